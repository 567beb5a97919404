/** What fills a brigade. It is CommonJS, and finds its files by `__dirname`, which only `require` gives it. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const SRC = '../../mock-api/src';

export const { systemClock } = load(
  `${SRC}/kernel/clock`,
) as typeof import('../../mock-api/src/kernel/clock');
export const { createSealer } = load(
  `${SRC}/ledger/seal/create-sealer`,
) as typeof import('../../mock-api/src/ledger/seal/create-sealer');
export const { seedBrigade } = load(
  '../../mock-api/seed/scale',
) as typeof import('../../mock-api/seed/scale');
