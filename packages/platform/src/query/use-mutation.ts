import { DoublePressGuard } from '@hand-receipt/contracts';
import {
  type DefaultError,
  hashKey,
  useMutation as useLibraryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** Never settles, so that nothing that its caller does afterwards is done twice. */
const nothing = <T>() => new Promise<T>(() => undefined);

/**
 * A write behind a button. One press is one act: a second press of a double-click does nothing, neither the write nor
 * what its caller does after it. The write's Idempotency-Key is the matter of `request`.
 */
export function useMutation<TData = unknown, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
  const [guard] = useState(() => new DoublePressGuard());
  const mutation = useLibraryMutation(options);
  const { mutateAsync } = mutation;

  const acts = useMemo(() => {
    /** Does the act unless it is the second press of a double-click. */
    function press<R>(variables: TVariables, act: () => Promise<R>): Promise<R> {
      const end = guard.start(hashKey([variables]));
      if (!end) return nothing();
      const done = act();
      done.then(
        () => end(true),
        () => end(false),
      );
      return done;
    }
    type Mutate = (typeof mutation)['mutate'];
    type MutateAsync = typeof mutateAsync;
    const pressAsync: MutateAsync = (...[variables, callbacks]) =>
      press(variables as TVariables, () => mutateAsync(variables as TVariables, callbacks));
    const pressOnly: Mutate = (...[variables, callbacks]) => {
      pressAsync(variables as TVariables, callbacks).catch(() => undefined);
    };
    return { mutate: pressOnly, mutateAsync: pressAsync };
  }, [guard, mutateAsync]);

  return { ...mutation, ...acts };
}
