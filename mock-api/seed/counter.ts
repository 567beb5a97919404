import { markRead } from '../src/documents';
import { closeRoomCount, openRoomCount, scanLine } from '../src/inventory';
import { startOfDay } from '../src/kernel';
import {
  appointOperator,
  changeStock,
  commitHandOver,
  confirmHandOver,
  createCounter,
  giveAuthority,
  issueCards,
  openSession,
  prepareHandOver,
  returnItem,
  setAuthorizations,
} from '../src/possession';
import { type Act, type Stage, dayFrom, daysAgo, known, minutesAgo } from './story';

const MINUTE_MS = 60_000;

/** Serial number, rack, and the user name of the person whose weapon it is; null for a spare. */
const STOCK: readonly (readonly [string, string, string | null])[] = [
  ['W123517', 'Rack 4', 'voss'],
  ['W123524', 'Rack 4', 'tanaka'],
  ['W123528', 'Rack 4', 'oyelaran'],
  ['W123531', 'Rack 4', 'lindqvist'],
  ['W123535', 'Rack 4', null],
  ['58M11233', 'Safe 1', 'lindqvist'],
  ['58M11247', 'Safe 1', null],
];

/** What the operator works with once the counter is set up. */
interface Room {
  counterId: string;
  sessionId: string;
}

interface HandOver {
  at: Date;
  to: string;
  serials: readonly string[];
  mode: 'draw' | 'temporary';
  dueAt: Date;
  purpose?: string;
}

/** The commander sets the arms room up, and the supply sergeant operates it. */
function setUp(room: Room, now: Date): Act {
  const at = daysAgo(now, 6, '0805');
  return {
    at,
    async play({ as, items, people }) {
      const stock = STOCK.map(([serial, rack, owner]) => ({ itemId: known(items, serial), rack, owner }));
      room.counterId = await as('halloran', at, (work) =>
        createCounter(work, { unitId: 'B', name: 'Company Arms Room', kind: 'arms-room' }),
      );
      await as('halloran', at, async (work) => {
        const appointment = { until: dayFrom(now, 365), orderReference: 'B Co memorandum 04' };
        await appointOperator(work, room.counterId, known(people, 'brandt').id, appointment);
        await giveAuthority(work, room.counterId, dayFrom(now, 180));
        const add = stock.map(({ itemId, rack }) => ({ itemId, rack }));
        await changeStock(work, room.counterId, { add });
        const owned = stock.flatMap(({ itemId, owner }) => (owner === null ? [] : [{ itemId, owner }]));
        const entries = owned.map(({ itemId, owner }) => ({ itemId, userId: known(people, owner).id }));
        await setAuthorizations(work, room.counterId, { entries });
        await issueCards(
          work,
          room.counterId,
          owned.map(({ itemId }) => itemId),
        );
      });
      room.sessionId = await as('brandt', at, (work) => openSession(work, room.counterId, 'Window 1'));
    },
  };
}

/** Nobody types a PIN while the demo company is made: recipients sign in their own session a minute later. */
function handOver(room: Room, told: HandOver): Act {
  const { at, to, serials, mode, dueAt, purpose = null } = told;
  return {
    at,
    async play({ as, items, people }) {
      const list = {
        sessionId: room.sessionId,
        draftId: `demo-${to}-${at.getTime()}`,
        mode,
        recipientId: known(people, to).id,
        dueAt: dueAt.toISOString(),
        purpose,
        lines: serials.map((serial) => ({ itemId: known(items, serial) })),
      };
      const { id, ...shown } = await as('brandt', at, async (work) => {
        const { challenge, content_hash: contentHash, ...prepared } = await prepareHandOver(work, list);
        if (!challenge || !contentHash) throw new Error(JSON.stringify(prepared));
        const confirmation = { method: 'own-session' } as const;
        const signed = { ...list, challenge, contentHash, confirmation };
        return { ...(await commitHandOver(work, signed, { isRight: false, passkey: null })), contentHash };
      });
      await as(to, new Date(at.getTime() + MINUTE_MS), (work) => confirmHandOver(work, id, shown));
    },
  };
}

const giveBack = (room: Room, serial: string, at: Date): Act => ({
  at,
  play: ({ as, items }) =>
    as('brandt', at, async (work) => {
      const body = { sessionId: room.sessionId, itemId: known(items, serial), typed: false };
      await returnItem(work, body);
    }),
});

/** The operator reads what is in the room. @param late serial number and reason of each draw that is over its time */
function roomCount(room: Room, at: Date, late: readonly (readonly [string, string])[]): Act {
  const here = STOCK.map(([serial]) => serial).filter((serial) => !late.some(([out]) => out === serial));
  const read = ({ as }: Stage, inventoryId: string) =>
    as('brandt', at, async (work) => {
      for (const code of here) await scanLine(work, inventoryId, { code });
      // The closing reads what was verified in this count.
      await work.flushLedger();
    });
  return {
    at,
    async play(stage) {
      const id = await stage.as('brandt', at, (work) => openRoomCount(work, room.counterId));
      await read(stage, id);
      const reasons = late.map(([serial, reason]) => ({ itemId: known(stage.items, serial), reason }));
      const closed = new Date(at.getTime() + 4 * MINUTE_MS);
      await stage.as('brandt', closed, (work) =>
        closeRoomCount(
          work,
          { counterId: room.counterId, inventoryId: id },
          { reasons },
          { isRight: true, passkey: null },
        ),
      );
      await readReports(stage, id, new Date(closed.getTime() + 10 * MINUTE_MS));
    },
  };
}

/** The commander reads the reports of a room count. */
async function readReports({ as, trx, people }: Stage, inventoryId: string, at: Date): Promise<void> {
  const reports = await trx
    .selectFrom('document')
    .select('id')
    .where('inventory_id', '=', inventoryId)
    .where('recipient_user_id', '=', known(people, 'halloran').id)
    .execute();
  for (const { id } of reports) await as('halloran', at, (work) => markRead(work, id));
}

/** So long a room count and the draws after it take. */
const MORNING_MINUTES = 30;

/** A time of today's room count: its draws are of the same day, whenever the demo company is made. */
function countedAt(now: Date): Date {
  const wanted = minutesAgo(now, 110);
  const end = new Date(wanted.getTime() + MORNING_MINUTES * MINUTE_MS);
  const midnight = startOfDay(end);
  return wanted >= midnight ? wanted : new Date(midnight.getTime() - MORNING_MINUTES * MINUTE_MS);
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** An arms room with people who have its weapons: one over the time, one nearly, and one temporary hand receipt. */
export function counter(now: Date): Act[] {
  const room: Room = { counterId: '', sessionId: '' };
  const counted = countedAt(now);
  const evening = daysAgo(now, 1, '1800');
  return [
    setUp(room, now),
    handOver(room, {
      at: daysAgo(now, 3, '0900'),
      to: 'voss',
      serials: ['D118231'],
      mode: 'temporary',
      dueAt: daysAgo(now, -11, '1200'),
      purpose: 'Land navigation course',
    }),
    roomCount(room, daysAgo(now, 1, '0540'), []),
    handOver(room, {
      at: daysAgo(now, 1, '0620'),
      to: 'tanaka',
      serials: ['W123524'],
      mode: 'draw',
      dueAt: evening,
    }),
    handOver(room, {
      at: daysAgo(now, 1, '0625'),
      to: 'voss',
      serials: ['W123517'],
      mode: 'draw',
      dueAt: evening,
    }),
    giveBack(room, 'W123517', daysAgo(now, 1, '1640')),
    roomCount(room, counted, [['W123524', 'With the range detail, back in the evening.']]),
    handOver(room, {
      at: after(counted, 20),
      to: 'lindqvist',
      serials: ['W123531', '58M11233'],
      mode: 'draw',
      dueAt: after(now, 240),
    }),
    handOver(room, {
      at: after(counted, 24),
      to: 'oyelaran',
      serials: ['W123528'],
      mode: 'draw',
      dueAt: after(now, 45),
    }),
  ];
}
