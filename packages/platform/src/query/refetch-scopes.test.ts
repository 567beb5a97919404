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
