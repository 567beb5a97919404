import type { RemoteModule } from '@hand-receipt/contracts';
import { act, screen } from '@testing-library/react';
import { mountStandalone } from './mount-standalone';
import { serve } from './testing';

const descriptor = {
  name: 'mfe-sample',
  title: 'Sample',
  port: 3199,
  nav: [{ label: 'Sample', path: '/sample', icon: 'inbox', group: 'main', order: 1 }],
  routes: [{ path: '/sample', page: 'sample' }],
  slots: [],
};
const remote: RemoteModule = {
  pages: { sample: async () => ({ default: () => <h1>The sample page</h1> }) },
  slots: {},
};

beforeEach(() => serve({}));
afterEach(() => document.body.replaceChildren());

test('a remote on its own is shown', async () => {
  await act(async () => mountStandalone(descriptor, remote));
  expect(await screen.findByRole('heading', { name: 'Sample' })).toBeVisible();
});

test.each([
  ['a wrong icon', { nav: [{ ...descriptor.nav[0], icon: 'target' }] }, /nav\/0\/icon .*crosshair/],
  [
    'a fill that is nowhere',
    { slots: [{ slot: 'item.ledger', name: 'panel', title: 'Panel', order: 1 }] },
    /"panel" for item\.ledger/,
  ],
])('a remote.json with %s is told on the page', async (_what, changes, words) => {
  await act(async () => mountStandalone({ ...descriptor, ...changes }, remote));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
