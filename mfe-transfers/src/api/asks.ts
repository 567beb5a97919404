import {
  type AskDto,
  type RouteBody,
  type RouteQuery,
  toTransfer,
  type Transfer,
} from '@hand-receipt/contracts';
import { queryOptions, request, useMutation } from '@hand-receipt/platform';
import { transferKeys } from './keys';
import { refreshCustody } from './refresh';

export type AskBox = NonNullable<RouteQuery<'GET /api/transfers/asks'>>['box'];

/** What others ask me for and waits for my answer, or what I have asked for. */
export const asksOptions = (box: AskBox) =>
  queryOptions({
    queryKey: transferKeys.asks(box),
    queryFn: ({ signal }): Promise<AskDto[]> =>
      request('GET /api/transfers/asks', { query: { box }, signal }),
  });

/** Asks whoever holds a serial number for the item. @throws ApiError with the server's own message */
export const useAsk = () =>
  useMutation({
    mutationFn: (body: RouteBody<'POST /api/transfers/asks'>) =>
      request('POST /api/transfers/asks', { body }),
    onSuccess: refreshCustody,
  });

interface OfferAsked {
  ask: AskDto;
  includeComponents: boolean;
  mounted?: string[];
}

/** Offers the item to whoever asked for it. @throws ApiError with the server's own message */
export const useOfferAsked = () =>
  useMutation({
    mutationFn: async ({ ask: { id }, ...body }: OfferAsked): Promise<Transfer> =>
      toTransfer(await request('POST /api/transfers/asks/:id/offer', { params: { id }, body })),
    onSettled: refreshCustody,
  });

/** Keeps the item. @throws ApiError with the server's own message */
export const useDeclineAsk = () =>
  useMutation({
    mutationFn: ({ ask: { id }, reason }: { ask: AskDto; reason: string }) =>
      request('POST /api/transfers/asks/:id/decline', {
        params: { id },
        body: { reason: reason.trim() || null },
      }),
    onSettled: refreshCustody,
  });

/** Takes my own ask back. @throws ApiError with the server's own message */
export const useWithdrawAsk = () =>
  useMutation({
    mutationFn: ({ id }: AskDto) => request('POST /api/transfers/asks/:id/withdraw', { params: { id } }),
    onSettled: refreshCustody,
  });
