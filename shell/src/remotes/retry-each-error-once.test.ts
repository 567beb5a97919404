import { retryEachErrorOnce } from './retry-each-error-once';

const missing = (chunk: number) => new Error(`Loading chunk ${chunk} failed.`);

test('a page of five files, the preload of each of which had failed, is there in the end', async () => {
  const failures = [1, 2, 3, 4, 5].map(missing);
  const ask = jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'the page';
  });
  await expect(retryEachErrorOnce(ask)).resolves.toBe('the page');
  expect(ask).toHaveBeenCalledTimes(6);
});

test('a file that fails a second time is not there', async () => {
  const ask = jest.fn(() => Promise.reject(missing(1)));
  await expect(retryEachErrorOnce(ask)).rejects.toThrow('Loading chunk 1 failed.');
  expect(ask).toHaveBeenCalledTimes(2);
});
