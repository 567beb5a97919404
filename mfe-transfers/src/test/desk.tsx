import type {
  CounterDto,
  CounterItemDto,
  CounterReadingDto,
  CounterSessionDto,
  HandOverDto,
  PreparedDto,
  ServedPersonDto,
} from '@hand-receipt/contracts';
import { Route, Routes } from '@hand-receipt/platform';
import { serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CounterPage from '../counter/counter-page';
import { halloran, whitaker } from './people';
import { renderAt } from './render';

/** A list is kept for each counter: no test finds the list of another. */
let counters = 0;
export const counterId = (): string => `CT-${counters}`;
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
export const sessionNow = (): CounterSessionDto => ({
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
export const rifle = itemOf('P-1', 'W123456');
const other = itemOf('P-2', 'W123457');
const tanaka: ServedPersonDto = { ...whitaker, id: 'U-9', lastName: 'Tanaka', name: 'SPC Tanaka' };

export const nothing: CounterReadingDto = {
  kind: 'unknown',
  message: null,
  person: null,
  item: null,
  refusal: null,
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
export const prepared = (
  items: readonly CounterItemDto[],
  given: Partial<PreparedDto> = {},
): PreparedDto => ({
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
export const handOver = {
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
export const itemsAsked = (body: unknown) =>
  (body as { lines: { itemId: string }[] }).lines.map(({ itemId }) => (itemId === 'P-1' ? rifle : other));

/** A server of the counter; what it does not know it refuses. */
let server: ReturnType<typeof serve>;
export function answers(given: Answers = {}): void {
  server = serve({
    'GET /api/counters': () => [counterNow()],
    [`GET /api/counters/${counterId()}/out`]: () => ({
      counter: sessionNow().counter,
      out: 0,
      stock: 12,
      entries: [],
    }),
    [`GET /api/counters/${counterId()}/pack`]: () => ({
      people: [{ ...whitaker, counter_ready: true, counter_pin: 'ready', counter_refusal: null }],
    }),
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

/** The desk of a counter that was just opened. */
export async function openDesk(path = '/counter') {
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
export const bodyOf = (call: string): unknown =>
  [...server.sent].reverse().find(({ method, url }) => `${method} ${url}` === call)?.body;
export const callsMade = (): string[] => server.calls;

export const heard = async (words: string) => {
  expect(await screen.findByText(words, { selector: '[role=alert] span' })).toBeInTheDocument();
};

/** Another counter, and nothing kept on the device: for each test before it begins. */
export function startAfresh(): void {
  counters += 1;
  sessionStorage.clear();
  localStorage.clear();
}
