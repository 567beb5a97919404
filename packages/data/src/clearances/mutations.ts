import type { RouteBody, SignatureProofDto } from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

/** A refusal may say that another person was first, or that an item has moved. */
const decided = { untilFresh: true, afterRefusal: true };

export const clearanceMutations = {
  /** Starts clearing a person who leaves on a day, YYYY-MM-DD. */
  open: (id: string) =>
    mutation(
      'POST /api/people/:id/clearance',
      (leavesOn: string) => ({ params: { id }, body: { leavesOn } }),
      decided,
    ),
  /** Ticks a step that is done by hand, or takes the tick back. */
  tick: (id: string) =>
    mutation(
      'POST /api/people/:id/clearance/steps',
      (body: RouteBody<'POST /api/people/:id/clearance/steps'>) => ({ params: { id }, body }),
      decided,
    ),
  /** Signs that the person is clear. */
  sign: (id: string) =>
    mutation(
      'POST /api/people/:id/clearance/sign',
      (body: SignatureProofDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Lets an Admin deactivate the person although they are not clear. */
  override: (id: string) =>
    mutation(
      'POST /api/people/:id/clearance/override',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
  /** Stops clearing a person who stays. */
  cancel: mutation('POST /api/people/:id/clearance/cancel', (id: string) => ({ params: { id } }), decided),
  /** Has the memorandum drawn, and hands it to the browser's downloads. */
  downloadMemorandum: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/people/:id/clearance/memorandum', { params: { id } })),
  },
};
