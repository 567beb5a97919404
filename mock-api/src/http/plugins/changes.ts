import { CHANGES_HEADER } from '@hand-receipt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Kysely, type Transaction, sql } from 'kysely';
import { Format } from 'typebox/format';
import type { SessionUser } from '../../access';
import { ledgerEvents } from '../../ledger';
import { ApiError, type ChangesFrom, type Database, badRequest, writeChangesFrom } from '../../kernel';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reads `changedSince` of a list, and answers the cursor from which the caller asks the next time.
     *
     * @returns from where on the list has changes, for `changedRecords`.
     * @throws ApiError 400 for text that is neither a time nor a cursor of this list for this person, and for a time to
     *   come; 410 for a cursor that no longer leads to all changes.
     */
    readChangesSince(request: FastifyRequest, reply: FastifyReply, since: string): Promise<string>;
  }
}

const HOUR_MS = 60 * 60 * 1000;
/** Clocks of two machines may differ by as much. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;
/** How far back the hourly job looks, so that it reads few rows; older ones that it missed do no harm. */
const SUPERSEDED_HOURS = 24;
/** How long it is known which items left somebody's sight. */
const KEPT_DAYS = 90;

const TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** First in a cursor of changes: the cursor of a page begins with a text. */
const IS_CHANGES_CURSOR = 1;

/** How the database is as a list is read. */
interface Moment {
  /** The oldest transaction that had not committed. */
  transaction: string;
  /** Of the cluster, which has numbers of transactions of its own. */
  cluster: string;
  ledger_size: number;
  now: Date;
}

const UNREADABLE = 'changedSince is neither a time nor a cursor that this list gave you.';
const unreadable = () => badRequest(UNREADABLE, { changedSince: UNREADABLE });
const expired = (why: string) =>
  new ApiError(
    410,
    'cursor-expired',
    `${why} Read the whole list again, with a time long past as changedSince.`,
  );

async function readMoment(db: Kysely<Database>): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
      (select system_identifier::text from pg_control_system()) as cluster,
      (select size from ledger_head) as ledger_size, now() as now`.execute(db);
  const [moment] = rows;
  if (!moment) throw new Error('A query without a table has one row.');
  return moment;
}

/** The hash of the event before a place in the ledger: another one there is another history. */
async function lastHash(db: Kysely<Database>, size: number): Promise<string> {
  const row = await ledgerEvents(db)
    .select(sql<string>`encode(substring(leaf_hash for 12), 'hex')`.as('hash'))
    .where('seq', '=', size - 1)
    .executeTakeFirst();
  return row?.hash ?? '';
}

/** What decides which records a person sees, beside the records. */
const sightOf = ({ role, unitId }: SessionUser): string => `${role} ${unitId ?? ''}`;

/** Whom a list answers. Each list with changes needs somebody signed in. */
function userOf({ user }: FastifyRequest): SessionUser {
  if (!user) throw new Error('This list has changes for people who are signed in.');
  return user;
}

function readTime(since: string, now: Date): ChangesFrom {
  const at = new Date(since);
  // A day that no month has, such as February 30, would be read as one of the next month.
  if (Number.isNaN(at.getTime()) || !Format.IsDate(since.slice(0, 10))) throw unreadable();
  if (at.getTime() - now.getTime() > CLOCK_SKEW_MS) {
    const words = 'changedSince is in the future.';
    throw badRequest(words, { changedSince: words });
  }
  return { at: at.toISOString() };
}

type Parts = [mark: number, transaction: string, size: number, hash: string, cluster: string, sight: string];

function readParts(cursor: string): Parts {
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Parts;
    if (Array.isArray(parts) && parts[0] === IS_CHANGES_CURSOR) return parts;
  } catch {
    // Not JSON: refused below like the cursor of a page.
  }
  throw unreadable();
}

/**
 * `changedSince` of lists: programs poll what was created or changed.
 *
 * Nothing is missed. The cursor is the oldest transaction that had not committed when the list was read: what every older
 * one changed was committed, and so was read. What a later one changes has its number or a higher one
 * (`record_change.changed_in`), and the next call asks from that number on. A transaction that was under way when another
 * one was read makes the next call answer both, so a record may come twice.
 */
export default plugin(async (app) => {
  const { db } = app.database;

  async function readCursor(request: FastifyRequest, since: string, moment: Moment): Promise<ChangesFrom> {
    const [, transaction, size, hash, cluster, sight] = readParts(app.cursors.changes.verify(request, since));
    if (sight !== sightOf(userOf(request))) {
      throw expired('Your role or your unit has changed since this cursor was given.');
    }
    if (cluster !== moment.cluster || hash !== (await lastHash(db, size))) {
      throw expired('The database was restored since this cursor was given.');
    }
    return { transaction, ledgerSize: size };
  }

  async function cursorOf(request: FastifyRequest, moment: Moment): Promise<string> {
    const { transaction, ledger_size: size, cluster } = moment;
    const hash = await lastHash(db, size);
    const parts: Parts = [IS_CHANGES_CURSOR, transaction, size, hash, cluster, sightOf(userOf(request))];
    return app.cursors.changes.sign(request, Buffer.from(JSON.stringify(parts)).toString('base64url'));
  }

  app.decorate('readChangesSince', async (request, reply, since) => {
    const moment = await readMoment(db);
    const from = TIME.test(since)
      ? readTime(since, moment.now)
      : await readCursor(request, since, moment).catch((error: unknown) => {
          throw error instanceof ApiError && error.status === 400 ? unreadable() : error;
        });
    // With the first page only: what changes while the others are read comes with the next call.
    const { cursor } = request.query as { cursor?: string };
    if (!cursor) reply.header(CHANGES_HEADER, await cursorOf(request, moment));
    return writeChangesFrom(from);
  });

  app.schedule('delete superseded changes', HOUR_MS, deleteSuperseded);
});

/** A record's newest change tells all that its older ones do. */
async function deleteSuperseded(db: Transaction<Database>): Promise<void> {
  await sql`delete from record_change older using record_change newer
    where newer.list = older.list and newer.record_id = older.record_id
      and newer.changed_in > older.changed_in
      and newer.changed_at > now() - make_interval(hours => ${SUPERSEDED_HOURS})`.execute(db);
  await sql`delete from item_out_of_sight gone using visible_item seen
    where seen.scope_id = gone.scope_id and seen.item_id = gone.item_id`.execute(db);
  await sql`delete from item_out_of_sight
    where changed_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
