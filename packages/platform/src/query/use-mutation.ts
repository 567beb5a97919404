import { actKey, DoublePressGuard } from '@hand-receipt/contracts';
import {
  type DefaultError,
  useMutation as useLibraryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/**
 * A write behind a button. One press is one act: a second press of a double-click writes nothing and has the result of
 * the first. The write's Idempotency-Key is the matter of `request`.
 */
export function useMutation<TData = unknown, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
  const [guard] = useState(() => new DoublePressGuard());
  const mutation = useLibraryMutation(options);
  const { mutateAsync } = mutation;

  const acts = useMemo(() => {
    type Mutate = (typeof mutation)['mutate'];
    type MutateAsync = typeof mutateAsync;
    const pressAsync: MutateAsync = (...[variables, callbacks]) =>
      guard.run(actKey(variables), () => mutateAsync(variables as TVariables, callbacks));
    const pressOnly: Mutate = (...[variables, callbacks]) => {
      pressAsync(variables as TVariables, callbacks).catch(() => undefined);
    };
    return { mutate: pressOnly, mutateAsync: pressAsync };
  }, [guard, mutateAsync]);

  return { ...mutation, ...acts };
}
