import type { EntryFilters } from '../api/ledger-history';

export interface ExportFile {
  title: string;
  /** What it is good for. */
  use: string;
  path: string;
}

/** What Ledger History gives away: evidence, a table of what the reader filtered, and the means to check the evidence. */
export function exportFiles({ q, type }: EntryFilters): ExportFile[] {
  const filters = new URLSearchParams();
  if (q) filters.set('q', q);
  if (type) filters.set('type', type);
  const isFiltered = filters.size > 0;
  return [
    {
      title: 'Evidence Bundle',
      use: 'The whole ledger with its signed checkpoint. Anybody can verify it without this server. Events that you may not read are in it as hashes.',
      path: '/api/ledger/bundle',
    },
    {
      title: 'CSV Table',
      use: isFiltered ? 'The entries of this search, for a spreadsheet.' : 'All entries, for a spreadsheet.',
      path: `/api/ledger/csv${isFiltered ? `?${filters}` : ''}`,
    },
    {
      title: 'Verifier',
      use: 'One page that verifies an evidence bundle. Keep it and open it from disk; it needs no network.',
      path: '/api/ledger/verifier',
    },
  ];
}
