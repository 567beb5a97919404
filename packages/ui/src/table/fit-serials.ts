import { SERIAL_LINE } from '../text/text';
import type { Column } from './types';

/** Of Plex Mono at 13 px, weight 600: 7.8 px, and something for rounding. */
const CHARACTER = 8;
/** Both paddings of a cell. */
const PADDING = 28;
/** Beside a serial number in one cell: some of the item's name. */
const NAME = 120;

/**
 * Columns wide enough for the longest serial number among the rows, on two lines if need be: a serial number that is
 * cut off says of two items that they are one. Other columns yield, and the table scrolls sideways where they cannot.
 * @returns the same columns where nothing grew
 */
export function fitSerials<T>(columns: readonly Column<T>[], rows: readonly T[]): readonly Column<T>[] {
  return columns.map((column) => {
    const { serial, width } = column;
    if (!serial) return column;
    const longest = Math.max(0, ...rows.map((row) => serial(row)?.length ?? 0));
    const needed = Math.min(longest, SERIAL_LINE) * CHARACTER + PADDING;
    if (width === undefined) {
      return NAME + needed > (column.least ?? 0) ? { ...column, least: NAME + needed } : column;
    }
    return typeof width === 'number' && needed > width ? { ...column, width: needed } : column;
  });
}
