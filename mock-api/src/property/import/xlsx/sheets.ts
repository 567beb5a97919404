import { strFromU8, unzipSync } from 'fflate';
import type { Sheet } from './sheet-words';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return Number.isNaN(code) ? (ENTITIES[name] ?? whole) : String.fromCodePoint(code);
  });

const attributeOf = (tag: string, name: string): string =>
  unescape(new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '');

/** The parts of a workbook that name its sheets, and say where each is. */
const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** The tags of this name in a part of a workbook; none where it has no such part. */
function tagsIn(bytes: Uint8Array, part: string, tag: string): string[] {
  const { [part]: xml } = unzipSync(bytes, { filter: ({ name }) => name === part });
  return (xml && strFromU8(xml).match(new RegExp(`<(?:\\w+:)?${tag}\\s[^>]*>`, 'g'))) ?? [];
}

/** The sheets of a workbook in their order; none where it does not say. */
export const listSheets = (bytes: Uint8Array): Sheet[] =>
  tagsIn(bytes, BOOK, 'sheet').map((tag) => ({
    name: attributeOf(tag, 'name'),
    isHidden: /hidden/i.test(attributeOf(tag, 'state')),
  }));

/** The part of a workbook that has the rows of a sheet, by the number of the sheet from 1. */
export function sheetPath(bytes: Uint8Array, sheet: number): string | undefined {
  const tag = tagsIn(bytes, BOOK, 'sheet')[sheet - 1];
  const id = tag && attributeOf(tag, '\\w+:id');
  if (!id) return undefined;
  const relation = tagsIn(bytes, RELATIONS, 'Relationship').find((one) => attributeOf(one, 'Id') === id);
  const target = relation && attributeOf(relation, 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}
