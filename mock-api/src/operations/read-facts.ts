import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database, LastBackup } from '../kernel';
import { type LastCheck, readLastCheck, readUnsealed } from '../ledger-check';
import { lastIndexedSeq } from '../ledger';
import { type WitnessProblem, readWitnessProblems } from '../witnesses';
import { type WebhookHealth, webhookHealth } from '../webhooks';
import { ACTIVE_MS } from './limits';
import type { ServerProcess } from './processes';

/** A job that the clock starts, as the database has it. */
export interface JobFact {
  name: string;
  due_at: Date;
  ran_at: Date | null;
  failing_since: Date | null;
  failure: string | null;
  /** Milliseconds since it was due; negative before. By the clock of the database. */
  lateMs: number;
  /** Milliseconds since its first failure after its last success; null if it does not fail. */
  failingMs: number | null;
}

/** Everything that the operations page and its metrics say, as it is now. */
export interface Facts {
  at: Date;
  processes: ServerProcess[];
  engine: 'pglite' | 'postgres';
  databaseVersion: string;
  databaseBytes: number;
  load: { busy: number; waiting: number };
  backup: LastBackup;
  isDemo: boolean;
  unsealed: { events: number; since: Date } | null;
  /** Why this process does not sign; null where it does. */
  sealerWaits: string | null;
  check: LastCheck | null;
  hasWitnesses: boolean;
  witnessProblems: WitnessProblem[];
  jobs: JobFact[];
  notIndexed: number;
  hasMailServer: boolean;
  mail: { waiting: number; oldest: Date | null; late: number; refused: number; refusedPeople: string[] };
  webhooks: WebhookHealth;
  people: { active: number; sessions: number };
}

interface DatabaseFacts {
  version: string;
  bytes: number;
  notIndexed: number;
  active: number;
  sessions: number;
}

async function readDatabase(db: Kysely<Database>, at: Date): Promise<DatabaseFacts> {
  const seenSince = new Date(at.getTime() - ACTIVE_MS);
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::double precision as bytes,
      (select greatest(size - 1 - ${lastIndexedSeq}, 0) from ledger_head)::int as "notIndexed",
      count(distinct user_id)::int as active,
      count(*)::int as sessions
    from sessions where last_seen_at > ${seenSince} and expires_at > ${at}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself.');
  return row;
}

const sinceMs = (time: string) =>
  sql<number>`extract(epoch from now() - ${sql.ref(time)})::double precision * 1000`;

const readJobs = (db: Kysely<Database>, names: readonly string[]): Promise<JobFact[]> =>
  db
    .selectFrom('scheduled_job')
    .select(['name', 'due_at', 'ran_at', 'failing_since', 'failure'])
    .select([
      sinceMs('due_at').as('lateMs'),
      sinceMs('failing_since').$castTo<number | null>().as('failingMs'),
    ])
    // A job of another release is nobody's to run here.
    .where('name', 'in', [...names, ''])
    .orderBy('name')
    .execute();

async function readMail(db: Kysely<Database>): Promise<Facts['mail']> {
  const { rows } = await sql<Omit<Facts['mail'], 'refusedPeople'>>`
    select count(*) filter (where dropped_at is null)::int as waiting,
      min(wanted_at) filter (where dropped_at is null and attempts > 0) as oldest,
      count(*) filter (where drop_reason = 'late')::int as late,
      count(*) filter (where drop_reason = 'refused')::int as refused
    from notification_email`.execute(db);
  const people = await db
    .selectFrom('users')
    .select(['rank', 'last_name'])
    .where(
      'id',
      'in',
      db.selectFrom('notification_email').select('user_id').where('drop_reason', '=', 'refused'),
    )
    .orderBy('last_name')
    .limit(5)
    .execute();
  const [row] = rows;
  return {
    ...(row ?? { waiting: 0, oldest: null, late: 0, refused: 0 }),
    refusedPeople: people.map(({ rank, last_name: name }) => `${rank} ${name}`),
  };
}

/** The newest record of a backup among the processes; each knows those that were made on its machine. */
function newestBackup(processes: readonly ServerProcess[]): LastBackup {
  const known = processes.flatMap(({ backup }) => backup ?? []);
  const newest = <T extends { at: string }>(all: (T | null)[]): T | null =>
    all.reduce((found, next) => (next && (!found || next.at > found.at) ? next : found), null);
  const made = newest(known.map((one) => one.made));
  const failed = newest(known.map((one) => one.failed));
  return { made, failed: failed && (!made || failed.at > made.at) ? failed : null };
}

/** Reads all of it, as it is now. */
export async function readFacts(app: FastifyInstance, db: Kysely<Database>): Promise<Facts> {
  const { config, database, clock, sealer, scheduler, processes } = app;
  const at = clock.now();
  const all = await processes.read(db);
  const { version, bytes, notIndexed, ...people } = await readDatabase(db, at);
  return {
    at,
    processes: all,
    engine: database.engine,
    databaseVersion: version,
    databaseBytes: bytes,
    load: database.load(),
    backup: newestBackup(all),
    isDemo: config.demo,
    unsealed: await readUnsealed(db),
    sealerWaits: sealer.waiting,
    check: await readLastCheck(db),
    hasWitnesses: config.witnessPolicy !== null || config.fabric !== null,
    witnessProblems: await readWitnessProblems(db, config, at),
    jobs: await readJobs(db, scheduler.names),
    notIndexed,
    hasMailServer: config.smtp !== null,
    mail: await readMail(db),
    webhooks: await webhookHealth(db),
    people,
  };
}
