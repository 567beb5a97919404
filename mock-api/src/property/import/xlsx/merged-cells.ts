import { strFromU8, unzipSync } from 'fflate';
import { sheetPath } from './sheets';

/** Merged cells: their first column, and their first and last row, each from 0. */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** `<mergeCell ref="A2:A4"/>` */
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;

/** 'A' is 0, 'AA' is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The merged cells of a sheet that take more than one row, by the number of the sheet from 1. */
export function listMergedCells(bytes: Uint8Array, sheet: number): MergedCells[] {
  const path = sheetPath(bytes, sheet);
  const part = path && unzipSync(bytes, { filter: ({ name }) => name === path })[path];
  if (!part) return [];
  // They stand together after the rows, which may be many.
  const buffer = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const start = buffer.indexOf('mergeCells');
  if (start === -1) return [];
  return [...strFromU8(part.subarray(start)).matchAll(MERGED)]
    .map(([, letters = '', first, last]) => ({
      column: columnOf(letters),
      first: Number(first) - 1,
      last: Number(last) - 1,
    }))
    .filter(({ first, last }) => last > first);
}

/**
 * Gives the value of merged cells to each of their rows: a workbook has it in the first one only. A row without a value
 * of its own stays empty, and so is none. A heading that takes several rows is left as it is.
 *
 * @param headings the row that names the columns, from 0
 */
export function fillMergedCells(rows: readonly string[][], merged: readonly MergedCells[], headings: number) {
  if (merged.length === 0) return;
  const hasValues = rows.map((cells) => cells.some((cell) => cell !== ''));
  for (const { column, first, last } of merged) {
    const value = rows[first]?.[column];
    if (!value || first <= headings) continue;
    for (let at = first + 1; at <= last && at < rows.length; at += 1) {
      const cells = rows[at];
      if (cells && hasValues[at] && cells[column] === '') cells[column] = value;
    }
  }
}
