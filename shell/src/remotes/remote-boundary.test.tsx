import { Dialog, lateDialog } from '@hand-receipt/ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { laterVersion } from '../offline/update/new-version';
import { answer } from '../test/api';
import { federationHost, modules, registry, setDown } from '../test/remotes';
import { openApp } from '../test/render-app';

// One registry for each test, under names of its own: what has loaded once stays loaded in a page.
function renamed(name: string) {
  const container = name.replaceAll('-', '_');
  return { container, remotes: [{ ...registry[0]!, name }, registry[1]!] };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  setDown('mfe_transfers', false);
  jest.restoreAllMocks();
});

test('a page whose remote is down says so in its own area, and Try again recovers without a reload', async () => {
  setDown('mfe_transfers', true);
  const user = userEvent.setup();
  openApp('/transfers/5');
  expect(await screen.findByText('Transfers is unavailable')).toBeVisible();
  expect(screen.getByText(/The rest of the app still works\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Transfers' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Transfers is unavailable')).toBeVisible();

  setDown('mfe_transfers', false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
  expect(screen.queryByText('Transfers is unavailable')).not.toBeInTheDocument();
});

test('the failure of a preload, which the browser gives to the first who asks, is not taken for the last word', async () => {
  const load = jest.spyOn(federationHost, 'loadRemote').mockRejectedValueOnce(new Error('preloaded 503'));
  openApp('/transfers/5', renamed('mfe-preloaded').remotes);
  load.mockResolvedValueOnce(() => ({ default: modules.mfe_transfers }));
  expect(await screen.findByText('Transfer 5')).toBeVisible();
});

test('a remote whose files a deployment took away goes over to its newest release, and the page says so', async () => {
  const { container, remotes } = renamed('mfe-moved');
  modules[container] = modules.mfe_transfers!;
  setDown(container, true);
  const register = jest.spyOn(federationHost, 'registerRemotes');
  const entry = '/remotes/mfe-moved/remoteEntry.newer.js';
  answer({
    'GET /remotes.json': () => {
      setDown(container, false);
      return [{ ...remotes[0]!, entry }];
    },
  });
  openApp('/transfers/5', remotes);
  expect(await screen.findByText('Transfer 5')).toBeVisible();
  expect(register).toHaveBeenCalledWith([{ name: container, entry, type: 'global' }], { force: true });
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  act(laterVersion);
});

test('a card whose remote is missing costs that card only', async () => {
  const { remotes } = renamed('mfe-gone');
  setDown('mfe_gone', true);
  openApp('/dashboard', remotes);
  expect(await screen.findByText('Active Transfers is unavailable')).toBeVisible();
  expect(await screen.findByText('M4A1 Carbine')).toBeVisible();
  expect(await screen.findByText('148')).toBeVisible();
});

test('FED-26 a fill that throws leaves the other fills of its slot in place', async () => {
  const { container, remotes } = renamed('mfe-throws');
  const broken = {
    slot: 'dashboard.cards',
    name: 'broken',
    title: 'Broken',
    order: 1,
    column: 'main',
  } as const;
  const fine = { ...broken, name: 'fine', title: 'Fine', order: 2 };
  modules[container] = {
    pages: {},
    slots: {
      'dashboard.cards': {
        broken: () => {
          throw new Error('The card cannot be drawn');
        },
        fine: () => <p>The fine card</p>,
      },
    },
  };
  openApp('/dashboard', [{ ...remotes[0]!, slots: [broken, fine] }, remotes[1]!]);
  expect(await screen.findByText('Broken is unavailable')).toBeVisible();
  expect(await screen.findByText('The fine card')).toBeVisible();
  expect(await screen.findByText('M4A1 Carbine')).toBeVisible();
});

test('a remote that exposes something else is unavailable, and not a blank page', async () => {
  const { remotes } = renamed('mfe-empty');
  openApp('/documents', remotes);
  expect(await screen.findByText('Transfers is unavailable')).toBeVisible();
});

test('moving between the paths of one page keeps the page', async () => {
  const user = userEvent.setup();
  openApp('/transfers');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'half a reason');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Transfers' }),
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a reason');
  await act(async () => undefined);
});

test('what a development server could not compile is shown in the area of its remote, with file and line', async () => {
  const load = jest.spyOn(federationHost, 'loadRemote');
  const broken = "Module build failed (from swc-loader):\nError: Expected ';'\n,-[/src/remote.ts:12:1]";
  load.mockRejectedValue(new Error(broken));
  openApp('/transfers/5', renamed('mfe-broken').remotes);
  expect(await screen.findByText('Transfers is unavailable')).toBeVisible();
  expect(screen.getByText(/\[\/src\/remote\.ts:12:1\]/)).toBeVisible();
});

test('a dialog whose file a deployment took away fails in its own place, and the page learns of the version', async () => {
  const { container, remotes } = renamed('mfe-dialog');
  const load = jest.fn(async () => ({
    default: ({ onClose }: { onClose: () => void }) => <Dialog open title="Add Note" onClose={onClose} />,
  }));
  load.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  const NoteDialog = lateDialog(load);
  const page = () => (
    <>
      <p>Transfer 5</p>
      <NoteDialog onClose={() => undefined} />
    </>
  );
  modules[container] = { pages: { transfers: async () => ({ default: page }) }, slots: {} };
  const newest = '<html><head><script defer src="/newer.js"></script></head></html>';
  answer({ 'GET /app-shell': () => new Response(newest) });
  openApp('/transfers/5', remotes);
  expect(await screen.findByRole('dialog', { name: 'Not Loaded' })).toBeVisible();
  expect(screen.getByText('Transfer 5')).toBeInTheDocument();
  expect(await screen.findByText('A new version is ready')).toBeInTheDocument();
  act(laterVersion);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
});
