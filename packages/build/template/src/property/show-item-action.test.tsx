import type { PropertyItem } from '@hand-receipt/contracts';
import { renderAt } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import descriptor from '../../remote.json';
import { ShowItemAction } from './show-item-action';

const item = { name: 'M4A1 Carbine', serialNumber: 'W 1&2' } as PropertyItem;
const [{ path }] = descriptor.nav as [(typeof descriptor.nav)[number]];
const [, action] = descriptor.slots;

test.each([
  [true, `${action!.title}, M4A1 Carbine W 1&2`],
  [false, action!.title],
])('the action of a row (compact: %s) leads to its item on the page', (compact, name) => {
  renderAt('/property-book', <ShowItemAction item={item} compact={compact} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?q=W%201%262`);
});
