import type { ImportPurpose, PropertyImportDto, RouteBody, RouteResponse } from '@hand-receipt/contracts';
import { isNetworkError, queryClient, requestUpload } from '@hand-receipt/platform';
import { mutation, write } from '../core/mutation';
import { ask } from '../core/query';
import { importQueries } from './queries';

/** A file on its way, and what gives it up. */
interface Upload {
  file: File;
  purpose: ImportPurpose;
  signal: AbortSignal;
}

function keep(read: PropertyImportDto): PropertyImportDto {
  queryClient.setQueryData(importQueries.detail(read.id).queryKey, read);
  return read;
}

const COLUMNS = 'PUT /api/imports/:id/columns';
const ROW = 'PATCH /api/imports/:id/rows/:line';
const CONFIRM = 'POST /api/imports/:id/confirm';

export const importMutations = {
  /** Has a file read and checked; nothing is entered. A file that is given up is forgotten. */
  read: write(
    'POST /api/imports',
    async ({ file, purpose, signal }: Upload) => {
      const query = { file_name: file.name, purpose };
      return keep(await requestUpload('POST /api/imports', file, { query, signal }));
    },
    { untilFresh: true, afterRefusal: true },
  ),
  /**
   * Has the good rows entered; asked again, it goes on and enters nothing twice. Where no answer comes, one looks
   * whether it has begun.
   */
  confirm: (id: string) =>
    write(CONFIRM, async () => {
      try {
        return keep(await ask(CONFIRM, { params: { id } }));
      } catch (error) {
        if (isNetworkError(error)) void queryClient.invalidateQueries(importQueries.detail(id));
        throw error;
      }
    }),
  /** Says which column is which, and has the rows checked again. */
  setColumns: (id: string) =>
    write<PropertyImportDto, RouteBody<typeof COLUMNS>>(
      COLUMNS,
      async (body) => keep(await ask(COLUMNS, { params: { id }, body })),
      { untilFresh: true, afterRefusal: true },
    ),
  /** Corrects a row. */
  fixRow: (id: string) =>
    write<RouteResponse<typeof ROW>, { line: number; values: RouteBody<typeof ROW>['values'] }>(
      ROW,
      ({ line, values }) => ask(ROW, { params: { id, line }, body: { values } }),
      { untilFresh: true },
    ),
  /** Deletes a file that was not confirmed. */
  remove: mutation('DELETE /api/imports/:id', (id: string) => ({ params: { id } }), {
    untilFresh: true,
  }),
};
