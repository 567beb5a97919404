import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook: text, or a number, date, yes or no, or a formula as it is stored; its result null: it has none. */
export type Cell =
  | string
  | { number: string; date?: true }
  | { isTrue: boolean }
  | { formula: string; result?: string | null }
  | { error: string }
  | null;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const textCell = (text: string, at = '') =>
  `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${escape(text)}</t></is></c>`;

function xmlOf(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(cell, at);
  if ('number' in cell) return `<c r="${at}"${cell.date ? ' s="1"' : ''}><v>${cell.number}</v></c>`;
  if ('isTrue' in cell) return `<c r="${at}" t="b"><v>${Number(cell.isTrue)}</v></c>`;
  if ('error' in cell) return `<c r="${at}" s="0" t="e"><f>A1</f><v>${cell.error}</v></c>`;
  if (cell.result === null) return `<c r="${at}"><f>${escape(cell.formula)}</f><v></v></c>`;
  return `<c r="${at}" t="str"><f>${escape(cell.formula)}</f><v>${escape(cell.result ?? '')}</v></c>`;
}

const column = (index: number) => String.fromCharCode(65 + index);

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A sheet by its name and XML, as text or as bytes that are already encoded. */
interface SheetPart {
  name: string;
  xml: string | Uint8Array;
  isHidden?: boolean;
}

function workbookOf(...sheets: readonly SheetPart[]): Buffer {
  const part = (text: string) => strToU8(HEAD + text);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': part(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
      '_rels/.rels': part(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': part(
        `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>${sheets.map(({ name, isHidden }, at) => `<sheet name="${escape(name)}"${isHidden ? ' state="hidden"' : ''} sheetId="${at + 1}" r:id="sheet${at + 1}"/>`).join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => `<Relationship Id="sheet${at + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': part(
        `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      ...Object.fromEntries(
        sheets.map(({ xml }, at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          // Lightly packed: a test of a large one would wait for it.
          [typeof xml === 'string' ? part(xml) : xml, { level: 1 }] as const,
        ]),
      ),
    }),
  );
}

const oneSheet = (xml: string | Uint8Array): Buffer => workbookOf({ name: 'Sheet1', xml });

const sheetOf = (rows: string, after = ''): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;

/** A workbook of one sheet with so many rows of one cell. */
export const longWorkbook = (rows: number): Buffer =>
  oneSheet(
    sheetOf(
      Array.from(
        { length: rows },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>x</t></is></c></row>`,
      ).join(''),
    ),
  );

/** A small file whose sheet is this many bytes once it is unpacked. */
export function bomb(bytes: number): Buffer {
  const sheet = Buffer.alloc(bytes, 'x');
  const [start, end] = sheetOf('<!--|-->').split('|') as [string, string];
  sheet.write(start);
  sheet.write(end, bytes - end.length);
  return oneSheet(sheet);
}

const mergedXml = (merged: readonly string[]): string =>
  merged.length > 0
    ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    : '';

const rowsXml = (rows: readonly (readonly Cell[])[], merged: readonly string[] = []): string =>
  sheetOf(
    rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, at) => xmlOf(cell, `${column(at)}${row + 1}`)).join('')}</row>`,
      )
      .join(''),
    mergedXml(merged),
  );

/** A workbook of one sheet with these rows. */
export const workbook = (rows: readonly (readonly Cell[])[]): Buffer => oneSheet(rowsXml(rows));

interface Sheet {
  name: string;
  isHidden?: boolean;
  rows: readonly (readonly Cell[])[];
  /** Its merged cells, such as 'A2:A4'. */
  merged?: readonly string[];
}

/** A workbook of several sheets. */
export const sheetsWorkbook = (sheets: readonly Sheet[]): Buffer =>
  workbookOf(...sheets.map(({ rows, merged, ...sheet }) => ({ ...sheet, xml: rowsXml(rows, merged) })));

/** A workbook whose rows and cells do not say where they are. */
export const withoutReferences = (rows: readonly (readonly string[])[]): Buffer =>
  oneSheet(
    sheetOf(rows.map((cells) => `<row>${cells.map((cell) => textCell(cell)).join('')}</row>`).join('')),
  );
