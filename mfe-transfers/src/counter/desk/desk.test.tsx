import type { PreparedDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { refusal, renderAt as renderSignedIn } from '@hand-receipt/standalone/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  answers,
  bodyOf,
  callsMade,
  heard,
  itemsAsked,
  nothing,
  openDesk,
  prepared,
  rifle,
  startAfresh,
} from '../../test/desk';
import { halloran, signedIn } from '../../test/people';
import { renderAt } from '../../test/render';
import CounterPage from '../counter-page';

beforeEach(startAfresh);

test('CNTR-01 a person without any right gets the 404 page; a Commander sets the first counter up', async () => {
  answers({ 'GET /api/counters': () => [] });
  const soldier = renderSignedIn('/counter', <CounterPage />, { user: { ...signedIn, role: 'Soldier' } });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  soldier.unmount();
  renderAt('/counter', <CounterPage />);
  expect(await screen.findByText('No counter yet')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Counter' })).not.toBeInTheDocument();
});

test('CNTR-03 person first and items first send the same list', async () => {
  const lists: unknown[] = [];
  for (const order of [
    ['HR1/U/U-2', 'HR1/I/P-1/W123456'],
    ['HR1/I/P-1/W123456', 'HR1/U/U-2'],
  ]) {
    startAfresh();
    answers();
    const { scan, user } = await openDesk();
    for (const code of order) await scan(code);
    await heard(order[1] === 'HR1/U/U-2' ? 'SPC Whitaker' : 'Added M4A1 Carbine W123456');
    await user.keyboard('{Enter}');
    await screen.findByText('SPC Whitaker, sign for 1 item');
    const body = bodyOf('POST /api/counter/handovers/prepare') as Record<string, unknown>;
    lists.push({ ...body, draftId: null });
    cleanup();
  }
  expect(lists[0]).toEqual(lists[1]);
});

test('CNTR-06 an item scanned twice is one line; a near miss adds nothing and names the candidates', async () => {
  answers();
  const { scan } = await openDesk();
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await scan('HR1/I/P-1/W123456');
  await heard('Already on the list');
  expect(screen.getAllByRole('button', { name: /^Remove M4A1/ })).toHaveLength(1);
  await scan('W1Z3456');
  await heard('W1Z3456 is not on the books. Is it W123456?');
  expect(screen.getByRole('button', { name: 'M4A1 Carbine W123456' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove M4A1/ })).toHaveLength(1);
});

test("CNTR-07 a second person while lines are open changes nothing; a person's card twice adds nothing", async () => {
  answers();
  const { scan, field } = await openDesk();
  await scan('HR1/U/U-2');
  await heard('SPC Whitaker');
  await scan('HR1/U/U-2');
  await heard('SPC Whitaker is on the list already.');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await scan('HR1/U/U-9');
  await heard('Finish SPC Whitaker first.');
  expect(screen.getByText('SPC Whitaker', { selector: 'p' })).toBeVisible();
  expect(field).toHaveFocus();
});

test('CNTR-08 an unknown code is in no storage afterwards, and two codes at once are sent nowhere', async () => {
  answers();
  const { scan, field } = await openDesk();
  await scan('CAC-1234-SECRET');
  await heard('This code is unknown here.');
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept).not.toContain('CAC-1234-SECRET');
  expect(field).toHaveValue('');
  const before = callsMade().filter((call) => call === 'POST /api/counter/read').length;
  await scan('HR1/U/U-2HR1/U/U-9');
  await heard('Two codes came at once. Scan one at a time.');
  await scan('HR1-U-Uß2');
  await heard('The scanner types for another keyboard. Set scanner and device to the same one.');
  expect(callsMade().filter((call) => call === 'POST /api/counter/read')).toHaveLength(before);
});

test('CNTR-02 the focus comes back after a button; Alt+2 sets the mode', async () => {
  answers();
  const { user, field, scan } = await openDesk();
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('button', { name: 'Remove M4A1 Carbine W123456' }));
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Alt>}2{/Alt}');
  expect(await screen.findByRole('radio', { name: /^Return/ })).toBeChecked();
  await waitFor(() => expect(field).toHaveFocus());
});

/** The weapon of another person: it passes with a reason, as the server says it. */
const AUTHORIZED_FOR_HALLORAN = 'M4A1 Carbine W123456 is authorized for SSG Halloran.';
const needsReason = (_url: unknown, body: unknown): PreparedDto => {
  const { lines } = body as { lines: { reason?: string }[] };
  const all = prepared(itemsAsked(body));
  const isRight = lines[0]?.reason !== undefined;
  return {
    ...all,
    challenge: isRight ? all.challenge : null,
    content_hash: isRight ? all.content_hash : null,
    lines: all.lines.map((line) => ({
      ...line,
      item: { ...line.item, authorized: halloran },
      ...(isRight
        ? {}
        : { verdict: 'warning' as const, message: AUTHORIZED_FOR_HALLORAN, needs_reason: true }),
    })),
  };
};

test('CNTR-35 a reason goes with its person: the next one passes with a reason of their own only', async () => {
  answers({ 'POST /api/counter/handovers/prepare': needsReason });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard(AUTHORIZED_FOR_HALLORAN);
  await user.type(screen.getByLabelText('Reason, W123456'), 'Halloran on leave');
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await screen.findByText('SPC Whitaker, sign for 1 item');
  await user.click(screen.getByRole('button', { name: 'Not Right' }));
  // It was accepted, and can be corrected all the same.
  expect(await screen.findByLabelText('Reason, W123456')).toHaveValue('Halloran on leave');
  await user.click(screen.getByRole('button', { name: 'Remove SPC Whitaker' }));
  expect(screen.queryByLabelText('Reason, W123456')).not.toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await scan('HR1/U/U-9');
  await heard(AUTHORIZED_FOR_HALLORAN);
  expect(screen.getByLabelText('Reason, W123456')).toHaveValue('');
  await user.keyboard('{Enter}');
  await heard(`${AUTHORIZED_FOR_HALLORAN} Give a reason.`);
  expect(screen.queryByText('SPC Tanaka, sign for 1 item')).not.toBeInTheDocument();
});

test('the last acts say that they are being read, and that they could not be read', async () => {
  let answer: (given: unknown) => void = () => undefined;
  let tries = 0;
  answers({
    'GET /api/counter/handovers': () => {
      tries += 1;
      if (tries > 1) return refusal(500, 'Something failed on the server.');
      return new Promise((resolve) => (answer = resolve));
    },
  });
  await openDesk();
  const acts = screen.getByRole('region', { name: 'Last acts' });
  expect(within(acts).getByText('Loading the last acts...')).toBeInTheDocument();
  answer(refusal(500, 'Something failed on the server.'));
  expect(await within(acts).findByText('Failed to load the last acts', {}, { timeout: 5000 })).toBeVisible();
  expect(within(acts).queryByText('Nothing was handed over yet.')).not.toBeInTheDocument();
  expect(within(acts).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without a connection the last acts say so', async () => {
  answers({ 'GET /api/counter/handovers': () => Response.error() });
  await openDesk();
  const acts = screen.getByRole('region', { name: 'Last acts' });
  expect(await within(acts).findByText('Needs a connection.', {}, { timeout: 5000 })).toBeVisible();
});

test('an item of another counter is not added, in the words of the server', async () => {
  const words = 'M4A1 Carbine W123456 is not kept at Arms Room.';
  answers({
    'POST /api/counter/handovers/prepare': (_url, body) => {
      const all = prepared(itemsAsked(body), { challenge: null, content_hash: null });
      return { ...all, lines: all.lines.map((line) => ({ ...line, verdict: 'refused', message: words })) };
    },
  });
  const { scan, field } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard(words);
  expect(screen.queryByRole('button', { name: /^Remove M4A1/ })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('CNTR-03 items first: an item that nobody can be handed is not added, in the words of the server', async () => {
  const words = 'M4A1 Carbine W123456 is out with SPC Tanaka since 21NOV2026 0900.';
  answers({
    'POST /api/counter/read': (_url, body) => {
      const { mode } = body as { mode?: string };
      return { ...nothing, kind: 'item', item: rifle, refusal: mode === 'draw' ? words : null };
    },
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Tanaka.',
      changed: true,
      handover: null,
    }),
  });
  const { scan, field, user } = await openDesk();
  await scan('HR1/I/P-1/W123456');
  await heard(words);
  expect(screen.queryByRole('button', { name: /^Remove M4A1/ })).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  // What is out is what a return wants.
  await user.keyboard('{Alt>}2{/Alt}');
  await scan('HR1/I/P-1/W123456');
  await heard('M4A1 Carbine W123456 is back from SPC Tanaka.');
});

test('a temporary receipt is due within the days that the unit allows', async () => {
  answers({ 'GET /api/unit-settings': () => [{ key: 'counter.temporaryDays', value: 14 }] });
  const { user } = await openDesk();
  await user.click(screen.getByRole('radio', { name: /^Temporary/ }));
  const last = new Date();
  last.setDate(last.getDate() + 14);
  const due = await screen.findByLabelText('Due back (14 days unless you choose)');
  expect(due).toHaveAttribute('max', localDay(last));
});

test('CNTR-46 Enter in a reason leads back to the field for codes', async () => {
  answers({ 'POST /api/counter/handovers/prepare': needsReason });
  const { scan, user, field } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard(AUTHORIZED_FOR_HALLORAN);
  const reason = screen.getByLabelText('Reason, W123456');
  await user.type(reason, 'Halloran on leave{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  await scan('HR1/I/P-2/W123457');
  expect(reason).toHaveValue('Halloran on leave');
  expect(await screen.findByRole('button', { name: 'Remove M4A1 Carbine W123457' })).toBeVisible();
});

test('a session that ended in the middle is said, and the list is back in the next one', async () => {
  answers({
    'POST /api/counter/handovers/prepare': () => refusal(403, 'This session at Arms Room is closed.'),
  });
  const { scan } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  expect(await screen.findByText('This session at Arms Room is closed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open Counter' })).toBeVisible();
});
