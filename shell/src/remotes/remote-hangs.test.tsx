import { HANGING_REMOTES_COOKIE } from '@hand-receipt/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import '../test/setup-app';
import { answer, callsMade } from '../test/api';
import { federationHost, modules, registry } from '../test/remotes';
import { openApp } from '../test/render-app';
import { prefetchRemote } from './prefetch';
import { registerRemotes } from './remote-loader';

/** Has a remote of its own for each test: what has loaded once stays loaded in a page. */
function remoteNamed(name: string) {
  modules[name.replaceAll('-', '_')] = modules.mfe_transfers!;
  const files = { entry: `/remotes/${name}/entry.js`, chunks: [`/remotes/${name}/exposed.js`] };
  const pageChunks = { transfers: [`/remotes/${name}/page.js`] };
  const remote = { ...registry[0]!, ...files, pageChunks, name };
  registerRemotes([remote]);
  return remote;
}

const silence = () => new Promise<never>(() => undefined);
const hangs = (...files: string[]) =>
  answer(Object.fromEntries(files.map((file) => [`GET ${file}`, silence])));
const answersAgain = (...files: string[]) =>
  answer(Object.fromEntries(files.map((file) => [`GET ${file}`, () => new Response('script')])));
const asked = (name: string) => callsMade().filter((call) => call.includes(`/remotes/${name}/`));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let load: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'performance'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load = jest.spyOn(federationHost, 'loadRemote');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('check 36: a remote that never answers is given up after 12 s, and asked for nothing until Try again', async () => {
  const remote = remoteNamed('mfe-silent');
  const files = [remote.entry, ...remote.chunks, ...remote.pageChunks.transfers];
  hangs(...files);
  openApp('/transfers/5', [remote, registry[1]!]);
  await pass(11_000);
  expect(screen.queryByText('Transfers is unavailable')).not.toBeInTheDocument();
  // Two of a browser's six connections, whatever it is asked for.
  expect(asked('mfe-silent')).toHaveLength(2);

  await pass(2000);
  expect(screen.getByText('Transfers is unavailable')).toBeVisible();
  expect(document.cookie).toContain(`${HANGING_REMOTES_COOKIE}=mfe-silent`);
  const before = asked('mfe-silent').length;
  await prefetchRemote(remote);
  await pass(300_000);
  expect(asked('mfe-silent')).toHaveLength(before);
  // No script waits for it, which nobody could call back.
  expect(load).not.toHaveBeenCalledWith('mfe_silent/remote', expect.anything());

  answersAgain(...files);
  screen.getByRole('button', { name: 'Try again' }).click();
  await pass(1000);
  expect(screen.getByText('Transfer 5')).toBeVisible();
  expect(document.cookie).not.toContain('mfe-silent');
});

test('check 36: a page whose own file never comes is given up as soon as a remote is', async () => {
  const remote = remoteNamed('mfe-half');
  answersAgain(remote.entry, ...remote.chunks);
  hangs(...remote.pageChunks.transfers);
  openApp('/transfers/5', [remote, registry[1]!]);
  await pass(13_000);
  expect(screen.getByText('Transfers is unavailable')).toBeVisible();
});

test('FED-11 a remote that is down is fetched ahead of time by nothing, and asked again by a visit after 60 s', async () => {
  const remote = remoteNamed('mfe-resting');
  hangs(remote.entry, ...remote.chunks, ...remote.pageChunks.transfers);
  openApp('/transfers/5', [remote, registry[1]!]);
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const visit = async (name: string) => {
    sections.getByRole('link', { name }).click();
    await pass(1000);
  };
  await pass(13_000);
  expect(screen.getByText('Transfers is unavailable')).toBeVisible();
  const before = asked('mfe-resting').length;

  await visit('Property Book');
  await pass(30_000);
  await visit('Transfers');
  expect(asked('mfe-resting')).toHaveLength(before);

  await visit('Property Book');
  await pass(60_000);
  await prefetchRemote(remote);
  fireEvent.pointerEnter(sections.getByRole('link', { name: 'Transfers' }));
  fireEvent.focus(sections.getByRole('link', { name: 'Transfers' }));
  await pass(1000);
  expect(asked('mfe-resting')).toHaveLength(before);
  answersAgain(remote.entry, ...remote.chunks, ...remote.pageChunks.transfers);
  await visit('Transfers');
  expect(asked('mfe-resting').length).toBeGreaterThan(before);
  expect(screen.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
});

test('a file that comes slowly is waited for', async () => {
  const remote = remoteNamed('mfe-slow');
  const drops = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      controller.enqueue(new Uint8Array(1));
    },
  });
  answersAgain(...remote.chunks, ...remote.pageChunks.transfers);
  answer({ [`GET ${remote.entry}`]: () => new Response(drops) });
  void prefetchRemote(remote);
  await pass(60_000);
  expect(document.cookie).not.toContain('mfe-slow');
});
