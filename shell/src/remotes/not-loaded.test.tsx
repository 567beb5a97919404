import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { answer, callsMade } from '../test/api';
import { halloran } from '../test/company';
import { federationHost, registry } from '../test/remotes';
import { openApp } from '../test/render-app';
import { reloadPage } from '../offline/update/reload-page';
import { isLeftOut, leaveOut, leaveOutByAddress } from './left-out';
import { prefetchRemote } from './prefetch';

jest.mock('../offline/update/reload-page', () => ({ reloadPage: jest.fn() }));

const [transfers, property] = registry as [(typeof registry)[0], (typeof registry)[0]];
const off = { ...transfers, slots: [], entry: '', off: { reason: 'Fault in the list, back at 0800' } };
const sections = async () => within(await screen.findByRole('navigation', { name: 'Sections' }));

let load: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(reloadPage).mockClear();
  load = jest.spyOn(federationHost, 'loadRemote');
});
afterEach(() => load.mockRestore());

test('FED-32 the area of a section that is off says why, its entry stays, and nothing of it is asked for', async () => {
  openApp('/transfers', [off, property]);
  expect(await screen.findByText('Transfers is switched off: Fault in the list, back at 0800')).toBeVisible();
  const entry = (await sections()).getByRole('link', { name: /^Transfers/ });
  expect(entry).toHaveTextContent('TransfersOff');
  await userEvent.hover(entry);
  await prefetchRemote(off);
  expect(load).not.toHaveBeenCalled();
  expect(callsMade().filter((call) => call.includes('/remotes/mfe-transfers'))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Open Sections' })).not.toBeInTheDocument();
});

test('FED-32 an Admin is led from there to the Sections page', async () => {
  answer({ 'GET /api/auth/me': () => ({ ...halloran, role: 'Admin' }) });
  openApp('/transfers/5', [off, property]);
  expect(await screen.findByRole('link', { name: 'Open Sections' })).toHaveAttribute('href', '/sections');
});

test('FED-33 a remote that is left out fills no slot, says so in its entry, and is loaded again after a question', async () => {
  leaveOut(['mfe-transfers']);
  openApp('/transfers');
  expect(await screen.findByText('This tab was started without Transfers')).toBeVisible();
  expect((await sections()).getByRole('link', { name: /^Transfers/ })).toHaveTextContent('Left out');
  expect(load).not.toHaveBeenCalledWith('mfe_transfers/remote', expect.anything());

  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  await userEvent.type(field, 'half a line');
  await userEvent.click((await sections()).getByRole('button', { name: 'Load Transfers' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Reload and lose what you typed?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Cancel' }));
  expect(reloadPage).not.toHaveBeenCalled();
  expect(isLeftOut('mfe-transfers')).toBe(true);

  form.remove();
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Load Transfers' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(isLeftOut('mfe-transfers')).toBe(false);
});

test('FED-33 ?without= leaves out what is there, keeps the rest of the address, and outlives a reload', () => {
  history.replaceState(null, '', '/transfers?tab=out&without=mfe-transfers,mfe-nothing#top');
  leaveOutByAddress(registry);
  expect(location.pathname + location.search + location.hash).toBe('/transfers?tab=out#top');
  expect([isLeftOut('mfe-transfers'), isLeftOut('mfe-property'), isLeftOut('mfe-nothing')]).toEqual([
    true,
    false,
    false,
  ]);
  leaveOutByAddress(registry);
  expect(isLeftOut('mfe-transfers')).toBe(true);
  history.replaceState(null, '', '/');
});
