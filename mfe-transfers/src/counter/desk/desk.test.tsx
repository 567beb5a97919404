import type {
  CounterDto,
  CounterItemDto,
  CounterReadingDto,
  CounterSessionDto,
  HandOverDto,
  PersonDto,
  PreparedDto,
} from '@hand-receipt/contracts';
import { DOUBLE_PRESS_MS } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';
import { connectionStore, Route, Routes } from '@hand-receipt/platform';
import { refusal, renderAt as renderSignedIn, serve } from '@hand-receipt/standalone/testing';
import { formatDateTime } from '@hand-receipt/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, signedIn, whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import CounterPage from '../counter-page';
import { storeSession } from './counter-session';

/** A list is kept for each counter: no test finds the list of another. */
let counters = 0;
const counterId = (): string => `CT-${counters}`;
const counterNow = (): CounterDto => ({ ...counter, id: counterId() });
const counter: CounterDto = {
  id: 'CT-0',
  name: 'Arms Room',
  kind: 'arms-room',
  unit: { id: 'B', name: 'B Co' },
  closed_at: null,
  stock: 12,
  out: 0,
  may: { operate: true, setUp: true, appoint: true, read: true },
};
const sessionNow = (): CounterSessionDto => ({
  id: 'CN-0001',
  counter: { id: counterId(), name: counter.name, unit: 'B Co' },
  operator: halloran,
  device_name: 'Window 1',
  opened_at: '2026-11-21T06:00:00.000Z',
  closed_at: null,
});
const itemOf = (id: string, serial: string): CounterItemDto => ({
  id,
  name: 'M4A1 Carbine',
  serial_number: serial,
  nsn: null,
  current_status: 'Operational',
  is_sensitive: true,
  in_stock: true,
  rack: '4',
  holder: halloran,
  possession: null,
  authorized: null,
  mounted: [],
  components: [],
});
const rifle = itemOf('P-1', 'W123456');
const other = itemOf('P-2', 'W123457');
const tanaka: PersonDto = { ...whitaker, id: 'U-9', lastName: 'Tanaka', name: 'SPC Tanaka' };

const nothing: CounterReadingDto = {
  kind: 'unknown',
  message: null,
  person: null,
  item: null,
  people: [],
  items: [],
  expected: [],
};
const READINGS: Record<string, CounterReadingDto> = {
  'HR1/U/U-2': { ...nothing, kind: 'person', person: whitaker },
  'HR1/U/U-9': { ...nothing, kind: 'person', person: tanaka },
  'HR1/I/P-1/W123456': { ...nothing, kind: 'item', item: rifle },
  'HR1/I/P-2/W123457': { ...nothing, kind: 'item', item: other },
  W1Z3456: {
    ...nothing,
    kind: 'candidates',
    message: 'W1Z3456 is not on the books. Is it W123456?',
    items: [rifle],
  },
};
const prepared = (items: readonly CounterItemDto[], given: Partial<PreparedDto> = {}): PreparedDto => ({
  lines: items.map((item, index) => ({
    line: index + 1,
    item,
    giver: halloran,
    verdict: 'ok',
    message: null,
    needs_reason: false,
  })),
  refusal: null,
  challenge: 'c'.repeat(43),
  content_hash: 'a'.repeat(64),
  expires_at: '2026-11-21T06:03:00.000Z',
  due_at: '2026-11-21T18:00:00.000Z',
  passkeys: [],
  ...given,
});
const handOver = {
  id: 'HO-0001',
  state: 'recorded',
  mode: 'draw',
  recipient: whitaker,
  operator: halloran,
  device: 'Window 1',
  act_at: '2026-11-21T06:00:00.000Z',
  lines: [{ line: 1, item: rifle }],
} as unknown as HandOverDto;

type Answers = Parameters<typeof serve>[0];
const itemsAsked = (body: unknown) =>
  (body as { lines: { itemId: string }[] }).lines.map(({ itemId }) => (itemId === 'P-1' ? rifle : other));

/** A server of the counter; what it does not know it refuses. */
let server: ReturnType<typeof serve>;
function answers(given: Answers = {}): void {
  server = serve({
    'GET /api/counters': () => [counterNow()],
    [`GET /api/counters/${counterId()}/out`]: () => ({
      counter: sessionNow().counter,
      out: 0,
      stock: 12,
      entries: [],
    }),
    [`GET /api/counters/${counterId()}/pack`]: () => ({ people: [{ ...whitaker, counter_ready: true }] }),
    'GET /api/counter/handovers': () => [],
    'GET /api/settings': () => ({ pinSet: true }),
    [`POST /api/counters/${counterId()}/sessions`]: () => sessionNow(),
    'POST /api/counter/read': (_url, body) =>
      READINGS[(body as { code: string }).code] ?? { ...nothing, message: 'This code is unknown here.' },
    'POST /api/counter/handovers/prepare': (_url, body) => prepared(itemsAsked(body)),
    'POST /api/counter/handovers': () => handOver,
    ...given,
  });
}

async function openDesk(path = '/counter') {
  const user = userEvent.setup({ delay: null });
  renderAt(
    path,
    <Routes>
      <Route path="/counter" element={<CounterPage />} />
      <Route path="/counter/:tab" element={<CounterPage />} />
    </Routes>,
  );
  await user.type(await screen.findByLabelText('This device'), 'Window 1');
  await user.click(screen.getByRole('button', { name: 'Open Counter' }));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveFocus());
  const scan = async (code: string) => {
    await user.keyboard(`${code.replace(/[[{]/g, '$&$&')}{Enter}`);
  };
  return { user, field, scan };
}

/** The body of the newest call. */
const bodyOf = (call: string): unknown =>
  [...server.sent].reverse().find(({ method, url }) => `${method} ${url}` === call)?.body;
const callsMade = (): string[] => server.calls;

const heard = async (words: string) => {
  expect(await screen.findByText(words, { selector: '[role=alert] span' })).toBeInTheDocument();
};

beforeEach(() => {
  counters += 1;
  sessionStorage.clear();
  localStorage.clear();
});

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
    counters += 1;
    sessionStorage.clear();
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
  await user.click(screen.getByRole('button', { name: 'Not right' }));
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

test('Back in the signing step gives the list back to the operator, and stays at the counter', async () => {
  answers();
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  await screen.findByText('SPC Whitaker, sign for 1 item');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText('SPC Whitaker, sign for 1 item')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' })).toBeVisible();
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

/** Types a PIN as a person does. */
async function typePin(user: ReturnType<typeof userEvent.setup>, pin: string) {
  for (const digit of pin) {
    await new Promise((resolve) => setTimeout(resolve, 45));
    await user.keyboard(digit);
  }
  await new Promise((resolve) => setTimeout(resolve, 45));
  await user.keyboard('{Enter}');
}

test('CNTR-21 a wrong PIN keeps the list and asks again; the right one signs, and it is kept nowhere', async () => {
  let tries = 0;
  answers({
    'POST /api/counter/handovers': () => {
      tries += 1;
      return tries === 1
        ? refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } })
        : handOver;
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  const pin = await screen.findByLabelText('Your PIN');
  await waitFor(() => expect(pin).toHaveFocus());
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  expect(pin).toHaveValue('');
  await waitFor(() => expect(pin).toBeEnabled());
  await typePin(user, '482917');
  await heard('SPC Whitaker signed for 1 item. Receipt HO-0001.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({
    confirmation: { method: 'pin-on-device', pin: '482917' },
    challenge: 'c'.repeat(43),
  });
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]);
  expect(kept).not.toContain('482917');
});

test('after a wrong PIN nothing is pressed in vain: the buttons wait until the list is shown again', async () => {
  let showAgain: () => void = () => undefined;
  let shown = 0;
  answers({
    'POST /api/counter/handovers': (_url, body) =>
      (body as { confirmation: { method: string } }).confirmation.method === 'own-session'
        ? { ...handOver, state: 'waiting' }
        : refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } }),
    'POST /api/counter/handovers/prepare': async (_url, body) => {
      shown += 1;
      if (shown === 3) await new Promise<void>((resolve) => (showAgain = resolve));
      return prepared(itemsAsked(body), { challenge: String(shown).repeat(43) });
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await new Promise((resolve) => setTimeout(resolve, 2 * DOUBLE_PRESS_MS));
  await user.keyboard('{Enter}');
  await screen.findByLabelText('Your PIN');
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS));
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  const phone = screen.getByRole('button', { name: 'On my own phone' });
  await waitFor(() => expect(phone).toBeDisabled());
  showAgain();
  await waitFor(() => expect(phone).toBeEnabled());
  await user.click(phone);
  await heard('1 item waits for SPC Whitaker to sign on their own phone.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ challenge: '3'.repeat(43) });
});

/** Alt and a digit, as the browser sends it wherever the focus is. */
const pressMode = (digit: number) => fireEvent.keyDown(document, { code: `Digit${digit}`, altKey: true });

test('while the recipient signs no key changes the mode, and a wrong PIN shows the same list again', async () => {
  let tries = 0;
  answers({
    'POST /api/counter/handovers': () => {
      tries += 1;
      return tries === 1
        ? refusal(403, 'The PIN is wrong.', { fields: { pin: 'The PIN is wrong.' } })
        : handOver;
    },
  });
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  const pin = await screen.findByLabelText('Your PIN');
  await waitFor(() => expect(pin).toHaveFocus());
  pressMode(2);
  await typePin(user, '482918');
  expect(await screen.findByText('The PIN is wrong.')).toBeVisible();
  pressMode(1);
  await waitFor(() => expect(pin).toBeEnabled());
  expect(screen.getByText(/^Draw from CPT Halloran\./)).toBeVisible();
  await typePin(user, '482917');
  await heard('SPC Whitaker signed for 1 item. Receipt HO-0001.');
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ mode: 'draw' });
  expect(screen.getByRole('radio', { name: /^Draw/ })).toBeChecked();
});

test('while the counter is locked no key changes the mode', async () => {
  answers();
  storeSession(signedIn.id, { session: sessionNow(), touchedAt: 0 });
  renderAt('/counter', <CounterPage />);
  await screen.findByText(/^Counter locked/);
  pressMode(2);
  expect(screen.getByRole('radio', { name: /^Draw/, hidden: true })).toBeChecked();
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

test('CNTR-42 the signing step without a connection offers nothing that needs the server', async () => {
  answers();
  const { scan, user } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  expect(await screen.findByRole('button', { name: 'On my own phone' })).toBeVisible();
  act(() => connectionStore.setState({ online: false }));
  expect(await screen.findByText('Needs a connection. The list is kept on this device.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'On my own phone' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Not right' })).toBeEnabled();
  act(() => connectionStore.setState({ online: true }));
  expect(await screen.findByRole('button', { name: 'On my own phone' })).toBeEnabled();
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

/** 1806 of a day, as the field has it. */
const paperOf = (daysAgo: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  return `${localDay(day)}T18:06`;
};
const onPaper = paperOf(1);

test('a paper log of more than 7 days ago is not entered, and its field says why', async () => {
  answers();
  const { user, scan } = await openDesk();
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  const field = screen.getByLabelText('Time on the paper');
  fireEvent.change(field, { target: { value: paperOf(9) } });
  expect(field).toHaveAccessibleDescription('Enter a paper log within 7 days.');
  expect(field).toBeInvalid();
  const asked = callsMade().length;
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await heard('Enter a paper log within 7 days.');
  expect(callsMade()).toHaveLength(asked);
});

test('a paper log that the server refuses says so in its words, at its field', async () => {
  const words = "The paper's time is before 20NOV2026 0600, when M4A1 Carbine W123456 was returned.";
  answers({
    'POST /api/counter/handovers/prepare': (_url, body) =>
      (body as { actAt?: string }).actAt
        ? refusal(400, words, { fields: { actAt: words } })
        : prepared(itemsAsked(body)),
  });
  const { user, scan } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await heard(words);
  expect(screen.getByLabelText('Time on the paper')).toHaveAccessibleDescription(words);
});

test('what is entered from the paper log needs its time and is sent with it; the next line has a time of its own', async () => {
  answers();
  const { user, field, scan } = await openDesk();
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await waitFor(() => expect(field).toHaveFocus());
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  await heard('Enter the time on the paper.');
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await screen.findByText('SPC Whitaker, sign for 1 item');
  expect(screen.getByText(formatDateTime(onPaper))).toBeVisible();
  const actAt = new Date(onPaper).toISOString();
  expect(bodyOf('POST /api/counter/handovers/prepare')).toMatchObject({ actAt });
  await user.click(screen.getByRole('button', { name: 'On my own phone' }));
  await waitFor(() => expect(screen.getByLabelText('Time on the paper')).toHaveValue(''));
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ actAt });
});

test('a return from the paper log waits for its time, and is sent with it', async () => {
  answers({
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Whitaker.',
      changed: true,
      handover: null,
    }),
  });
  const { user, scan } = await openDesk();
  await user.keyboard('{Alt>}[Digit2]{/Alt}');
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await scan('HR1/I/P-1/W123456');
  await heard('Enter the time on the paper.');
  expect(callsMade()).not.toContain('POST /api/counter/returns');
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await scan('HR1/I/P-1/W123456');
  await heard('M4A1 Carbine W123456 is back from SPC Whitaker.');
  const taken = within(screen.getByRole('region', { name: 'Taken back' }));
  expect(taken.getByText('W123456')).toBeVisible();
  expect(bodyOf('POST /api/counter/returns')).toMatchObject({
    itemId: 'P-1',
    actAt: new Date(onPaper).toISOString(),
  });
});

test('Take Back of Who Is Out opens Return with what the person has', async () => {
  const out = {
    item: { id: 'P-1', name: rifle.name, serial_number: rifle.serial_number },
    person: whitaker,
    basis: 'draw',
    state: 'out',
    since: '2026-11-21T06:00:00.000Z',
    due_at: '2026-11-21T18:00:00.000Z',
    handover_id: 'HO-0001',
  };
  answers({
    [`GET /api/counters/${counterId()}/out`]: () => ({
      counter: sessionNow().counter,
      out: 1,
      stock: 12,
      entries: [out],
    }),
    'POST /api/counter/read': () => ({ ...nothing, kind: 'item', item: rifle }),
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Whitaker.',
      changed: true,
      handover: null,
    }),
  });
  const { user } = await openDesk(`/counter?from=${whitaker.id}`);
  expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Take back M4A1 Carbine W123456' }));
  await heard('M4A1 Carbine W123456? Press Enter to take it back.');
  await user.keyboard('{Enter}');
  await heard('M4A1 Carbine W123456 is back from SPC Whitaker.');
  expect(bodyOf('POST /api/counter/returns')).toMatchObject({ itemId: 'P-1' });
});
