import type { RouteResponse, WriteKey } from '@hand-receipt/contracts';
import {
  mutationOptions,
  type Outcome,
  refetchChanged,
  requestOrQueue,
  type RequestOptions,
  statusOf,
  type Waiting,
} from '@hand-receipt/platform';
import { inCatalogWords } from './errors';
import { ask, type CallOptions } from './query';

interface Refetch<T = unknown> {
  /** The mutation ends once what is on screen has the server's new state. */
  untilFresh?: boolean;
  /** A refusal, too, says that the screen is out of date: another person was first. */
  afterRefusal?: boolean;
  /** False for an answer that says that nothing was sent yet: there is nothing to read. */
  isSent?: (answer: T) => boolean;
}

/**
 * Whether a write was certainly not done. Where its answer was lost, the server may have done it, and no update says so:
 * this client is not told of its own writes.
 */
export const isRefused = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
};

/**
 * A write that is more than one call. What the contract says that its calls change is read again afterwards.
 *
 * @param call the call, or all that it may make
 */
export const write = <T, V = void>(
  call: WriteKey | readonly WriteKey[],
  act: (variables: V) => Promise<T>,
  { untilFresh, afterRefusal = false, isSent = () => true }: Refetch<T> = {},
) =>
  mutationOptions({
    mutationFn: async (variables: V): Promise<T> => {
      let isStale = false;
      try {
        const answer = await act(variables);
        isStale = isSent(answer);
        return answer;
      } catch (error) {
        isStale = afterRefusal || !isRefused(error);
        throw error;
      } finally {
        const fresh = isStale ? refetchChanged(...[call].flat()) : undefined;
        if (untilFresh) await fresh;
      }
    },
  });

/** One call as a mutation. What the contract says that it changes is read again afterwards. */
export const mutation = <K extends WriteKey, V = void>(
  call: K,
  toOptions: (variables: V) => CallOptions<K>,
  refetch?: Refetch,
) => write<RouteResponse<K>, V>(call, (variables) => ask(call, toOptions(variables)), refetch);

/** A call that waits on this device where there is no connection; `queued` is then set. */
export const orQueue = <K extends WriteKey>(
  call: K,
  options: RequestOptions<K>,
  waiting: Waiting,
): Promise<Outcome<RouteResponse<K>>> => inCatalogWords(call, requestOrQueue(call, options, waiting));

/** A mutation of such a call. Once it is sent, what it changed is read again. */
export const queued = <K extends WriteKey, V>(
  call: K,
  toOptions: (variables: V) => RequestOptions<K>,
  toWaiting: (variables: V) => Waiting,
  refetch?: Refetch,
) =>
  write<Outcome<RouteResponse<K>>, V>(
    call,
    (variables) => orQueue(call, toOptions(variables), toWaiting(variables)),
    { ...refetch, isSent: ({ queued }) => !queued },
  );
