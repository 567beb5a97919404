import {
  type ComponentCountDto,
  type TransferRequestDto,
  type CreateTransferDto,
  type RouteBody,
  toTransfer,
  type Transfer,
  type TransferSheetDto,
} from '@hand-receipt/contracts';
import { ApiError, isNetworkError } from '@hand-receipt/platform';
import { inWords } from '../core/errors';
import { mutation, write } from '../core/mutation';
import { ask, askFile } from '../core/query';
import { offerAgain } from './offer-again';

export type Decision = 'approve' | 'reject';

/** XFER-44: the reason of a rejection that gives none. */
export const DEFAULT_REASON = 'Rejected by recipient';

/** One answer to a transfer. */
export interface LineAnswer {
  transfer: Transfer;
  decision: Decision;
  /** What an approval signs for. */
  sheet?: TransferSheetDto;
  /** Of a rejection; '' for the default. */
  reason: string;
  /** Of an approval, where the recipient keeps it; empty or left out, nobody says where it is. */
  location?: string;
  /** Of an item that comes back: its components as the recipient counted them. */
  counts?: readonly ComponentCountDto[];
}

const bodyOf = ({ decision, sheet, reason, location, counts }: LineAnswer) =>
  decision === 'approve'
    ? {
        status: 'Approved' as const,
        seen: sheet?.digest,
        ...(counts && counts.length > 0 && { counts: [...counts] }),
        ...(location?.trim() && { location: location.trim() }),
      }
    : { status: 'Rejected' as const, notes: reason.trim() || DEFAULT_REASON };

/** The new state is on screen before the dialog closes. Usually a call is refused because another person was first. */
const settled = { untilFresh: true, afterRefusal: true };
const done = { untilFresh: true };

const CANCEL = 'POST /api/transfers/:id/cancel';
const DECIDE = 'PATCH /api/transfers/:id/status';
const REQUESTS = '/api/transfers/asks';

const cancel = async ({ id }: Pick<Transfer, 'id'>) => toTransfer(await ask(CANCEL, { params: { id } }));

async function cancelMany(transfers: readonly Transfer[]): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>();
  for (const transfer of transfers) {
    try {
      await cancel(transfer);
    } catch (error) {
      if (!(error instanceof ApiError) || isNetworkError(error)) throw error;
      refusals.set(transfer.id, error.reason ?? error.message);
    }
  }
  return refusals;
}

export const transferMutations = {
  /** Offers an item that I hold to another person. */
  create: mutation('POST /api/transfers', (body: CreateTransferDto) => ({ body }), done),
  /** Offers several in one request, with a result for each line. */
  createBatch: write(
    'POST /api/property/bulk/transfers',
    async (body: RouteBody<'POST /api/property/bulk/transfers'>) =>
      (await ask('POST /api/property/bulk/transfers', { body })).results,
    settled,
  ),
  offerAgain,
  /** The recipient's answer (ERR-15). Nothing is shown as decided before the server says so. */
  decide: write(
    DECIDE,
    async (answer: LineAnswer) => {
      const { transfer, decision } = answer;
      const sent = ask(DECIDE, { params: { id: transfer.id }, body: bodyOf(answer) });
      return toTransfer(await inWords(({ message }) => `Failed to ${decision} transfer: ${message}`, sent));
    },
    settled,
  ),
  /** The recipient's answers to several lines, each with a result of its own. */
  decideBatch: write(
    'POST /api/transfers/decisions',
    async (answers: readonly LineAnswer[]) => {
      const decisions = answers.map((answer) => ({ id: answer.transfer.id, ...bodyOf(answer) }));
      return (await ask('POST /api/transfers/decisions', { body: { decisions } })).results;
    },
    settled,
  ),
  /** The holder says what became of a recalled item. */
  answerRecall: mutation(
    'POST /api/transfers/:id/recall-answer',
    ({ id, ...body }: RouteBody<'POST /api/transfers/:id/recall-answer'> & { id: string }) => ({
      params: { id },
      body,
    }),
    settled,
  ),
  /** The person above the giver agrees to a sign-over, or says no. */
  consent: mutation(
    'POST /api/transfers/:id/consent',
    ({ id, ...body }: RouteBody<'POST /api/transfers/:id/consent'> & { id: string }) => ({
      params: { id },
      body,
    }),
    settled,
  ),
  /** Takes back my own request while nobody has answered it. */
  cancel: write(CANCEL, cancel, settled),
  /** Takes back several lines of a request of mine; answers the sentences of those that were refused, by id. */
  cancelBatch: write(CANCEL, cancelMany, settled),
  /** The transfer as a DA 2062 (ERR-29). */
  print: { mutationFn: (id: string) => askFile('GET /api/transfers/:id/da2062', { params: { id } }) },
  /** All accepted lines of a request as one DA 2062 (ERR-29). */
  printRequest: {
    mutationFn: (id: string) => askFile('GET /api/transfer-requests/:id/da2062', { params: { id } }),
  },

  /** Requests an item from its holder by serial number. */
  createRequest: mutation(
    `POST ${REQUESTS}`,
    (body: RouteBody<`POST ${typeof REQUESTS}`>) => ({ body }),
    done,
  ),
  /** Offers the item to the person who requested it. */
  offerForRequest: mutation(
    `POST ${REQUESTS}/:id/offer`,
    ({
      request: { id },
      ...body
    }: {
      request: TransferRequestDto;
      includeComponents: boolean;
      mounted?: string[];
      signOver?: boolean;
    }) => ({
      params: { id },
      body,
    }),
    settled,
  ),
  /** Declines a transfer request. The holder keeps the item. */
  declineRequest: mutation(
    `POST ${REQUESTS}/:id/decline`,
    ({ request: { id }, reason }: { request: TransferRequestDto; reason: string }) => ({
      params: { id },
      body: { reason: reason.trim() || null },
    }),
    settled,
  ),
  /** Withdraws a transfer request that the user sent. */
  withdrawRequest: mutation(
    `POST ${REQUESTS}/:id/withdraw`,
    ({ id }: TransferRequestDto) => ({ params: { id } }),
    settled,
  ),
};
