/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  isHidden: boolean;
}

/** Sheets that are named one by one. */
const NAMED = 10;

const wordsOf = ({ name, isHidden }: Sheet): string => (isHidden ? `'${name}' (hidden)` : `'${name}'`);

/** `'Book', 'Old' (hidden)` */
export function quoted(sheets: readonly Sheet[]): string {
  const named = sheets.slice(0, NAMED).map(wordsOf).join(', ');
  return sheets.length > NAMED ? `${named} and ${sheets.length - NAMED} more` : named;
}

/** Which sheet of a workbook was read and which were not; null where it has only one. */
export function sheetNotice(read: Sheet, sheets: readonly Sheet[]): string | null {
  const others = sheets.filter((sheet) => sheet.name !== read.name);
  if (others.length === 0) return null;
  return `Only the sheet ${wordsOf(read)} of the workbook was read. Not read: ${quoted(others)}.`;
}
