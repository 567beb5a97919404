import type {
  ClosingCopyDto,
  CreateClosingDto,
  ReinstateDto,
  SignatureProofDto,
} from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

const done = { untilFresh: true };
/** A refusal may say that another person was first, or that an item has changed. */
const decided = { untilFresh: true, afterRefusal: true };

export const closingMutations = {
  /** Prepares a closing with my signature. */
  create: mutation('POST /api/closings', (body: CreateClosingDto) => ({ body }), done),
  /** Attaches the copy that the other side signed. */
  copy: (id: string) =>
    mutation('POST /api/closings/:id/copy', (body: ClosingCopyDto) => ({ params: { id }, body }), decided),
  /** Signs as the approver. */
  sign: (id: string) =>
    mutation('POST /api/closings/:id/sign', (body: SignatureProofDto) => ({ params: { id }, body }), decided),
  /** Refuses what was prepared. */
  refuse: (id: string) =>
    mutation(
      'POST /api/closings/:id/refuse',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
  /** Ends a signed closing because the other side did not take the items. */
  cancel: (id: string) =>
    mutation(
      'POST /api/closings/:id/cancel',
      (reason: string) => ({ params: { id }, body: { reason } }),
      decided,
    ),
  /** Takes back what I prepared. */
  withdraw: mutation('POST /api/closings/:id/withdraw', (id: string) => ({ params: { id } }), decided),
  /** Signs for a found item. */
  signGain: (id: string) =>
    mutation(
      'POST /api/property/:id/gain/sign',
      (body: SignatureProofDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Puts an item that left into my book. */
  reinstate: (id: string) =>
    mutation(
      'POST /api/property/:id/reinstatement',
      (body: ReinstateDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Has the paper of a closing drawn, and hands it to the browser's downloads. */
  downloadPdf: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/closings/:id/pdf', { params: { id } })),
  },
  /** The same for the paper of how an item came into the book. */
  downloadGainPdf: {
    mutationFn: async (id: string) =>
      saveFile(await askFile('GET /api/property/:id/gain/pdf', { params: { id } })),
  },
};
