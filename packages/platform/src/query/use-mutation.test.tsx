import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../test/fake-fetch';
import { request } from '../api/request';
import { PlatformProvider } from './platform-provider';
import { useMutation } from './react-query';

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

const afterwards = jest.fn();

function Cancel({ id }: { id: string }) {
  const { mutateAsync } = useMutation({
    mutationFn: (transfer: string) => request('POST /api/transfers/:id/cancel', { params: { id: transfer } }),
  });
  return <button onClick={() => void mutateAsync(id).then(afterwards, () => undefined)}>Cancel {id}</button>;
}

/** A server that answers after so many milliseconds. */
function serveAfter(ms: number, answer: () => Response) {
  const calls: string[] = [];
  globalThis.fetch = async (url, init) => {
    calls.push(`${String(url)} ${(init?.headers as Record<string, string>)['idempotency-key']}`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer();
  };
  return calls;
}

const show = () =>
  render(
    <PlatformProvider>
      <Cancel id="T-1" />
      <Cancel id="T-2" />
    </PlatformProvider>,
  );

beforeEach(() => afterwards.mockClear());
afterEach(() => jest.restoreAllMocks());

test.each([
  [50, 30],
  [150, 30],
  [450, 30],
  [50, 500],
  [450, 900],
])('check 39 pressed twice %i ms apart, with an answer after %i ms, it is one act', async (gap, delay) => {
  const calls = serveAfter(delay, () => json({}));
  show();
  // The time of the presses is set: on a busy machine the second one comes later than it should.
  const pressedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(pressedAt);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel T-1' }));
  await pause(gap);
  now.mockReturnValue(pressedAt + gap);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel T-1' }));
  await pause(delay + 100);
  expect(calls).toHaveLength(1);
  // The second press waits for the first, and for nothing else.
  expect(afterwards).toHaveBeenCalledTimes(2);
});

test('two presses in one moment, before anything is drawn, are one act', async () => {
  const calls = serveAfter(30, () => json({}));
  show();
  const button = screen.getByRole('button', { name: 'Cancel T-1' });
  act(() => {
    button.click();
    button.click();
  });
  await pause(60);
  expect(calls).toHaveLength(1);
});

test('another item is another act, and so is the same one after a while', async () => {
  const calls = serveAfter(5, () => json({}));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel T-1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel T-2' }));
  await pause(750);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel T-1' }));
  await pause(20);
  expect(calls.map((call) => call.split('/')[3])).toEqual(['T-1', 'T-2', 'T-1']);
  expect(new Set(calls).size).toBe(3);
});

test('a try that got no answer may be repeated at once, under the same key; a refused one under another', async () => {
  const answers = [
    () => Promise.reject(new TypeError('cut')),
    () => json({ message: 'no' }, 409),
    () => json({}),
  ];
  const keys: (string | undefined)[] = [];
  globalThis.fetch = async (_url, init) => {
    keys.push((init?.headers as Record<string, string>)['idempotency-key']);
    return answers[keys.length - 1]!();
  };
  show();
  for (const tries of [1, 2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel T-1' }));
    await pause(20);
    expect(keys).toHaveLength(tries);
  }
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

function Upload({ file }: { file: File }) {
  const { mutateAsync } = useMutation({
    mutationFn: (sent: { file: File }) => Promise.resolve(afterwards(sent.file.name)),
  });
  return <button onClick={() => void mutateAsync({ file })}>Upload</button>;
}

test('another file is another act, also at once; the same one is not', async () => {
  // The presses come in one moment, also on a busy machine.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const first = <Upload file={new File(['a'], 'front.jpg', { lastModified: 1 })} />;
  const { rerender } = render(first, { wrapper: PlatformProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  rerender(<Upload file={new File(['a'], 'back.jpg', { lastModified: 1 })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(afterwards.mock.calls).toEqual([['front.jpg'], ['back.jpg']]);
});
