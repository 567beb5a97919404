/** What this benchmark does through the server's own verbs. It is CommonJS, and finds its files by `__dirname`. */
import { createRequire } from 'node:module';
import type { Kysely } from 'kysely';
import type { Database } from '../../mock-api/src/kernel/db/schema';

export type { Actor } from '../../mock-api/src/unit-of-work';

const load = createRequire(import.meta.url);
const SRC = '../../mock-api/src';

export const { openSuccession } = load(`${SRC}/succession`) as typeof import('../../mock-api/src/succession');
export const { activateSuccession } = load(
  `${SRC}/succession/activate-succession`,
) as typeof import('../../mock-api/src/succession/activate-succession');
export const { signSuccession } = load(
  `${SRC}/succession/sign-succession`,
) as typeof import('../../mock-api/src/succession/sign-succession');
export const { readSet } = load(
  `${SRC}/succession/set-lines`,
) as typeof import('../../mock-api/src/succession/set-lines');
const { Transactor } = load(`${SRC}/unit-of-work`) as typeof import('../../mock-api/src/unit-of-work');

export const transactorOf = (db: Kysely<Database>) =>
  new Transactor({ db, clock: { now: () => new Date() } });
