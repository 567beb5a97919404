import { serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, open, served, table } from '../test/items-page';

jest.mock('../schedules/schedules', () => {
  throw new Error('Loading chunk 7 failed.');
});

test('a drawer whose code cannot be fetched says so over the list, and is closed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(served([carbine]));
  open('/sensitive-items?schedules=all');
  expect(await screen.findByRole('dialog', { name: 'Not Loaded' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await table()).toBeVisible();
});
