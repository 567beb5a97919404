import type { EditShortageDto } from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

export const shortageMutations = {
  /** Enters the document of a shortage, or ends the shortage by it. */
  edit: (id: string) =>
    mutation('PATCH /api/shortages/:id', (body: EditShortageDto) => ({ params: { id }, body }), {
      untilFresh: true,
      afterRefusal: true,
    }),
  /** Has the shortage annex of what a person holds drawn, and hands it to the browser's downloads. */
  downloadAnnex: {
    mutationFn: async (holder: string) =>
      saveFile(await askFile('GET /api/shortages/annex', { query: { holder } })),
  },
};
