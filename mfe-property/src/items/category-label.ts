import { PROPERTY_CATEGORY_WORDS, type PropertyCategory } from '@hand-receipt/contracts';

/** A category as people read it; a word that is no category of ours is shown as it came. */
export const categoryLabel = (category: string): string =>
  PROPERTY_CATEGORY_WORDS[category as PropertyCategory] ?? category;
