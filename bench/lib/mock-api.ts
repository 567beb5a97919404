/**
 * What the bench takes from the server. It is CommonJS, and finds its files by `__dirname`, which only `require`
 * gives it.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const SRC = '../../mock-api/src';
const SUPPORT = '../../mock-api/test/support';

export const { buildApp } = load(`${SRC}/app`) as typeof import('../../mock-api/src/app');
export const { readConfig } = load(`${SRC}/config`) as typeof import('../../mock-api/src/config');
export const { openDatabase } = load(`${SRC}/db/open`) as typeof import('../../mock-api/src/db/open');
export const { startSession } = load(
  `${SRC}/domain/auth/session`,
) as typeof import('../../mock-api/src/domain/auth/session');

export const { loadBrigade } = load(
  `${SUPPORT}/brigade`,
) as typeof import('../../mock-api/test/support/brigade');
export const { bareRead, bareServer, bareWrite } = load(
  `${SUPPORT}/bare-server`,
) as typeof import('../../mock-api/test/support/bare-server');
export const { recordQueries } = load(
  `${SUPPORT}/recorded-queries`,
) as typeof import('../../mock-api/test/support/recorded-queries');
export const { migrationsDigest } = load(
  `${SUPPORT}/migrations-digest`,
) as typeof import('../../mock-api/test/support/migrations-digest');
export const { createDatabase } = load(
  `${SUPPORT}/postgres-database`,
) as typeof import('../../mock-api/test/support/postgres-database');
