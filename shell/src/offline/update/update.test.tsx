import '../../test/setup-app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../test/render-app';
import { laterVersion, lookForNewVersion, noteNewVersion } from './new-version';
import { reloadPage } from './reload-page';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));

const TITLE = 'A new version is ready';
const fakeApi = globalThis.fetch;
const served = (script: string, remotes = '[]') => {
  globalThis.fetch = async () =>
    new Response(
      `<html><head><script defer src="${script}"></script>` +
        `<script type="application/json" id="remotes">${remotes}</script></head></html>`,
    );
};
/** What the page that is open was loaded with. @returns takes it out of the document */
function loadedWith(script: string) {
  const parts = [document.createElement('script'), document.createElement('script')] as const;
  // Set apart, for jsdom must fetch nothing.
  for (const part of parts) part.type = 'text/plain';
  parts[0].defer = true;
  parts[0].setAttribute('src', script);
  parts[1].id = 'remotes';
  parts[1].textContent = '[]';
  document.head.append(...parts);
  return () => parts.forEach((part) => part.remove());
}

beforeEach(() => jest.mocked(reloadPage).mockClear());
afterEach(() => {
  act(laterVersion);
  globalThis.fetch = fakeApi;
});

test('the page says that a new version is ready, goes on as it is, and reloads only when asked', async () => {
  openApp('/transfers');
  await screen.findByText('All transfers');
  act(noteNewVersion);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('with unsaved input a reload is asked about first; declined, what was typed is there; sent, it goes at once', async () => {
  openApp('/transfers');
  await screen.findByText('All transfers');
  const form = document.createElement('form');
  const field = form.appendChild(document.createElement('input'));
  document.body.append(form);
  await userEvent.type(field, 'half a line');
  act(noteNewVersion);
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Reload and lose what you typed?' }));
  await userEvent.click(sure.getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveValue('half a line');
  expect(reloadPage).not.toHaveBeenCalled();

  form.remove();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a screen that asks the browser to warn before it is left counts as unsaved', async () => {
  const oppose = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', oppose);
  openApp('/transfers');
  await screen.findByText('All transfers');
  act(noteNewVersion);
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'Reload anyway' }));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  window.removeEventListener('beforeunload', oppose);
});

test('the notice can be put off', async () => {
  openApp('/transfers');
  act(noteNewVersion);
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a page that is of the newest version already says nothing; one of another shell or remote does', async () => {
  openApp('/transfers');
  await screen.findByText('All transfers');
  const unload = loadedWith('/assets/main.1.js');
  served('/assets/main.1.js');
  await act(lookForNewVersion);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  served('/assets/main.1.js', '[{"name":"mfe-transfers"}]');
  await act(lookForNewVersion);
  expect(await screen.findByText(TITLE)).toBeVisible();
  act(laterVersion);
  served('/assets/main.2.js');
  await act(lookForNewVersion);
  expect(await screen.findByText(TITLE)).toBeVisible();
  unload();
});
