import { type ReceivedFile, requestFile, useMutation } from '@hand-receipt/platform';
import { raising } from './call-error';
import type { PropertyFilter } from './property-list';

const FILE_NAME = 'property-book.csv';

/** All items of a filter as CSV, in the order of the list. */
async function exportCsv({ search, ...filter }: PropertyFilter): Promise<ReceivedFile> {
  const query = {
    ...filter,
    q: search,
    category: filter.category || undefined,
    status: filter.status || undefined,
  };
  const file = await raising(
    'Failed to export properties',
    requestFile('GET /api/property/export', { query }),
  );
  return { ...file, fileName: file.fileName || FILE_NAME };
}

export const useExportCsv = () => useMutation({ mutationFn: exportCsv });
