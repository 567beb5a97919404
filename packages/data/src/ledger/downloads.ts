import { downloadFile } from '@hand-receipt/platform';
import { askedOf, type EntryFilters } from './queries';

/** Files of the ledger that the browser downloads by itself. @throws ApiError for a download that is refused */
export const ledgerDownloads = {
  bundle: () => downloadFile('GET /api/ledger/bundle'),
  csv: (filters: EntryFilters) => downloadFile('GET /api/ledger/csv', { query: askedOf(filters) }),
  verifier: () => downloadFile('GET /api/ledger/verifier'),
};
