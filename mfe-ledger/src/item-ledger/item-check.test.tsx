import type { DeviceMemory, EventBody } from '@hand-receipt/ledger';
import { noteBrowserChecks, queryClient } from '@hand-receipt/platform';
import { commander, page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recall } from '../device/recall';
import { MapMemories, installWorker } from '../test/fake-worker';
import { bodies, servedLog, shownEvent } from '../test/served-log';
import { ItemLedgerPanel } from './item-ledger-panel';

const HISTORY = 'GET /api/ledger/history';
const EVIDENCE = 'GET /api/ledger/items/P-0001/evidence';

const newestFirst = (list: readonly EventBody[]) => list.map(shownEvent).reverse();

function open(handlers: Parameters<typeof serve>[0]) {
  serve({ ...servedLog(bodies(7)), ...handlers });
  renderAt('/', <ItemLedgerPanel itemId="P-0001" serialNumber="W123456" />);
}

let memories: MapMemories;
beforeEach(() => {
  memories = new MapMemories();
  installWorker(memories);
});

const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Refresh the ledger of W123456' }));

test('a panel that shows every event as it is sealed says that this browser checked them', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(7))) });
  expect(
    await screen.findByText(/^This browser checked 7 of 7 events of this item against the sealed ledger\./),
  ).toBeVisible();
  const badge = screen.getByText('Chain intact');
  expect(badge.dataset.tooltip).toMatch(/^Checked by this browser \d\d[A-Z]{3}\d{4} \d{4}/);
});

test('a first visit, and one after the database was emptied, say what the check could rest on', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(7))) });
  expect(await screen.findByText(/It sees this ledger for the first time\.$/)).toBeVisible();
  memories.kept.clear();
  await refresh();
  const words = /This browser had forgotten the ledger\. It had seen 7 events on \d\d[A-Z]{3}\d{4}\.$/;
  expect(await screen.findByText(words)).toBeVisible();
});

test('events that the list leaves out are counted', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(7)).filter(({ seq }) => seq !== 2 && seq !== 4)) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('2 of 7 events for this item were not shown');
  // Over the list, where nobody has to scroll to it.
  const list = screen.getByRole('list', { name: 'Ledger of W123456' });
  expect(alert.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Chain intact')).not.toBeInTheDocument();
});

test('a list that leaves all of them out is found out too', async () => {
  open({ [HISTORY]: () => page([]) });
  expect(await screen.findByRole('alert')).toHaveTextContent('7 of 7 events for this item were not shown');
});

test('events that the evidence leaves out too are counted by the number that the newest one carries', async () => {
  const log = servedLog(bodies(7));
  open({
    [HISTORY]: () => page(newestFirst(bodies(7)).filter(({ seq }) => seq !== 3)),
    [EVIDENCE]: async (url: URL) => {
      const { size, events } = await log[EVIDENCE](url);
      return { size, events: events.filter(({ seq }) => seq !== 3) };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('1 of 7 events for this item were not shown');
});

test.each([
  ['what happened', { details: { result: 'missing', serialNumber: 'W123456' } }],
  ['its type', { eventType: 'CHECK IN' }],
  ['when', { timestamp: '2026-11-20T06:04:18.000Z' }],
  ['who did it', { userName: 'SPC Whitaker' }],
  ["whose act it was, by the person's id", { userId: 'U-0099' }],
  ['its transaction', { eventId: 'evt_other' }],
])('an event that reads otherwise than its sealed bytes is named: %s', async (_what, other) => {
  const events = newestFirst(bodies(7));
  events[1] = { ...events[1]!, ...other };
  open({ [HISTORY]: () => page(events) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Event #5 no longer matches its sealed hash');
  expect(screen.queryByText('Chain intact')).not.toBeInTheDocument();
});

test('an event recorded since the panel was read is news, not a fault', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(6))) });
  expect(await screen.findByText(/1 event was recorded since: refresh\.$/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the newest event left off is no news to a browser that saw it sealed before the panel was read', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(6))) });
  await screen.findByText(/1 event was recorded since: refresh\.$/);
  const [[key, seen]] = [...memories.kept] as [[string, DeviceMemory]];
  expect((await recall(memories, commander.id)).memory?.checkpoint).toEqual(seen.checkpoint);
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  memories.kept.set(key, { ...seen, checkpoint: { ...seen.checkpoint, seenAt: aMinuteAgo } });
  await refresh();
  expect(await screen.findByRole('alert')).toHaveTextContent('1 of 7 events for this item were not shown');
  expect(screen.queryByText('Chain intact')).not.toBeInTheDocument();
});

test('a check that could not be made takes back the verdict of the one before it', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(7))) });
  expect(await screen.findByText('Chain intact')).toBeVisible();
  serve({ [HISTORY]: () => refusal(503, 'Down.'), [EVIDENCE]: () => refusal(503, 'The ledger is busy.') });
  void queryClient.invalidateQueries({ queryKey: ['ledger'] });
  expect(await screen.findByText('This browser could not check these events.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Chain intact')).not.toBeInTheDocument());
  expect(screen.queryByText(/^This browser checked/)).not.toBeInTheDocument();
});

test('where the ledger as a whole does not hold, nothing of it is called intact', async () => {
  open({ [HISTORY]: () => page(newestFirst(bodies(7))) });
  expect(await screen.findByText('Chain intact')).toBeVisible();
  const outcome = {
    check: 'ledger of another',
    at: '2026-11-21T06:04:00.000Z',
    found: ['Event #2 is missing'],
  };
  await act(() => noteBrowserChecks([outcome]));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("This browser found what the server's own check did not.");
  expect(alert).toHaveTextContent('Event #2 is missing');
  expect(alert).toHaveTextContent('Stop transfers and report to your PBO.');
  expect(screen.queryByText('Chain intact')).not.toBeInTheDocument();
  expect(screen.queryByText(/^This browser checked/)).not.toBeInTheDocument();
});

test('evidence that does not come is no verdict', async () => {
  open({
    [HISTORY]: () => page(newestFirst(bodies(7))),
    [EVIDENCE]: () => refusal(503, 'The ledger is busy.'),
  });
  expect(await screen.findByText('This browser could not check these events.')).toBeVisible();
  expect(screen.getByText('The ledger is busy.')).toBeVisible();
  expect(screen.queryByText(/^This browser checked/)).not.toBeInTheDocument();
  expect(screen.queryByText('Chain intact')).not.toBeInTheDocument();
});
