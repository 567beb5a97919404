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

/** The sheets of a workbook in their order; none where it does not say. */
export function listSheets(bytes: Uint8Array): Sheet[] {
  const { 'xl/workbook.xml': part } = unzipSync(bytes, { filter: ({ name }) => name === 'xl/workbook.xml' });
  const tags = part ? strFromU8(part).match(/<(?:\w+:)?sheet\s[^>]*>/g) : null;
  return (tags ?? []).map((tag) => ({
    name: attributeOf(tag, 'name'),
    isHidden: /hidden/i.test(attributeOf(tag, 'state')),
  }));
}
