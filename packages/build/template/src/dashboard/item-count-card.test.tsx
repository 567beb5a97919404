import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { ItemCountCard } from './item-count-card';

const COUNTS = { assigned: 2, signedout: 0, unassigned: 0, unit: 7, visible: 9, with_me: 0 };

test('the card counts the items and leads to the page', async () => {
  serve({ 'GET /api/property/counts': () => COUNTS });
  renderAt('/dashboard', <ItemCountCard />);
  expect(await screen.findByText('9 items')).toBeVisible();
  expect(screen.getByRole('link', { name: /VIEW ALL/ })).toHaveAttribute('href', descriptor.nav[0]!.path);
});

test('items that cannot be counted are said, and can be tried again', async () => {
  let down = true;
  serve({ 'GET /api/property/counts': () => (down ? refusal(503, 'The database is starting.') : COUNTS) });
  renderAt('/dashboard', <ItemCountCard />);
  expect(await screen.findByText('The items could not be counted')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9 items')).toBeVisible();
});
