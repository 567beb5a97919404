import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { NOT_CALCULATED } from '../spreadsheet-cells';

const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/') && name.endsWith('.xml');
/** The parts that a reader of the cells needs. */
const isRead = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

const TYPE = /\st=(?:"\w*"|'\w*')/;
const ERROR_CELL = /<(?:\w+:)?c\s[^>]*\st=["']e["'][^>]*>/g;
/** A formula with its result, where that is missing or empty. */
const WITHOUT_RESULT = /<c((?:\s[^>]*)?)>(<f(?:\s[^>]*)?(?:\/>|>[^<]*<\/f>))\s*(<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

/** The XML of a sheet whose formulas with an error, or without a result, are cells of text that says so. */
function withWords(xml: string): string {
  return xml
    .replace(ERROR_CELL, (tag) => tag.replace(TYPE, ' t="str"'))
    .replace(WITHOUT_RESULT, (cell, attributes: string, formula: string, empty?: string) => {
      // A formula whose result is an empty text was calculated.
      if (empty && /\st=["']str["']/.test(attributes)) return cell;
      return `<c${attributes.replace(TYPE, '')} t="str">${formula}<v>${NOT_CALCULATED}</v></c>`;
    });
}

/**
 * A workbook in which a formula's error, such as #N/A, is text. Its reader takes such a cell for an empty one, and the
 * person would not learn of it. A workbook without one is returned as it is.
 */
export function withErrorsAsText(bytes: Uint8Array): Uint8Array {
  const changed: Record<string, Uint8Array> = {};
  for (const [name, part] of Object.entries(unzipSync(bytes, { filter: ({ name }) => isSheet(name) }))) {
    const buffer = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    if (!buffer.includes('t="e"') && !buffer.includes("t='e'") && !buffer.includes('<f')) continue;
    const xml = strFromU8(part);
    const words = withWords(xml);
    if (words !== xml) changed[name] = strToU8(words);
  }
  if (Object.keys(changed).length === 0) return bytes;
  const parts = unzipSync(bytes, { filter: ({ name }) => isRead(name) && !(name in changed) });
  return zipSync({ ...parts, ...changed }, { level: 0 });
}
