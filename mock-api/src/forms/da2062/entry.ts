/** One entry of a hand receipt; it takes as many of the form's lines as its texts need. */
export interface Entry {
  /** Block a: stock number and LIN. */
  stock: readonly string[];
  /** Block b: each text begins on a line of its own. */
  description: readonly string[];
  /** Block c, the starred column. */
  annex?: string;
  /** Block d. */
  sec?: string;
  /** Block e. */
  unit?: string;
  /** Block f. */
  authorized?: number;
  /** Block g, column A. */
  quantity?: number;
  /** A heading keeps to the entry below it; the end is written in the middle. */
  kind: 'item' | 'heading' | 'end';
}

/** Nothing may be entered below. */
export const END: Entry = { stock: [], description: ['***** LAST ITEM *****'], kind: 'end' };

/** Block a of an item. */
export const stockNumber = ({ nsn, lin }: { nsn: string | null; lin?: string | null }): string[] => [
  ...(nsn ? [nsn] : []),
  ...(lin ? [`LIN ${lin}`] : []),
];

/** `SN: W900001, W900002`; nothing for none. */
export const serialNumbers = (serials: readonly string[]): string[] =>
  serials.length > 0 ? [`SN: ${serials.join(', ')}`] : [];
