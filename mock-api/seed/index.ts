import type { Kysely } from 'kysely';
import type { Clock, Database } from '../src/kernel';
import { DEMO_PASSWORD, hashPassword } from '../src/people';
import { amendments } from './amendments';
import { checks, scheduleOptics } from './checks';
import { consumables } from './consumables';
import { corrections } from './corrections';
import { counter } from './counter';
import { documents } from './documents';
import { maintenance } from './maintenance';
import { seedPeople } from './people';
import { entries, mountings, statusChanges } from './property';
import { programs } from './programs';
import { randomFrom } from './random';
import { recalls } from './recalls';
import { minutesAgo, openStage, play } from './story';
import { transfers } from './transfers';

export { demoBegins } from './people';

export interface SeedContext {
  db: Kysely<Database>;
  clock: Clock;
  log: { info(message: string): void };
  /** The same number and clock give the same company. */
  seed?: number;
}

export const DEFAULT_SEED = 4612;

/** Notifications older than this have been read and cleared by the people of the company. */
const CLEARED_AFTER_MINUTES = 24 * 60;

/**
 * Builds the demo company, B Co, 4-612 IN, by the same acts that real use goes through, over the
 * fourteen days before the clock's present. All of it commits together.
 *
 * @returns false, with nothing written, where there are people already.
 */
export async function seedDemo({ db, clock, log, seed = DEFAULT_SEED }: SeedContext): Promise<boolean> {
  const now = clock.now();
  const existing = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (existing) return false;

  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    log.info('Demo company: units and people');
    const stage = openStage(trx, await seedPeople(trx, passwordHash, now), now);
    await scheduleOptics(stage, now);

    log.info('Demo company: property');
    await play(stage, entries(now, randomFrom(seed)), now);

    log.info('Demo company: fourteen days of transfers, checks, maintenance, documents and an arms room');
    const happened = [
      transfers,
      recalls,
      statusChanges,
      mountings,
      checks,
      maintenance,
      documents,
      consumables,
      corrections,
      amendments,
      programs,
      counter,
    ].flatMap((acts) => acts(now));
    await play(stage, happened, now);
    await trx
      .deleteFrom('notification')
      .where('created_at', '<', minutesAgo(now, CLEARED_AFTER_MINUTES))
      .execute();
  });
  log.info(`Demo company ready: sign in as halloran with the password ${DEMO_PASSWORD}`);
  return true;
}
