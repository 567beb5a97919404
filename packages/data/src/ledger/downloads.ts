import { downloadFile } from '@hand-receipt/platform';
import type { EntryFilters } from './queries';

/** Files of the ledger that the browser downloads by itself. @throws ApiError for a download that is refused */
export const ledgerDownloads = {
  bundle: () => downloadFile('GET /api/ledger/bundle'),
  csv: ({ q, type }: EntryFilters) => downloadFile('GET /api/ledger/csv', { query: { q, type } }),
  verifier: () => downloadFile('GET /api/ledger/verifier'),
};
