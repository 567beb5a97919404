import { hash } from '@node-rs/argon2';
import type { CommitHandOverDto, HandOverDto } from '@hand-receipt/contracts';
import { randomUUID } from 'node:crypto';
import { type Company, testCompany } from '../custody/company';
import { type Calls, callsOf } from '../support/call';

export const PIN = '482915';
/** 21NOV2026 0900 in local time. */
export const MORNING = new Date(2026, 10, 21, 9, 0);

export interface CounterCompany extends Company, Pick<Calls, 'ok' | 'refused' | 'send'> {
  counterId: string;
  /** Of brandt, who operates the counter. */
  sessionId: string;
  /** Enters an item and puts it into the stock. */
  stocked(name?: string): Promise<string>;
  /** Lets a person sign with the PIN of the fixture. */
  givePin(userId: string): Promise<void>;
  content(wanted: Partial<CommitHandOverDto> & { items: string[] }): CommitHandOverDto;
  /** Prepares and commits a list as brandt, with the recipient's PIN. */
  handOver(wanted: Partial<CommitHandOverDto> & { items: string[] }): Promise<HandOverDto>;
  /** A list with the challenge of its preparation. */
  prepared(wanted: Partial<CommitHandOverDto> & { items: string[] }): Promise<CommitHandOverDto>;
  out(): Promise<[string, string][]>;
}

const pinHash = hash(PIN, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** A company with an arms room, which brandt operates for halloran, who holds its weapons. */
export async function counterCompany(): Promise<CounterCompany> {
  const company = await testCompany();
  const calls = callsOf(company);
  const { database, ids, clock } = company;
  clock.set(MORNING);
  const never = new Date(2100, 0, 1);
  await database.db.updateTable('sessions').set({ last_seen_at: never, expires_at: never }).execute();
  const givePin = async (user_id: string) => {
    const row = { user_id, pin_hash: await pinHash, set_at: MORNING, counter_ready: true };
    await database.db.insertInto('user_pin').values(row).execute();
  };
  for (const who of ['whitaker', 'tanaka', 'petrov', 'voss'] as const) await givePin(ids[who]);
  const counter = await calls.ok('halloran', 'POST /api/counters', {
    body: { name: 'Arms Room', unitId: 'B', kind: 'arms-room' },
  });
  const params = { id: counter.id };
  // Its tests are about hand-overs; `room-count.test.ts` is about this.
  await calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key: 'counter.countFirst', value: false, version: 0 },
  });
  await calls.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
    params: { id: counter.id, userId: ids.brandt },
    body: { until: '2027-11-21', orderReference: 'Orders 325-01' },
  });
  const session = await calls.ok('brandt', 'POST /api/counters/:id/sessions', {
    params,
    body: { deviceName: 'Window 1' },
  });
  const content: CounterCompany['content'] = ({ items, ...rest }) => ({
    sessionId: session.id,
    draftId: randomUUID(),
    mode: 'draw',
    recipientId: ids.whitaker,
    lines: items.map((itemId) => ({ itemId })),
    challenge: 'A'.repeat(43),
    contentHash: '0'.repeat(64),
    confirmation: { method: 'pin-on-device', pin: PIN },
    ...rest,
  });
  const prepared: CounterCompany['prepared'] = async (wanted) => {
    const whole = content(wanted);
    const { challenge: _, contentHash: __, confirmation: ___, ...body } = whole;
    const answer = await calls.ok('brandt', 'POST /api/counter/handovers/prepare', { body });
    if (!answer.challenge || !answer.content_hash) throw new Error(JSON.stringify(answer));
    return { ...whole, challenge: answer.challenge, contentHash: answer.content_hash };
  };
  return {
    ...company,
    ...calls,
    counterId: counter.id,
    sessionId: session.id,
    givePin,
    content,
    prepared,
    async stocked(name = 'M4A1 Carbine') {
      const { id } = await company.createItem({ name, category: 'weapons' });
      await calls.ok('brandt', 'PUT /api/counters/:id/stock', {
        params,
        body: { add: [{ itemId: id, rack: 'Rack 4' }] },
      });
      return id;
    },
    handOver: async (wanted) =>
      calls.ok('brandt', 'POST /api/counter/handovers', { body: await prepared(wanted) }),
    async out() {
      const { entries } = await calls.ok('brandt', 'GET /api/counters/:id/out', { params });
      return entries.map(({ item, person }) => [item.id, person.name]);
    },
  };
}

/** A counter company whose operator may hand over in the holder's name for a year. */
export async function authorizedCompany(): Promise<CounterCompany> {
  const company = await counterCompany();
  await company.ok('halloran', 'PUT /api/counters/:id/authority', {
    params: { id: company.counterId },
    body: { until: '2027-11-21' },
  });
  return company;
}

/** The events of an item of one type, oldest first. */
export async function eventsOf({ database }: Company, itemId: string, type: string) {
  const rows = await database.db
    .selectFrom('ledger_event')
    .select('body')
    .where('item_id', '=', itemId)
    .where('event_type', '=', type)
    .orderBy('seq')
    .execute();
  return rows.map(
    ({ body }) =>
      JSON.parse(Buffer.from(body).toString()) as { actor: { id: string }; details: Record<string, unknown> },
  );
}
