import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';

test('SUCC-15 an open transfer blocks, the list leads to it, and a refused activation says why', async () => {
  const user = userEvent.setup();
  serve({
    [ONE]: () => succession(),
    'POST /api/successions/SC-0003/activate': () => refusal(409, '1 transfer of the set is open: T-0058.'),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  const rows = await screen.findByRole('list', { name: 'Before the count' });
  expect(rows).toHaveTextContent('Open transfers and recalls of items in the set');
  expect(rows).toHaveTextContent('1 transfer open');
  expect(within(rows).getByRole('link', { name: /W123456/ })).toHaveAttribute('href', '/transfers/T-0058');
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Activate this change of command?' });
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await within(dialog).findByText('1 transfer of the set is open: T-0058.')).toBeVisible();
});

test('once clear it is activated after a question', async () => {
  const user = userEvent.setup();
  const { calls } = serve({
    [ONE]: () => succession({ prepare: [] }),
    'POST /api/successions/SC-0003/activate': () => succession({ state: 'active' }),
  });
  renderRemote('/successions/SC-0003?strip=prepare');
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The list is fixed with 20 items.');
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Change of Command Activated')).toBeVisible();
  expect(calls).toContain('POST /api/successions/SC-0003/activate');
});
