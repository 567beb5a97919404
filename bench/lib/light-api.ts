/**
 * What the bench takes from the server without loading all of it: see `mock-api.ts`, which takes seconds of a short
 * benchmark.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const SRC = '../../mock-api/src';
const SEED = '../../mock-api/seed/scale';

export const { openDatabase } = load(
  `${SRC}/kernel/db/open`,
) as typeof import('../../mock-api/src/kernel/db/open');
export const { withoutIndexes } = load(
  `${SEED}/without-indexes`,
) as typeof import('../../mock-api/seed/scale/without-indexes');
export const { bareRead, bareServer } = load(
  '../../mock-api/test/support/bare-server',
) as typeof import('../../mock-api/test/support/bare-server');
