import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from './kernel';
import { recordLedgerKey } from './ledger';
import { DEMO_COMMANDER } from './people';

const somebody = (db: Kysely<Database>) => db.selectFrom('users').select('id').limit(1).executeTakeFirst();

/**
 * Whether this is the demo company, or will be: nobody is here yet, or its commander is. A unit's own
 * data is never shown with the demo's sign-in, whatever the configuration forgot to say.
 */
export async function holdsDemo(db: Kysely<Database>): Promise<boolean> {
  const commander = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', DEMO_COMMANDER)
    .executeTakeFirst();
  return commander !== undefined || !(await somebody(db));
}

/**
 * Loads the demo company into an empty database. The seed module loads only then. The ledger's key is recorded first and
 * dated before the company's acts, so that no act is older than the log before it.
 */
export async function seedOnFirstRun({
  config,
  database,
  clock,
  log,
  sealer,
}: FastifyInstance): Promise<void> {
  if (!config.demo || (await somebody(database.db))) return;
  const { demoBegins, seedDemo } = await import('../seed');
  await recordLedgerKey(database.db, sealer, demoBegins(clock.now()));
  await seedDemo({ db: database.db, clock, log });
}
