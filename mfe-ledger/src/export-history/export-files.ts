import { type EntryFilters, ledgerDownloads } from '@hand-receipt/data';

export interface ExportFile {
  title: string;
  /** What it is good for. */
  use: string;
  download: () => Promise<void>;
}

/** What Ledger History gives away: evidence, a table of what the reader filtered, and the means to check the evidence. */
export const exportFiles = (filters: EntryFilters): ExportFile[] => [
  {
    title: 'Evidence Bundle',
    use: 'The whole ledger with its signed checkpoint. Anybody can verify it without this server. Events that you may not read are in it as hashes.',
    download: ledgerDownloads.bundle,
  },
  {
    title: 'CSV Table',
    use:
      filters.q || filters.type
        ? 'The entries of this search, for a spreadsheet.'
        : 'All entries, for a spreadsheet.',
    download: () => ledgerDownloads.csv(filters),
  },
  {
    title: 'Verifier',
    use: 'One page that verifies an evidence bundle. Keep it and open it from disk; it needs no network.',
    download: ledgerDownloads.verifier,
  },
];
