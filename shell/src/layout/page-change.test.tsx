import { Link } from '@hand-receipt/platform';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { modules, registry } from '../test/remotes';
import { openApp } from '../test/render-app';

const before = modules.mfe_property;
afterEach(() => {
  modules.mfe_property = before!;
});

/** A list of a section with what opens over it, and with a page of its own. */
function openList() {
  const List = () => (
    <>
      <h1>Count list</h1>
      <Link to="/counts/open/1">Open over the list</Link>
      <Link to="/counts/1">Open the page</Link>
    </>
  );
  const pages = {
    list: async () => ({ default: List }),
    count: async () => ({ default: () => <h1>Count 1</h1> }),
  };
  modules.mfe_property = { pages, slots: {} };
  const routes = [
    { path: '/counts', page: 'list' },
    { path: '/counts/open/:id', page: 'list' },
    { path: '/counts/:id', page: 'count' },
  ];
  openApp(
    '/counts',
    registry.map((remote) => (remote.name === 'mfe-property' ? { ...remote, routes, slots: [] } : remote)),
  );
}

test('another page of the same section takes the focus, which went with the page before', async () => {
  const user = userEvent.setup();
  openList();
  const link = await screen.findByRole('link', { name: 'Open the page' });
  expect(screen.getByRole('main')).not.toHaveFocus();
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Count 1' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('what opens over a list leaves the focus to the page', async () => {
  const user = userEvent.setup();
  openList();
  const link = await screen.findByRole('link', { name: 'Open over the list' });
  await user.click(link);
  expect(screen.getByLabelText('Address')).toHaveTextContent('/counts/open/1');
  expect(link).toHaveFocus();
});
