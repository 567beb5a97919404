import type { HandOverDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { ReceiptActs } from './receipt-acts';

const receipt = {
  id: 'HO-1',
  recipient: whitaker,
  lines: [],
  may: { dispute: true, settle: true },
} as unknown as HandOverDto;

test.each([
  ['dispute', 'Reason', 'reason', 'Dispute'],
  ['settle', 'Note', 'note', 'Settle'],
] as const)(
  'CNTR-28 to %s, blanks are no %s, and what the server says of it is shown',
  async (act, label, field, send) => {
    const words = `Enter a ${field}.`;
    const call = `POST /api/counter/handovers/HO-1/${act}`;
    const server = serve({ [call]: () => refusal(400, words, { fields: { [field]: words } }) });
    renderAt(`/counter/receipts/HO-1?dialog=${act}`, <ReceiptActs receipt={receipt} />);
    const input = await screen.findByLabelText(label);
    const press = async () => {
      const buttons = screen.getAllByRole('button', { name: send });
      await userEvent.click(buttons[buttons.length - 1]!);
    };
    await userEvent.type(input, '   ');
    await press();
    expect(await screen.findByText(`${label} is required`)).toBeVisible();
    expect(server.calls).not.toContain(call);
    await userEvent.type(input, 'x');
    await press();
    expect(await screen.findByText(words)).toBeVisible();
    expect(input).toHaveValue('   x');
  },
);
