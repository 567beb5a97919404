import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { CommitHandOverDto, PrepareHandOverDto, TemporaryAct } from '@hand-receipt/contracts';
import { disputeReceipt } from '../../../src/possession/answer-receipt';
import { commitHandOver } from '../../../src/possession/commit-handover';
import { prepareHandOver } from '../../../src/possession/prepare-handover';
import { openRoomCount } from '../../../src/inventory/room/open-room-count';
import { setAuthorizations } from '../../../src/possession/authorizations';
import { changeStock } from '../../../src/possession/stock';
import { issueCards } from '../../../src/possession/weapon-cards';
import { changeTemporary, prepareTemporary } from '../../../src/possession/temporary';
import { type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

const PIN = '482915';
/** Nobody signs on the device. */
const UNSIGNED = { isRight: false, passkey: null };
const HOUR_MS = 60 * 60 * 1000;
const FOREVER = new Date(2100, 0, 1);
let made = 0;

interface Room {
  id: string;
  /** Of the supply sergeant. */
  sessionId: string;
  itemId: string;
}

/** An arms room of the company that the supply sergeant operates for the commander, with one weapon of theirs. */
async function room(world: World): Promise<Room> {
  const { db } = world.database;
  made += 1;
  const { ids } = world;
  const since = new Date();
  await db
    .insertInto('unit_setting')
    .values({
      unit_id: 'B',
      key: 'counter.countFirst',
      value: JSON.stringify(false),
      changed_by: ids.commander,
      changed_at: since,
      version: 1,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const counter = {
    unit_id: 'B',
    name: `Arms Room ${made}`,
    kind: 'arms-room' as const,
    created_by: ids.commander,
  };
  const { id } = await db
    .insertInto('counter')
    .values({ ...counter, created_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  const term = { counter_id: id, since, until: FOREVER };
  const appointed = { user_id: ids.supply, order_reference: 'Orders 325-01', set_by: ids.commander };
  await db
    .insertInto('counter_operator')
    .values({ ...term, ...appointed })
    .execute();
  await db
    .insertInto('counter_authority')
    .values({ ...term, holder_user_id: ids.commander })
    .execute();
  const session = await db
    .insertInto('counter_session')
    .values({ counter_id: id, device_name: 'Window 1', operator_id: ids.supply, opened_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  const itemId = await world.itemOf('commander');
  await world.act('supply', (work) => changeStock(work, id, { add: [{ itemId, rack: 'Rack 4' }] }));
  return { id, sessionId: session.id, itemId };
}

async function givePin({ database, ids }: World): Promise<void> {
  const pin_hash = await hash(PIN, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await database.db
    .insertInto('user_pin')
    .values({ user_id: ids.soldier, pin_hash, set_at: new Date(), counter_ready: true })
    .onConflict((known) => known.doNothing())
    .execute();
}

type Mode = PrepareHandOverDto['mode'];
/** How long a list of a mode is for; one without return is for good. */
const DUE_HOURS: Partial<Record<Mode, number>> = { draw: 20, temporary: 10 * 24 };
type Method = 'pin-on-device' | 'own-session';

/** A list for the soldier, as the supply sergeant has prepared it. */
async function list(world: World, mode: Mode, method: Method) {
  const at = await room(world);
  await givePin(world);
  const body = {
    sessionId: at.sessionId,
    draftId: randomUUID(),
    mode,
    recipientId: world.ids.soldier,
    lines: [{ itemId: at.itemId }],
    // Far enough that nobody is reminded of it while tests compare tables, and a temporary receipt can be extended.
    dueAt: DUE_HOURS[mode] ? new Date(Date.now() + DUE_HOURS[mode] * HOUR_MS).toISOString() : null,
  };
  const { challenge, content_hash } = await world.act('supply', (work) => prepareHandOver(work, body));
  const confirmation = method === 'own-session' ? { method } : { method, pin: PIN };
  const whole = { ...body, challenge: challenge ?? '', contentHash: content_hash ?? '', confirmation };
  return { ...at, body: whole as CommitHandOverDto };
}

/** A hand-over of the supply sergeant to the soldier. */
async function handOver(world: World, mode: Mode = 'draw', method: Method = 'pin-on-device') {
  const { body, ...at } = await list(world, mode, method);
  const { id } = await world.act('supply', (work) =>
    commitHandOver(work, body, { isRight: true, passkey: null }),
  );
  return { ...at, handoverId: id, contentHash: body.contentHash };
}

const atRoom = (answers: string, on: string, body?: (world: World, at: Room) => object) =>
  line(answers, on, async (world) => {
    const at = await room(world);
    return { id: at.id, ...(body && { body: body(world, at) }) };
  });

const ofReceipt = (answers: string, on: string, body?: object) =>
  line(answers, on, async (world) => {
    const { handoverId: id } = await handOver(world);
    return { id, ...(body && { body }) };
  });

const draft = ({ sessionId, itemId }: Room, recipientId: string) => ({
  sessionId,
  draftId: randomUUID(),
  mode: 'draw',
  recipientId,
  lines: [{ itemId }],
});

/** A temporary receipt of the soldier, with what they sign for the change. */
async function temporary(world: World, act: TemporaryAct, method: Method = 'pin-on-device') {
  const { handoverId, sessionId } = await handOver(world, 'temporary');
  const dueAt = act === 'extend' ? new Date(Date.now() + 20 * 24 * HOUR_MS).toISOString() : null;
  const prepared = await world.act('supply', (work) =>
    prepareTemporary(work, handoverId, { sessionId, act, dueAt }),
  );
  const signed = {
    challenge: prepared.challenge ?? '',
    contentHash: prepared.content_hash ?? '',
    confirmation: method === 'own-session' ? { method } : { method, pin: PIN },
  };
  return { id: handoverId, body: { sessionId, ...(dueAt && { dueAt }), ...signed } };
}

/** A temporary receipt whose conversion waits for the soldier. */
async function waiting(world: World) {
  const { id, body } = await temporary(world, 'convert', 'own-session');
  await world.act('supply', (work) =>
    changeTemporary(work, id, { body, act: 'convert', compared: UNSIGNED }),
  );
  return { id, body: { contentHash: body.contentHash } };
}

/** An arms room whose weapon the soldier is authorized for. */
async function authorized(world: World): Promise<Room> {
  const at = await room(world);
  const entries = [{ itemId: at.itemId, userId: world.ids.soldier }];
  await world.act('commander', (work) => setAuthorizations(work, at.id, { entries }));
  return at;
}

/** A room count that the supply sergeant has opened. */
async function roomCount(world: World) {
  const { id, itemId } = await room(world);
  const inventoryId = await world.act('supply', (work) => openRoomCount(work, id));
  return { id, params: { inventoryId }, itemId };
}

const SETS_UP = '404 404 403 200 200 404';
const READS = '404 404 200 200 200 404';
/** A session is its operator's. */
const OPERATES = '404 404 404 200 404 404';

export const counterLines: Lines = {
  //     outsider soldier leader supply commander admin
  'GET /api/counters': [everybody(200, 'those that they have to do with')],
  'GET /api/counters/:id': [atRoom(READS, 'an arms room of the company')],
  'POST /api/counters': [
    line('404 403 403 201 201 403', 'of the company', () => {
      made += 1;
      return { body: { unitId: 'B', name: `Supply Room ${made}`, kind: 'supply' } };
    }),
  ],
  'PATCH /api/counters/:id': [
    atRoom(SETS_UP, 'an arms room of the company', (_, { id }) => ({ name: `Armory ${id}` })),
  ],
  'PUT /api/counters/:id/operators/:userId': [
    line('404 404 403 403 200 404', 'an arms room of the company', async (world) => ({
      id: (await room(world)).id,
      params: { userId: world.ids.squadmate },
      body: { until: '2099-12-31', orderReference: 'Orders 325-02' },
    })),
  ],
  'GET /api/counters/:id/stock': [atRoom(SETS_UP, 'an arms room of the company')],
  'PUT /api/counters/:id/stock': [
    line(SETS_UP, 'an arms room of the company', async (world) => ({
      id: (await room(world)).id,
      body: { add: [{ itemId: await world.itemOf('commander') }] },
    })),
  ],
  'PUT /api/counters/:id/authority': [
    atRoom('404 200 200 200 200 200', 'in their own name', () => ({ until: '2099-12-31' })),
  ],
  'POST /api/counters/:id/sessions': [
    atRoom('404 404 403 201 403 404', 'an arms room that the supply sergeant operates', () => ({
      deviceName: 'Window 2',
    })),
  ],
  'POST /api/counters/:id/sessions/:sessionId/close': [
    line(OPERATES, 'a session of the supply sergeant', async (world) => {
      const { id, sessionId } = await room(world);
      return { id, params: { sessionId } };
    }),
  ],
  'GET /api/counters/:id/pack': [
    line(OPERATES, 'a session of the supply sergeant', async (world) => {
      const { id, sessionId } = await room(world);
      return { id, query: { session: sessionId } };
    }),
  ],
  'POST /api/counter/read': [
    line(OPERATES, 'a session of the supply sergeant', async (world) => ({
      body: { sessionId: (await room(world)).sessionId, code: 'W123456' },
    })),
  ],
  'POST /api/counter/handovers/prepare': [
    line(OPERATES, 'a session of the supply sergeant', async (world) => ({
      body: draft(await room(world), world.ids.soldier),
    })),
  ],
  'POST /api/counter/handovers': [
    line('409 409 409 202 409 409', 'a list that the supply sergeant has prepared', async (world) => ({
      body: (await list(world, 'draw', 'own-session')).body,
    })),
  ],
  'POST /api/counter/handovers/:id/confirm': [
    line('404 201 403 403 403 404', 'one that waits for the soldier', async (world) => {
      const { handoverId: id, contentHash } = await handOver(world, 'draw', 'own-session');
      return { id, body: { contentHash } };
    }),
  ],
  'POST /api/counter/handovers/:id/withdraw': [
    line('404 200 403 200 403 404', 'one that waits for the soldier', async (world) => ({
      id: (await handOver(world, 'draw', 'own-session')).handoverId,
    })),
  ],
  'POST /api/counter/returns': [
    line('404 404 404 201 404 404', 'a weapon that the soldier drew', async (world) => {
      const { sessionId, itemId } = await handOver(world);
      return { body: { sessionId, itemId, typed: false } };
    }),
  ],
  'GET /api/counter/handovers': [everybody(200, 'those that they may see')],
  'GET /api/counter/handovers/:id': [ofReceipt('404 200 200 200 200 404', 'of the soldier')],
  'POST /api/counter/handovers/:id/acknowledge': [ofReceipt('404 200 403 403 403 404', 'of the soldier')],
  'POST /api/counter/handovers/:id/dispute': [
    ofReceipt('404 200 403 403 403 404', 'of the soldier', { reason: 'I did not take it.' }),
  ],
  'POST /api/counter/handovers/:id/settle': [
    line('404 403 403 403 200 404', 'disputed by the soldier', async (world) => {
      const { handoverId: id } = await handOver(world);
      await world.act('soldier', (work) => disputeReceipt(work, id, 'I did not take it.'));
      return { id, body: { note: 'It was on the rack.' } };
    }),
  ],
  'POST /api/property/:id/returned-claim': [
    line('404 200 404 404 404 404', 'a weapon that the soldier drew', async (world) => ({
      id: (await handOver(world)).itemId,
    })),
  ],
  'GET /api/counters/:id/out': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/out.csv': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/log': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/log.csv': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/authorizations': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/authorizations/gaps': [
    atRoom('404 404 403 200 200 404', 'an arms room of the company'),
  ],
  'POST /api/counters/:id/authorizations/preview': [
    atRoom(SETS_UP, 'the hand receipts of an arms room', () => ({})),
  ],
  'PUT /api/counters/:id/authorizations': [
    atRoom(SETS_UP, 'a weapon of the arms room', (world, { itemId }) => ({
      entries: [{ itemId, userId: world.ids.soldier }],
    })),
  ],
  'POST /api/weapon-cards': [
    line('404 404 403 201 201 404', 'a weapon that the soldier is authorized for', async (world) => {
      const { id, itemId } = await authorized(world);
      return { body: { counterId: id, itemIds: [itemId] } };
    }),
  ],
  'GET /api/counters/:id/weapon-cards.pdf': [
    line(SETS_UP, 'a card of the soldier', async (world) => {
      const { id, itemId } = await authorized(world);
      const [numbers] = await world.act('commander', (work) => issueCards(work, id, [itemId]));
      return { id, query: { numbers: numbers ?? '' } };
    }),
  ],
  'GET /api/counters/:id/log.pdf': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counters/:id/out.pdf': [atRoom(READS, 'an arms room of the company')],
  'GET /api/counter/handovers/:id/paper': [ofReceipt('404 200 200 200 200 404', 'of the soldier')],
  'GET /api/counters/:id/room-counts': [atRoom('404 404 403 200 200 404', 'an arms room of the company')],
  'POST /api/counters/:id/room-counts': [
    atRoom('404 404 403 201 403 404', 'an arms room that the supply sergeant operates'),
  ],
  'GET /api/counters/:id/room-counts/:inventoryId': [
    line('404 404 403 200 200 404', 'one that the supply sergeant opened', (world) => roomCount(world)),
  ],
  'POST /api/counters/:id/room-counts/:inventoryId/keys': [
    // The squad mate has no passkey to sign with.
    line('404 404 403 409 403 404', 'one that the supply sergeant opened', async (world) => {
      const { id, params } = await roomCount(world);
      return { id, params, body: { userId: world.ids.squadmate } };
    }),
  ],
  'POST /api/counters/:id/room-counts/:inventoryId/close': [
    line('404 404 403 200 403 404', 'one that the supply sergeant opened', async (world) => {
      const { itemId, ...target } = await roomCount(world);
      return { ...target, body: { reasons: [{ itemId, reason: 'At the shop.' }] } };
    }),
  ],
  'POST /api/temporary-receipts/:id/prepare': [
    line(OPERATES, 'of the soldier', async (world) => {
      const { handoverId: id, sessionId } = await handOver(world, 'temporary');
      return { id, body: { sessionId, act: 'convert' } };
    }),
  ],
  'POST /api/temporary-receipts/:id/extend': [
    line(OPERATES, 'of the soldier', (world) => temporary(world, 'extend')),
  ],
  'POST /api/temporary-receipts/:id/convert': [
    line(OPERATES, 'of the soldier', (world) => temporary(world, 'convert')),
  ],
  'POST /api/temporary-receipts/:id/confirm': [
    line('404 200 403 403 403 404', 'whose conversion waits for the soldier', (world) => waiting(world)),
  ],
};
