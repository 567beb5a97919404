import type { PrintPairsDto } from '@hand-receipt/contracts';
import { write } from '../core/mutation';
import { askFile } from '../core/query';

export const paperMutations = {
  /** Has the hand receipts of a holder drawn, a form for each giver. */
  printPairs: write('POST /api/da2062/pairs', (body: PrintPairsDto) =>
    askFile('POST /api/da2062/pairs', { body }),
  ),
};
