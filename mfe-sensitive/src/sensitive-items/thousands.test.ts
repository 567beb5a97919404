import { cellSize } from '../calendar/calendar-words';
import { inventoryResult } from '../inventories/inventory-words';
import { countWords, notSeenWords } from '../si-board/board-words';
import { planned } from '../test/calendar';
import { sensitiveSummary } from '../test/items';
import { tallySentence } from './tally-of';

test('SENS-04 the thousands of a tally stand apart', () => {
  const summary = sensitiveSummary({ total: 40_000, verified: 38_500, verifiedToday: 38_500, pending: 1500 });
  expect(tallySentence(summary)).toMatch(/^40,000 sensitive items: 38,500 verified, 1,500 pending/);
});

test('the thousands of a count stand apart in each line about it', () => {
  const progress = { counted: 11_000, expected: 12_000, byDocument: 0, missing: 1000, left: 0, extra: 0 };
  expect(inventoryResult(progress)).toBe('11,000 of 12,000 counted, 1,000 missing, 0 extra');
  expect(cellSize(planned({ kind: 'sensitive', items: 1200, counted: null }))).toBe('1,200 items');
});

test('the thousands of a cell of the SI Board stand apart', () => {
  const cell = { seen: 1100, expected: 2200, inShop: 0 } as Parameters<typeof countWords>[0];
  expect(countWords(cell)).toBe('1,100 of 2,200');
  expect(notSeenWords(cell)).toBe('1,100 of 2,200 not seen');
});
