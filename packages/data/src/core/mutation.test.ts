import { changes } from '@hand-receipt/contracts';
import { type ApiError, queryClient } from '@hand-receipt/platform';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { propertyMutations } from '../property/mutations';
import { transferMutations } from '../transfers/mutations';

const STATUS = 'PATCH /api/property/:id/status';
const run = (status: 'Damaged') => propertyMutations.changeStatus('P-1').mutationFn!({ status }, {} as never);

/** Roots that were told to be read again while something was done. */
async function invalidatedBy(act: () => Promise<unknown>): Promise<unknown[]> {
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  try {
    await act().catch(() => undefined);
    return invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  } finally {
    invalidate.mockRestore();
  }
}

test('a write reads again what the contract says that it changes, each once', async () => {
  serve({ 'PATCH /api/property/P-1/status': () => ({ id: 'P-1' }) });
  expect(await invalidatedBy(() => run('Damaged'))).toEqual(changes[STATUS]);
});

test('a refused write reads nothing again, and is told in the words of the catalog with its reason', async () => {
  serve({ 'PATCH /api/property/P-1/status': () => refusal(409, 'Somebody else changed it.') });
  expect(await invalidatedBy(() => run('Damaged'))).toEqual([]);
  const error = await run('Damaged').catch((caught: unknown) => caught as ApiError);
  expect(error).toMatchObject({
    message: 'Failed to update property status',
    reason: 'Somebody else changed it.',
    status: 409,
  });
});

test('a write whose answer was lost reads again: it may have been done, and no update tells this client', async () => {
  serve({ 'PATCH /api/property/P-1/status': () => refusal(502, 'Bad gateway') });
  expect(await invalidatedBy(() => run('Damaged'))).toEqual(changes[STATUS]);
});

test('an answer to a transfer that is refused reads the lists again: somebody else was first', async () => {
  serve({ 'POST /api/transfers/T-1/cancel': () => refusal(409, 'Already approved.') });
  const cancel = () => transferMutations.cancel.mutationFn!({ id: 'T-1' } as never, {} as never);
  expect(await invalidatedBy(cancel)).toEqual(changes['POST /api/transfers/:id/cancel']);
});
