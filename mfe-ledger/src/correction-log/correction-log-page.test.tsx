import type { CorrectionEventDto } from '@hand-receipt/contracts';
import { queryClient, sessionStore } from '@hand-receipt/platform';
import { commander, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import CorrectionLogPage from './correction-log-page';

const CORRECTIONS = 'GET /api/corrections';
const open = () => renderAt('/correction-log', <CorrectionLogPage />);

const correction: CorrectionEventDto = {
  eventId: 'evt_0c',
  originalEventId: 'evt_0a',
  correctionTimestamp: '2026-11-21T06:04:18',
  correctingUserId: 'U-0002',
  reason: 'Serial number misread at the arms room',
  originalEventType: 'VERIFICATION',
  ledgerTransactionId: 'tx_77',
  ledgerSequenceNumber: null,
};

test('LEDG-10 LEDG-11 LEDG-13 a correction shows every field, and N/A for what the ledger did not give', async () => {
  serve({ [CORRECTIONS]: () => [correction] });
  open();
  const table = await screen.findByRole('table');
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual([
    'Event ID',
    'Original Event ID',
    'Timestamp',
    'Corrected By User',
    'Reason',
    'Original Event Type',
    'Ledger Transaction ID',
    'Ledger Sequence Number',
  ]);
  const cells = (await within(table).findAllByRole('cell')).map((cell) => cell.textContent);
  expect(cells).toEqual([
    'evt_0c',
    'evt_0a',
    '2026-11-21 06:04:18',
    'U-0002',
    'Serial number misread at the arms room',
    'VERIFICATION',
    'tx_77',
    'N/A',
  ]);
  expect(screen.getByRole('link', { name: 'evt_0a' })).toHaveAttribute(
    'href',
    '/ledger-verification?q=evt_0a',
  );
});

test('LEDG-12 the log waits for the session, then for the corrections, and says when there are none', async () => {
  let answer: (value: unknown) => void = () => {};
  serve({ [CORRECTIONS]: () => new Promise((resolve) => (answer = resolve)) });
  open();
  act(() => sessionStore.setState({ status: 'loading', user: null }));
  expect(screen.getByText('Initializing authentication...')).toBeInTheDocument();
  act(() => sessionStore.setState({ status: 'authenticated', user: commander }));
  expect(await screen.findByText('Loading correction events...')).toBeInTheDocument();
  answer([]);
  expect(await screen.findByText('No correction events found.')).toBeVisible();
});

const FAILURES = [
  ['the message', 'Corrections are for leaders.', 'Corrections are for leaders.'],
  ['the words of the log where there is none', '', 'Failed to fetch correction log.'],
] as const;

test.each(FAILURES)(
  'LEDG-12 ERR-31 a log that fails shows an error box with %s',
  async (_, message, shown) => {
    serve({ [CORRECTIONS]: () => refusal(500, message) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  },
);

test('EVID-02 a damaged correction is listed with its place and without contents', async () => {
  const damaged = { ...correction, eventId: '', originalEventId: '', correctingUserId: '', reason: '' };
  const texts = {
    originalEventType: '',
    ledgerTransactionId: null,
    ledgerSequenceNumber: 631,
    damaged: true,
  };
  serve({ [CORRECTIONS]: () => [correction, { ...damaged, ...texts }] });
  open();
  const reason = await screen.findByText('Event #631 is damaged and is not shown.');
  const row = within(reason.closest('tr')!);
  expect(row.getByText('631')).toBeVisible();
  expect(row.getAllByText('N/A')).toHaveLength(6);
  expect(row.queryByRole('link')).toBeNull();
});

function onPhone() {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}

test('on a phone each event id is a line of its own that a finger hits', async () => {
  onPhone();
  serve({ [CORRECTIONS]: () => [correction] });
  open();
  for (const id of [correction.eventId, correction.originalEventId]) {
    expect(await screen.findByRole('link', { name: id })).toHaveClass('hr-link-line');
  }
  jest.restoreAllMocks();
});

test('on a phone corrections that cannot be read again stay, with the error below them', async () => {
  onPhone();
  let isDown = false;
  serve({ [CORRECTIONS]: () => (isDown ? refusal(500, 'Something went wrong.') : [correction]) });
  open();
  await screen.findByRole('link', { name: correction.eventId });
  isDown = true;
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByRole('link', { name: correction.eventId })).toBeVisible();
  jest.restoreAllMocks();
});
