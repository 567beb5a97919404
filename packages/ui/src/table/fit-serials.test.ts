import { fitSerials } from './fit-serials';
import type { Column } from './types';

interface Item {
  serial: string;
}

const serial = (item: Item) => item.serial;
const columns: Column<Item>[] = [
  { id: 'name', header: 'Item' },
  { id: 'serial', header: 'Serial number', width: 126, serial },
  { id: 'both', header: 'Item / SN', serial },
];

test('a column of serial numbers is as wide as the longest, up to two lines, and no narrower than it was made', () => {
  const [name, short] = fitSerials(columns, [{ serial: 'W123456' }]);
  expect(name).toBe(columns[0]);
  expect(short?.width).toBe(126);
  const [, long, both] = fitSerials(columns, [{ serial: 'W123456' }, { serial: 'X'.repeat(64) }]);
  expect(long?.width).toBeGreaterThanOrEqual(32 * 7.8);
  expect(long?.width).toBeLessThan(300);
  expect(both?.least).toBeGreaterThan(32 * 7.8 + 100);
});
