import '../test/kept-notifications';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../test/setup-app';
import { openApp } from '../test/render-app';

test('SHELL-40 the notifications of an earlier visit are there again', async () => {
  const user = userEvent.setup();
  openApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Notifications 1 unread' }));
  expect(await screen.findByText('SPC Whitaker wants to transfer M4A1 Carbine W123488 to you')).toBeVisible();
  expect(screen.getByText('1 hour ago')).toBeVisible();
});
