import { type Kysely, sql } from 'kysely';
import { recordNextDay } from '../../src/dashboard';
import { AGAIN, type Clock, type Database } from '../../src/kernel';
import { indexEvents } from '../../src/ledger';
import { hashPassword } from '../../src/people';
import type { Actor } from '../../src/unit-of-work';
import { randomFrom } from '../random';
import { type Brigade, planBrigade } from './brigade';
import type { NumberedItem } from './events';
import { planItem } from './item-plan';
import { writePeople } from './people';
import { recentActs } from './recent-acts';
import { withoutIndexes } from './without-indexes';
import { withoutVisibleItems } from './without-visible-items';
import { writeItems } from './write-items';

export interface BrigadeOptions {
  db: Kysely<Database>;
  clock: Clock;
  items: number;
  users: number;
  /** The same number and clock give the same brigade. */
  seed: number;
  /** Everybody's. */
  password: string;
  /** Called after each batch. */
  onProgress: (done: { items: number; events: number }) => void;
}

export interface BrigadeCounts {
  units: number;
  people: number;
  items: number;
  events: number;
}

/** A batch is one transaction; a longer one would make the ledger wade through its own dead versions. */
const ITEMS_AT_ONCE = 250;
/** Events whose words are indexed at once. */
const WORDS_AT_ONCE = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** From the first entry to the last of the mass; the day after that is played act by act. */
const HISTORY_MS = 30 * DAY_MS;
/** The first half of a batch's time is for entries; what was entered is signed down in the second. */
const ENTRY_SHARE = 0.5;
/** Of each batch, for the last day. */
const RECENT_OF_BATCH = 2;

/** Begin of a batch's time, and the time between two entries, in milliseconds. */
function timesOf(batch: number, batches: number, now: Date): { begin: number; step: number } {
  const window = (HISTORY_MS - DAY_MS) / batches;
  return { begin: now.getTime() - HISTORY_MS + batch * window, step: (window * ENTRY_SHARE) / ITEMS_AT_ONCE };
}

const mayLive = ({ chain, status }: NumberedItem): boolean => chain.length > 1 && status === 'Operational';

/**
 * Builds a brigade in an empty database: units, people in all roles, items with components and chains,
 * transfers, and the ledger of it all, a month long. Batches commit by themselves; one that fails leaves
 * an unfinished brigade behind.
 */
export async function seedBrigade(options: BrigadeOptions): Promise<BrigadeCounts> {
  const { db, clock, items, users } = options;
  const now = clock.now();
  const brigade = planBrigade(users);
  const passwordHash = await hashPassword(options.password);
  const people = await db.transaction().execute((trx) => writePeople(trx, brigade, passwordHash, now));
  const entered = (await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow()).size;
  const { events, recent } = await withoutVisibleItems(db, () =>
    withoutIndexes(db, () => writeMass(options, brigade, people, now)),
  );
  const later = await recentActs(db, recent, now);
  await doBackgroundWork(db, now);
  // The planner knows nothing of tables that grew from nothing to this; and the upkeep of the largest takes seconds,
  // for which everybody would wait soon after the embedded database starts.
  await sql`vacuum (analyze)`.execute(db);
  return { units: brigade.units.length, people: people.length, items, events: entered + events + later };
}

/**
 * What a server does beside its requests for a month of history, which takes minutes: it indexes the words of
 * the events, all but the last few thousand, and counts the readiness of every day.
 */
async function doBackgroundWork(db: Kysely<Database>, now: Date): Promise<void> {
  while ((await indexEvents(db, WORDS_AT_ONCE)) > 0);
  const countNextDay = () => db.transaction().execute((trx) => recordNextDay(trx, now));
  while ((await countNextDay()) === AGAIN);
}

/** Batches of items with their histories. @returns how many events, and items for the last day. */
async function writeMass(options: BrigadeOptions, brigade: Brigade, people: Actor[], now: Date) {
  const { db, items, onProgress } = options;
  const context = { people, random: randomFrom(options.seed) };
  const batches = Math.ceil(items / ITEMS_AT_ONCE);
  const recent: NumberedItem[] = [];
  let events = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const company = brigade.companies[batch % brigade.companies.length];
    if (!company) throw new Error('The brigade has no company.');
    const { begin, step } = timesOf(batch, batches, now);
    const first = batch * ITEMS_AT_ONCE;
    const planned = Array.from({ length: Math.min(ITEMS_AT_ONCE, items - first) }, (_, index) =>
      planItem(company, first + index + 1, new Date(begin + index * step), context),
    );
    const written = await db.transaction().execute((trx) => writeItems(trx, planned));
    recent.push(...written.items.filter(mayLive).slice(0, RECENT_OF_BATCH));
    events += written.events;
    onProgress({ items: first + planned.length, events });
  }
  return { events, recent };
}
