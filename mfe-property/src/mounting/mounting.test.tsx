import type { PropertyDetailsDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine } from '../test/company';
import { renderRemote } from '../test/render-remote';

const SIGHT = { id: 'P-7', name: 'M68 CCO', serial_number: 'AP12' };
/** As a hand scanner sends the mark on the sight. */
const MARK = '[)>\u001e06\u001d17V80063\u001d1PM68\u001dSAP12\u001e\u0004';
const scanned = (code: string | null) => {
  const item = code === MARK ? { id: SIGHT.id, name: SIGHT.name, serialNumber: SIGHT.serial_number } : null;
  const message = item ? '' : `${code} is not on the books.`;
  return { result: item ? 'found' : 'not-on-the-books', message, item, nearMisses: [], newUii: null };
};
const OFFERED = 'M68 CCO AP12 is offered to SPC Tanaka. Cancel the offer, or wait for the answer.';

test('LIFE-42 LIFE-49 a sight is mounted by a scan of its mark and taken off; a refusal is shown as a sentence and loses nothing', async () => {
  let now = carbine();
  let answers = 0;
  const { sent } = serve({
    'GET /api/property': () => page([now]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => now,
    'GET /api/property/scanned': ({ searchParams }) => scanned(searchParams.get('code')),
    'GET /api/ledger/history': () => page([]),
    'POST /api/property/P-1/mounts': (_, body) => {
      answers += 1;
      if (answers === 1) return refusal(409, OFFERED);
      const { position } = body as { position: string };
      now = carbine({ attached_components: [{ position, componentProperty: SIGHT }] } as PropertyDetailsDto);
      return now;
    },
    'DELETE /api/property/P-1/mounts/P-7': () => {
      now = carbine();
      return now;
    },
  });
  renderRemote('/property-book/P-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Mount Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mount Item' }));
  const code = await dialog.findByRole('textbox', { name: 'Serial number or code' });
  // What is typed before the dialog takes the focus would be lost. jsdom lays nothing out, so its box does not get it.
  await waitFor(() =>
    expect(code.closest('[role=dialog]')).toContainElement(document.activeElement as HTMLElement),
  );

  await userEvent.type(code, 'ZZ9{Enter}');
  expect(await dialog.findByText('ZZ9 is not on the books.')).toBeVisible();
  // It can be corrected, and the next code of a scanner takes its place.
  expect(code).toHaveValue('ZZ9');
  await userEvent.keyboard('ZZ8{Enter}');
  expect(await dialog.findByText('ZZ8 is not on the books.')).toBeVisible();
  expect(code).toHaveValue('ZZ8');
  fireEvent.change(code, { target: { value: MARK } });
  await userEvent.type(code, '{Enter}');
  expect(await dialog.findByText('AP12')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Mount Item' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mounted where' }), 'Top rail');
  await userEvent.click(dialog.getByRole('button', { name: 'Mount Item' }));
  expect(await dialog.findByText(OFFERED)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Mount Item' }));
  expect(await screen.findByText('Item Mounted')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
    Array(2).fill({ itemId: 'P-7', position: 'Top rail' }),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Take off, M68 CCO AP12' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Off' }));
  await userEvent.click(question.getByRole('button', { name: 'Take Off' }));
  expect(await screen.findByText('Item Taken Off')).toBeVisible();
  expect(await screen.findByText('Nothing is mounted on it')).toBeVisible();
});
