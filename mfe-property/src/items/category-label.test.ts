import { PROPERTY_CATEGORY_WORDS } from '@hand-receipt/contracts';
import { categoryLabel } from './category-label';

test('a category has the words of the contract; a word that is no category stays as it came', () => {
  for (const [category, words] of Object.entries(PROPERTY_CATEGORY_WORDS))
    expect(categoryLabel(category)).toBe(words);
  expect(categoryLabel('drones')).toBe('drones');
});
