import type { QueryRoot } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';

const TOUCHED: readonly QueryRoot[] = ['sensitive', 'property', 'dashboard', 'ledger'];

/** Asks again for all that a verification changes. Done once what is on screen has the server's new state. */
export const refreshVerified = () =>
  Promise.all(TOUCHED.map((root) => queryClient.invalidateQueries({ queryKey: [root] })));

/** Asks again for what counts and schedules change. */
export const refreshSensitive = () =>
  Promise.all(
    (['sensitive', 'dashboard'] as const).map((root) => queryClient.invalidateQueries({ queryKey: [root] })),
  );
