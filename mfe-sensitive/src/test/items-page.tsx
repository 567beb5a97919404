import { Route, Routes } from '@hand-receipt/platform';
import { page, renderAt } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import descriptor from '../../remote.json';
import SensitiveItemsPage from '../sensitive-items/sensitive-items-page';
import { navarro, sensitiveItem, sensitiveSummary } from './items';
import { categories } from './scans';

export const ITEMS = 'GET /api/sensitive-items';
const SUMMARY = 'GET /api/sensitive-items/summary';
const CATEGORIES = 'GET /api/sensitive-items/categories';
const LAST_SEEN = 'GET /api/sensitive-items/P-0003/verifications';

export const carbine = sensitiveItem();
const radio = sensitiveItem({
  id: 'P-0002',
  name: 'AN/PRC-152',
  serialNumber: 'C04417',
  category: 'communication',
  status: 'verified',
});
export const saw = sensitiveItem({
  id: 'P-0003',
  name: 'M249',
  serialNumber: 'U208820',
  status: 'overdue',
  assignedTo: navarro,
});
const broken = sensitiveItem({
  id: 'P-0004',
  name: 'AN/PVS-14',
  serialNumber: '70315A',
  category: 'optics',
  status: 'maintenance',
});

export const served = (items = [carbine, radio, saw, broken]) => ({
  [SUMMARY]: () => sensitiveSummary(),
  [ITEMS]: (url: URL) => page(url.searchParams.get('scope') === 'with-me' ? [] : items),
  [CATEGORIES]: () => categories,
  [LAST_SEEN]: () => page([]),
});

export const open = (path = '/sensitive-items') =>
  renderAt(
    path,
    <Routes>
      {descriptor.routes.map((route) => (
        <Route key={route.path} path={route.path} element={<SensitiveItemsPage />} />
      ))}
    </Routes>,
  );
export const table = () => screen.findByRole('table', { name: 'Sensitive items' });
export const serials = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]!.textContent);
export const rowOf = async (serial: string) =>
  (await within(await table()).findByText(serial)).closest('tr')!;
