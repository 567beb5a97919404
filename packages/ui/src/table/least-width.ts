import type { Column } from './types';

/** Of a column that takes what is left: room for the name of an item. */
const LEAST_COLUMN = 144;
/** Checkbox and expander. */
const LEAD_COLUMN = 40;

const inPixels = (width: number | string) => (typeof width === 'number' ? `${width}px` : width);

/**
 * The width under which a long list scrolls sideways. Its columns keep the widths they were given, so without this
 * the column that takes what is left would come to nothing in a narrow window.
 * @param lead columns before the first: checkbox, expander
 * @returns a CSS width
 */
export function leastWidth<T>(columns: readonly Column<T>[], lead: number): string {
  const widths = columns.map(({ width, least = LEAST_COLUMN }) => inPixels(width ?? least));
  return `calc(${[inPixels(lead * LEAD_COLUMN), ...widths].join(' + ')})`;
}
