/**
 * What the bench takes from the server. It is CommonJS, and finds its files by `__dirname`, which only `require`
 * gives it.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const SRC = '../../mock-api/src';
const SUPPORT = '../../mock-api/test/support';

export const { buildApp } = load(`${SRC}/app`) as typeof import('../../mock-api/src/app');
export const { readConfig } = load(
  `${SRC}/kernel/config/config`,
) as typeof import('../../mock-api/src/kernel/config/config');
export const { openDatabase } = load(
  `${SRC}/kernel/db/open`,
) as typeof import('../../mock-api/src/kernel/db/open');
export const { startSession } = load(
  `${SRC}/people/auth/session`,
) as typeof import('../../mock-api/src/people/auth/session');
export const { hashPassword } = load(
  `${SRC}/people/auth/password`,
) as typeof import('../../mock-api/src/people/auth/password');

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
export const { recordLedgerKey } = load(`${SRC}/ledger`) as typeof import('../../mock-api/src/ledger');
export const { recordItemsFound, recordRowsFound } = load(
  `${SRC}/ledger-check`,
) as typeof import('../../mock-api/src/ledger-check');
