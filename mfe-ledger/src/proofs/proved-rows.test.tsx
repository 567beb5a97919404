import type { CorrectionEventDto, LedgerEventDto } from '@hand-receipt/contracts';
import { ledgerVerdicts, queryClient } from '@hand-receipt/platform';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ActivityLogCard } from '../activity-log/activity-log-card';
import CorrectionLogPage from '../correction-log/correction-log-page';
import LedgerHistoryPage from '../ledger-history/ledger-history-page';
import { HistoryPanel } from '../ledger-verification/history-panel';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker, MapMemories } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog, shownEvent } from '../test/served-log';

const HISTORY = 'GET /api/ledger/history';
const CORRECTIONS = 'GET /api/corrections';
const EVIDENCE = 'GET /api/ledger/evidence';
const NOT_PROVED = 'Not proved: not in the sealed ledger.';
const ALL_PROVED = 'All 4 entries on this page were proved by this browser.';

type Handlers = Parameters<typeof serve>[0];
const log = servedLog(bodies(7));
const newest = () => bodies(7).slice(-4).map(shownEvent).reverse();

const SCREENS: [string, ReactNode][] = [
  ['Ledger History', <LedgerHistoryPage key="history" />],
  ['Activity Log', <ActivityLogCard key="activity" />],
  ['the table on Ledger Verification', <HistoryPanel key="table" findings={[]} />],
];

function open(screenOf: ReactNode, shown: readonly LedgerEventDto[], handlers: Handlers = {}) {
  installWorker(new MapMemories());
  const served = serve({ ...log, [HISTORY]: () => page(shown), ...handlers });
  renderAt('/', screenOf);
  return served;
}

/** What this browser has found, as every place that shows the verdict reads it. */
const found = () => ledgerVerdicts.getState().kept.failures.flatMap((failure) => failure.found);
const forged = (seq: number, change: Partial<LedgerEventDto>) =>
  newest().map((event) => (event.seq === seq ? { ...event, ...change } : event));
const rowOf = async (text: string) => {
  const mark = await screen.findByText(text);
  return mark.closest<HTMLElement>('tr, li')!;
};

describe.each(SCREENS)('%s', (_name, view) => {
  test('EVID-28 rows as the sealed ledger has them are proved', async () => {
    const { calls } = open(view, newest());
    expect(await screen.findByText(ALL_PROVED)).toBeVisible();
    expect(calls).toContain('GET /api/ledger/evidence?seqs=6%2C5%2C4%2C3&size=7');
    expect(screen.queryByText(NOT_PROVED)).toBeNull();
    expect(found()).toEqual([]);
  });

  test.each([
    ['another actor', { userName: 'SPC Whitaker' }],
    ['other details', { details: { result: 'missing', serialNumber: 'W123456' } }],
    ['another time', { timestamp: '2026-11-20T06:04:18.000Z' }],
    ['another item', { itemId: 'P-0002' }],
  ])('EVID-28 a row with %s is marked, and is a finding of this browser', async (_what, change) => {
    open(view, forged(5, change));
    expect(await rowOf(NOT_PROVED)).toBeVisible();
    expect(
      await screen.findByText(/^3 of 4 entries on this page were proved by this browser\./),
    ).toBeVisible();
    expect(screen.getAllByText(NOT_PROVED)).toHaveLength(1);
    await waitFor(() => expect(found()).toEqual(['Event #5 no longer matches its sealed hash']));
  });

  test('EVID-28 a row that the ledger does not have is marked after the list was read again', async () => {
    const invented = shownEvent(bodyAt(7, { eventId: 'evt_invented' }));
    const { calls } = open(view, [invented, ...newest().slice(0, 3)]);
    expect(await screen.findByText(NOT_PROVED)).toBeVisible();
    expect(found()).toEqual(['Event #7 is shown, and the sealed ledger does not have it']);
    expect(calls.filter((call) => call.startsWith(HISTORY))).toHaveLength(2);
  });

  test('a row that the person no longer sees is no finding', async () => {
    const lost = 5;
    let lists = 0;
    open(view, [], {
      [HISTORY]: () => page(lists++ === 0 ? newest() : newest().filter(({ seq }) => seq !== lost)),
      [EVIDENCE]: async (url: URL) => {
        const { size, events } = await log[EVIDENCE](url);
        return { size, events: events.filter(({ seq }) => seq !== lost) };
      },
    });
    expect(await screen.findByText('All 3 entries on this page were proved by this browser.')).toBeVisible();
    expect(screen.queryByText(NOT_PROVED)).toBeNull();
    expect(found()).toEqual([]);
  });

  test('EVID-28 a damaged row is not proved', async () => {
    const nothing = { eventType: '', eventId: '', userId: '', userName: '', itemId: null, details: {} };
    open(view, forged(4, { ...nothing, damaged: true }));
    const row = await rowOf('Event #4 is damaged and is not shown.');
    expect(await within(row).findByText(NOT_PROVED)).toBeVisible();
  });

  test('evidence that does not come proves nothing and accuses nobody', async () => {
    open(view, newest(), { [EVIDENCE]: () => refusal(503, 'The ledger is busy.') });
    const line = 'This browser could not prove these entries: The ledger is busy.';
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.queryByText(NOT_PROVED)).toBeNull();
    expect(found()).toEqual([]);
  });

  test('a serial number that the PIN hides is not held against the row', async () => {
    open(view, forged(5, { details: { result: 'verified', serialNumber: '••••••' } }));
    expect(await screen.findByText(/Enter the PIN to have them proved\.$/)).toBeVisible();
    expect(found()).toEqual([]);
  });
});

const corrected = bodyAt(7, {
  type: 'CORRECTION',
  details: { originalEventId: 'evt_2', originalSeq: 2, originalEventType: 'VERIFICATION', reason: 'Misread' },
});
const correction: CorrectionEventDto = {
  eventId: corrected.eventId,
  originalEventId: 'evt_2',
  correctionTimestamp: corrected.ts,
  correctingUserId: 'U-0001',
  reason: 'Misread',
  originalEventType: 'VERIFICATION',
  ledgerTransactionId: corrected.eventId,
  ledgerSequenceNumber: 7,
};

function openCorrections(shown: readonly CorrectionEventDto[]) {
  installWorker(new MapMemories());
  serve({ ...servedLog([...bodies(7), corrected]), [CORRECTIONS]: () => shown });
  renderAt('/correction-log', <CorrectionLogPage />);
}

test('EVID-28 a correction as the sealed ledger has it is proved', async () => {
  openCorrections([correction]);
  expect(await screen.findByText('The entry on this page was proved by this browser.')).toBeVisible();
  expect(found()).toEqual([]);
});

test.each([
  ['another reason', { reason: 'Lost at the range' }, 7],
  ['another writer', { correctingUserId: 'U-0099' }, 7],
  ['the place of an event that is no correction', { ledgerSequenceNumber: 3 }, 3],
])('EVID-28 a correction with %s is marked', async (_what, change, seq) => {
  openCorrections([{ ...correction, ...change }]);
  const mark = await screen.findByText(NOT_PROVED);
  // In the cell of the reason, so that it is read with the row.
  expect(mark.closest('td')).toHaveTextContent('reason' in change ? 'Lost at the range' : 'Misread');
  expect(found()).toEqual([`Event #${seq} no longer matches its sealed hash`]);
});

test('EVID-28 what was found of a row stands until that row is proved, also if it was proved before', async () => {
  let shown = newest();
  open(<ActivityLogCard />, [], { [HISTORY]: () => page(shown) });
  const readAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['ledger', 'recent'] }));
  expect(await screen.findByText(ALL_PROVED)).toBeVisible();
  shown = forged(5, { userName: 'SPC Whitaker' });
  await readAgain();
  await screen.findByText(NOT_PROVED);
  await waitFor(() => expect(found()).toHaveLength(1));
  shown = newest();
  await readAgain();
  expect(await screen.findByText(ALL_PROVED)).toBeVisible();
  await waitFor(() => expect(found()).toEqual([]));
});

test('rows of a ledger that was rewritten are not called proved', async () => {
  const memories = new MapMemories();
  installWorker(memories);
  serve({ ...log, [HISTORY]: () => page(newest()) });
  const { askDevice } = await import('../device/ask-device');
  await askDevice({ kind: 'ledger', person: 'U-0001' });
  const other = bodies(7).map((body) => ({ ...body, details: { result: 'missing' } }));
  serve({ ...servedLog(other), [HISTORY]: () => page(other.slice(-4).map(shownEvent).reverse()) });
  renderAt('/', <ActivityLogCard />);
  expect(
    await screen.findByText('The ledger does not hold, so no entry on this page is proved.'),
  ).toBeVisible();
  expect(found()).toHaveLength(1);
});

test('EVID-28 Check Here reads the rows on screen again and proves them again', async () => {
  let shown = forged(5, { userName: 'SPC Whitaker' });
  open(<LedgerVerificationPage />, [], {
    [HISTORY]: () => page(shown),
    'GET /api/verification/database': () => verdict(),
  });
  await screen.findByText(NOT_PROVED);
  await waitFor(() => expect(found()).toHaveLength(1));
  shown = newest();
  await userEvent.click(screen.getByRole('button', { name: 'Check Here' }));
  expect(await screen.findByText(ALL_PROVED)).toBeVisible();
  await waitFor(() => expect(found()).toEqual([]));
});
