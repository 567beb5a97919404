import type {
  AddExhibitDto,
  DecideLossDto,
  FoundDto,
  LossAnswerDto,
  SubmitLossDto,
} from '@hand-receipt/contracts';
import { saveFile } from '@hand-receipt/platform';
import { mutation } from '../core/mutation';
import { askFile } from '../core/query';

/** A refusal may say that another person was first. */
const decided = { untilFresh: true, afterRefusal: true };

export const lossCaseMutations = {
  /** Reports an item as found. Another person confirms it. */
  found: (id: string) =>
    mutation('POST /api/loss-cases/:id/found', (body: FoundDto) => ({ params: { id }, body }), decided),
  /** Confirms it by the serial number that I read. */
  confirm: (id: string) =>
    mutation(
      'POST /api/loss-cases/:id/confirm',
      (body: { itemId: string; code: string }) => ({ params: { id }, body }),
      decided,
    ),
  /** Refuses the report that an item was found. */
  refuse: (id: string) =>
    mutation(
      'POST /api/loss-cases/:id/refuse',
      (body: { itemId: string; reason: string }) => ({ params: { id }, body }),
      decided,
    ),
  /** Records that the papers were submitted. */
  submit: (id: string) =>
    mutation('POST /api/loss-cases/:id/submit', (body: SubmitLossDto) => ({ params: { id }, body }), decided),
  /** Records what the authority decided. */
  decide: (id: string) =>
    mutation('POST /api/loss-cases/:id/decide', (body: DecideLossDto) => ({ params: { id }, body }), decided),
  /** Says whether I have or saw the items for which I was asked. */
  answer: (id: string) =>
    mutation(
      'POST /api/loss-cases/:id/answers',
      (body: LossAnswerDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Adds an exhibit. */
  addExhibit: (id: string) =>
    mutation(
      'POST /api/loss-cases/:id/exhibits',
      (body: AddExhibitDto) => ({ params: { id }, body }),
      decided,
    ),
  /** Strikes an exhibit with a reason. */
  strike: (id: string) =>
    mutation(
      'POST /api/loss-cases/:id/exhibits/:letter/strike',
      ({ letter, reason }: { letter: string; reason: string }) => ({
        params: { id, letter },
        body: { reason },
      }),
      decided,
    ),
  /** Has the packet made, and hands it to the browser's downloads. */
  downloadPacket: {
    mutationFn: async ({ id, format }: { id: string; format: 'pdf' | 'json' }) =>
      saveFile(
        format === 'pdf'
          ? await askFile('GET /api/loss-cases/:id/packet.pdf', { params: { id } })
          : await askFile('GET /api/loss-cases/:id/packet.json', { params: { id } }),
      ),
  },
};
