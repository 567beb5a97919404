import type {
  CreateAmendmentDto,
  ProposeAmendmentDto,
  ProposeRuleDto,
  SignatureProofDto,
} from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

const done = { untilFresh: true };
/** A refusal may say that another person was first, or that an item has changed. */
const decided = { untilFresh: true, afterRefusal: true };

export const amendmentMutations = {
  /** Reports wrong identifying data, or proposes to amend it. */
  create: mutation('POST /api/amendments', (body: CreateAmendmentDto) => ({ body }), done),
  /** Proposes a change of the catalog or of the CIIC codes by which items stop being sensitive. */
  proposeRule: mutation('POST /api/amendments/rules', (body: ProposeRuleDto) => ({ body }), done),
  /** Proposes what was reported; what is left out stays as it was reported. */
  propose: (id: string) =>
    mutation(
      'POST /api/amendments/:id/propose',
      (body: ProposeAmendmentDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Signs as the second person: all lines apply. */
  sign: (id: string) =>
    mutation(
      'POST /api/amendments/:id/sign',
      (body: SignatureProofDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Refuses what was reported or proposed. */
  refuse: (id: string) =>
    mutation(
      'POST /api/amendments/:id/refuse',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
  /** Takes back what I reported or proposed. */
  withdraw: mutation('POST /api/amendments/:id/withdraw', (id: string) => ({ params: { id } }), decided),
  /** Has the adjustment report drawn, and hands it to the browser's downloads. */
  downloadPdf: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/amendments/:id/pdf', { params: { id } })),
  },
};
