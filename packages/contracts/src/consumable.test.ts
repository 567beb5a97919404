import { expiryState, isLowStock } from './consumable';

test('stock is low at its minimum and below', () => {
  expect(isLowStock({ currentQuantity: 6, minimumQuantity: 5 })).toBe(false);
  expect(isLowStock({ currentQuantity: 5, minimumQuantity: 5 })).toBe(true);
  expect(isLowStock({ currentQuantity: 0, minimumQuantity: 5 })).toBe(true);
});

test.each([
  ['2026-03-09', 'expired'],
  ['2026-03-10', 'expiring'],
  ['2026-04-09', 'expiring'],
  ['2026-04-10', 'good'],
  [null, null],
])('on 10 March an item of %p is %p', (expirationDate, state) => {
  expect(expiryState({ expirationDate }, '2026-03-10')).toBe(state);
});
