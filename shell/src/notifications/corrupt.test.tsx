import '../test/corrupt-notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { openApp } from '../test/render-app';

test('SHELL-41 corrupt text in storage is discarded: the panel opens empty', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications')).toBeVisible();
});
