import type { CounterDto, CounterSessionDto, HandOverDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { formatDate } from '@hand-receipt/ui';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, signedIn, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { storeSession } from '../desk/counter-session';
import { ChangeDialog } from './change-dialog';

const counter = { id: 'CT-1', name: 'Arms Room' } as CounterDto;
const session: CounterSessionDto = {
  id: 'CN-1',
  counter: { id: 'CT-1', name: 'Arms Room', unit: 'B Co' },
  operator: halloran,
  device_name: 'Window 1',
  opened_at: '2026-11-21T06:00:00.000Z',
  closed_at: null,
};
const dayIn = (days: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 18);
};
const receiptDue = (due: Date): HandOverDto =>
  ({
    id: 'HO-1',
    recipient: whitaker,
    act_at: '2026-11-21T06:00:00.000Z',
    due_at: due.toISOString(),
    lines: [],
    changes: [],
  }) as unknown as HandOverDto;

function show(due: Date) {
  storeSession(signedIn.id, { session, touchedAt: Date.now() });
  const server = serve({
    'POST /api/temporary-receipts/HO-1/prepare': () => refusal(400, 'The due time has passed.'),
  });
  const props = { onClose: jest.fn(), onConverted: jest.fn() };
  renderAt(
    '/counter/temporary',
    <ChangeDialog counter={counter} receipt={receiptDue(due)} act="extend" {...props} />,
  );
  return { server, field: screen.getByLabelText('Due back on') };
}
const turn = () => userEvent.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker' }));

test('an extension says when the receipt is due now, and takes a later day only', async () => {
  const due = dayIn(10);
  const { server, field } = show(due);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(`Due now ${formatDate(due)}.`));
  expect(field).toHaveAttribute('min', localDay(dayIn(11)));
  fireEvent.change(field, { target: { value: localDay(due) } });
  await turn();
  expect(await screen.findByText(`Choose a day after ${formatDate(due)}.`)).toBeVisible();
  expect(server.calls).toEqual([]);
});

test('an overdue receipt is extended until today at the earliest', async () => {
  const { field } = show(dayIn(-4));
  expect(field).toHaveAttribute('min', localDay(dayIn(0)));
  fireEvent.change(field, { target: { value: localDay(dayIn(-1)) } });
  await turn();
  expect(await screen.findByText('This day is over')).toBeVisible();
});
