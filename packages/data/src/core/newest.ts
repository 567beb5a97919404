import { queryClient } from '@hand-receipt/platform';

/**
 * The answer to a read, or what the page has by now where that is newer. Answers to writes change what the page has at
 * once. Meanwhile an older answer may still be under way, or this device may have kept one that it gives without a
 * connection.
 *
 * @param send makes the call; it says when the server gave an answer that this device kept
 * @param partOf the part of the query's data that the call is for; all of it unless given
 */
export async function newest<T, D = T>(
  queryKey: readonly unknown[],
  send: (onKept: (at: number) => void) => Promise<T>,
  partOf: (data: D) => T | undefined = (data) => data as unknown as T,
): Promise<T> {
  let givenAt = Date.now();
  const answer = await send((keptAt) => {
    givenAt = keptAt;
  });
  const known = queryClient.getQueryState<D>(queryKey);
  if (known?.data === undefined || givenAt >= known.dataUpdatedAt) return answer;
  return partOf(known.data) ?? answer;
}
