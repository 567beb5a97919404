/** What the bench takes from the contract. It is CommonJS, whose names only `require` finds through its `index.ts`. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

export const { changes } = load('@hand-receipt/contracts') as typeof import('@hand-receipt/contracts');
