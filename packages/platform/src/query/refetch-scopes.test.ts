import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client';
import { refetchScopes } from './refetch-scopes';

const KEY = ['settings', 'mine'];

/** A query on screen, of which each read is answered by hand. */
function show() {
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Infinity });
  return { answers, stop: observer.subscribe(() => undefined) };
}

beforeEach(() => queryClient.clear());

test('a query that loads for the first time is read again: its answer may be from before the change', async () => {
  const { answers, stop } = show();
  const read = refetchScopes(['settings']);
  answers[0]!('before');
  while (answers.length < 2) await Promise.resolve();
  answers[1]!('after');
  await read;
  expect(queryClient.getQueryData(KEY)).toBe('after');
  expect(answers).toHaveLength(2);
  stop();
});

test('what is loaded is read once', async () => {
  queryClient.setQueryData(KEY, 'before');
  const { answers, stop } = show();
  const read = refetchScopes(['settings']);
  answers[0]!('after');
  await read;
  expect(queryClient.getQueryData(KEY)).toBe('after');
  expect(answers).toHaveLength(1);
  stop();
});

test('while others write on, each read ends and is shown, and one more follows the last change', async () => {
  queryClient.setQueryData(KEY, 'before');
  const { answers, stop } = show();
  const reads = Array.from({ length: 20 }, () => refetchScopes(['settings']));
  expect(answers).toHaveLength(1);
  answers[0]!('meanwhile');
  while (answers.length < 2) await Promise.resolve();
  expect(queryClient.getQueryData(KEY)).toBe('meanwhile');
  answers[1]!('after');
  await Promise.all(reads);
  expect(queryClient.getQueryData(KEY)).toBe('after');
  expect(answers).toHaveLength(2);
  stop();
});

test('a read that fails does not keep the next from being made', async () => {
  queryClient.setQueryData(KEY, 'before');
  const failures: (() => void)[] = [];
  const queryFn = () => new Promise<string>((_, reject) => failures.push(() => reject(new Error('gone'))));
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  const reads = [refetchScopes(['settings']), refetchScopes(['settings'])];
  failures[0]!();
  while (failures.length < 2) await Promise.resolve();
  failures[1]!();
  await Promise.all(reads);
  stop();
});
