import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navarro, sensitiveItem, sensitiveSummary } from '../test/items';
import { categories } from '../test/scans';
import { onDesktop, onPhone } from '../test/on-phone';
import SensitiveItemsPage from './sensitive-items-page';

beforeEach(onPhone);
afterEach(onDesktop);

const carbine = sensitiveItem();
const radio = sensitiveItem({ id: 'P-0002', name: 'AN/PRC-152', serialNumber: 'C04417', status: 'verified' });
const saw = sensitiveItem({
  id: 'P-0003',
  name: 'M249',
  serialNumber: 'U208820',
  status: 'overdue',
  assignedTo: navarro,
});

function open(...items: ReturnType<typeof sensitiveItem>[]) {
  serve({
    'GET /api/sensitive-items': (url) => page(url.searchParams.get('scope') === 'with-me' ? [] : items),
    'GET /api/sensitive-items/summary': () => sensitiveSummary(),
    'GET /api/sensitive-items/categories': () => categories,
  });
  return renderAt('/sensitive-items', <SensitiveItemsPage />);
}
const card = (name: string) => screen.findByRole('article', { name });

test('SENS-11 below 768 px items are cards, the most urgent first, and there is no table', async () => {
  open(radio, carbine, saw);
  await card('M249 U208820');
  const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  expect(names).toEqual(['M249 U208820', 'M4A1 Carbine W123456', 'AN/PRC-152 C04417']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('SENS-11 SENS-17 a card shows its last six checks, and Mark verified to the assignee only', async () => {
  open(carbine, saw);
  const mine = within(await card('M4A1 Carbine W123456'));
  expect(mine.getByRole('img', { name: /^Last six checks/ })).toBeVisible();
  expect(mine.getByRole('button', { name: /^Mark verified/ })).toBeVisible();
  const other = within(await card('M249 U208820'));
  expect(other.queryByRole('button', { name: /^Mark verified/ })).toBeNull();
  expect(other.getByRole('button', { name: 'Details, M249 U208820' })).toBeVisible();
});

test('SENS-11 a verified card is folded, and opens its details when tapped', async () => {
  open(radio);
  const folded = within(await card('AN/PRC-152 C04417'));
  expect(folded.queryByText('Mark verified')).toBeNull();
  expect(folded.queryByText('Last six checks')).toBeNull();
  await userEvent.click(folded.getByRole('button'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/sensitive-items/P-0002');
});

test('SENS-04 SENS-28 on a phone one number leads, and the next check stands beside it', async () => {
  open(carbine);
  expect(await screen.findByText('Next check')).toBeVisible();
  expect(screen.getByText('1800')).toBeVisible();
  expect(screen.getByText('58')).toBeVisible();
});

test('SENS-26 on a phone the categories stand in one line under the count', async () => {
  open(carbine);
  const list = within(await screen.findByRole('list', { name: 'Categories' }));
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Weapons 40', 'Crypto 3']);
});
