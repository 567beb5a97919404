import type { RouteBody } from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

const done = { untilFresh: true, afterRefusal: true };

export const reconciliationMutations = {
  /** Compares a file that was read for it with our book. */
  create: mutation(
    'POST /api/reconciliations',
    (body: RouteBody<'POST /api/reconciliations'>) => ({ body }),
    done,
  ),
  /** Notes why a row is as it is; null takes the note away. */
  note: (id: string) =>
    mutation(
      'PUT /api/reconciliations/:id/lines/:line/note',
      ({ line, note }: { line: number; note: string | null }) => ({ params: { id, line }, body: { note } }),
      done,
    ),
  /** Closes a comparison whose rows are all settled or noted. */
  close: mutation('POST /api/reconciliations/:id/close', (id: string) => ({ params: { id } }), done),
  /** Has the paper drawn, and hands it to the browser's downloads. */
  downloadPdf: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/reconciliations/:id/pdf', { params: { id } })),
  },
};
