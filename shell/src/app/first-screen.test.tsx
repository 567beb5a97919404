import { queryClient } from '@hand-receipt/platform';
import { waitFor } from '@testing-library/react';
import '../test/setup-app';
import { callsMade } from '../test/api';
import { federationHost, registry } from '../test/remotes';
import { preloadInitialRoute } from './first-screen';
import { shellPages } from './shell-pages';

const loaded = (path: string) => shellPages.find((page) => page.path === path)?.part.loaded;

beforeEach(() => queryClient.clear());
afterEach(() => document.head.replaceChildren());

test('the code of a page is fetched before it is known who is signed in, and no data', async () => {
  preloadInitialRoute('/settings', registry);
  await waitFor(() => expect(loaded('/settings')).not.toBeNull());
  expect(callsMade()).toEqual([]);
});

test('so is the code of the remote whose route it is', async () => {
  const asked = jest.spyOn(federationHost, 'loadRemote');
  preloadInitialRoute('/transfers/5', registry);
  await waitFor(() => expect(asked).toHaveBeenCalledWith('mfe_transfers/remote', expect.anything()));
  asked.mockRestore();
});

test('the figures are asked for at once where the server preloads them, at the entrance too', async () => {
  document.head.innerHTML = '<link rel="preload" as="fetch" href="/api/dashboard/summary">';
  preloadInitialRoute('/login', registry);
  await waitFor(() => expect(loaded('/dashboard')).not.toBeNull());
  expect(callsMade()).toEqual(['GET /api/dashboard/summary']);
});
