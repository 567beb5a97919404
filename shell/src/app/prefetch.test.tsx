import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { callsMade } from '../test/api';
import { registry } from '../test/remotes';
import { openApp } from '../test/render-app';

const prefetched = () => callsMade().map((call) => call.replace('GET ', ''));

/** The registry under addresses of its own: what was fetched once is not fetched again. */
const at = (release: string) =>
  registry.map((remote) => ({ ...remote, entry: `${remote.entry}?${release}` }));

test('pointing at an entry fetches the remote behind it, and no other', async () => {
  const user = userEvent.setup();
  openApp('/settings', at('hover'));
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  await user.hover(sections.getByRole('link', { name: 'Transfers' }));
  expect(prefetched()).toContain('/remotes/mfe-transfers/remoteEntry.js?hover');
  expect(prefetched()).not.toContain('/remotes/mfe-property/remoteEntry.js?hover');
});

test('once the first screen is idle every remote is fetched', async () => {
  openApp('/settings', at('idle'));
  await waitFor(() => expect(prefetched()).toContain('/remotes/mfe-property/remoteEntry.js?idle'), {
    timeout: 10_000,
  });
  expect(prefetched()).toContain('/remotes/mfe-transfers/remoteEntry.js?idle');
});
