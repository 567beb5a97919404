import '../test/setup-app';
import { federationHost, registry } from '../test/remotes';
import { openApp, quietDay } from '../test/render-app';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerRemotes } from './remote-loader';

const NEWER =
  'Transfers was built for a newer Hand Receipt (needs ui 2.1, this is 2.0). Ask your administrator to update.';
const OLDER =
  'Transfers was built for an older Hand Receipt (needs platform 1.4, this is 2.0). Ask your administrator to update.';

const before = process.env.HOST_VERSIONS;
beforeEach(() => {
  process.env.HOST_VERSIONS = JSON.stringify({ contracts: '1.0.0', platform: '2.0.0', ui: '2.0.0' });
  quietDay();
});
afterEach(() => {
  document.querySelector('meta[name=contracts]')?.remove();
  if (before === undefined) delete process.env.HOST_VERSIONS;
  else process.env.HOST_VERSIONS = before;
});

const needing = (host: Record<string, string>) =>
  registry.map((remote) => (remote.name === 'mfe-transfers' ? { ...remote, host } : remote));

test.each([
  ['FED-17 newer ui', { ui: '^2.1' }, NEWER],
  ['FED-18 older major of platform', { platform: '^1.4', ui: '^2.0' }, OLDER],
])(
  '%s: its page says so, its entry stays, nothing of it is loaded, and the rest works',
  async (_row, host, words) => {
    const remotes = needing(host);
    const load = jest.spyOn(federationHost, 'loadRemote');
    const register = jest.spyOn(federationHost, 'registerRemotes');
    registerRemotes(remotes);
    expect(register.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ name: 'mfe_property' })]);

    openApp('/transfers', remotes);
    expect(await screen.findByText(words)).toBeVisible();
    const [entry] = screen.getAllByRole('link', { name: /^Transfers/ });
    expect(entry).toHaveTextContent('Needs an update');
    await userEvent.hover(entry as HTMLElement);
    const [other] = screen.getAllByRole('link', { name: /^Property Book/ });
    await act(() => userEvent.click(other as HTMLElement));
    expect(await screen.findByRole('heading', { name: 'Property Book' })).toBeVisible();
    expect(load.mock.calls.map(([path]) => path)).not.toContain('mfe_transfers/remote');
  },
);

test('FED-17 a remote that needs calls which the server lacks is refused in the same way', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'contracts';
  meta.content = '1.4.2';
  openApp('/transfers', needing({ contracts: '^1.5' }));
  expect(
    await screen.findByText(/a newer Hand Receipt \(needs contracts 1\.5, this is 1\.4\)/),
  ).toBeVisible();
});

test('what fits is loaded, by the contract of the server and not by that of the build', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'contracts';
  meta.content = '1.5.0';
  const remotes = needing({ contracts: '^1.5', ui: '^2.0' });
  registerRemotes(remotes);
  openApp('/transfers', remotes);
  expect(await screen.findByText('All transfers')).toBeVisible();
});
