import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_ATTACKS } from './events';
import { LIMITS } from './limits';
import { LOG_ATTACKS } from './log';
import { MEMORY_ATTACKS } from './memory';
import { RECORD_ATTACKS } from './records';
import type { Attack } from './row';

export const ROOT = path.resolve(__dirname, '../../../..');
export const PAGE = path.join(ROOT, 'docs/ledger.md');
export const ATTACKS: readonly Attack[] = [
  ...EVENT_ATTACKS,
  ...LOG_ATTACKS,
  ...MEMORY_ATTACKS,
  ...RECORD_ATTACKS,
];

const NOTHING = '-';
const HEAD = ['what an attacker does', 'server', 'device', 'export', 'test'];

/** LIM-01 for the first. */
export const limitName = (at: number): string => `LIM-${String(at + 1).padStart(2, '0')}`;

const fileName = (file: string): string => path.basename(file).replace(/\.(test|spec)\.tsx?$/, '');

function rowOf({ attack, server, device, export: exported, tests }: Attack): string[] {
  const files = [...new Set(tests.map(([file]) => `\`${fileName(file)}\``))];
  return [attack, server ?? NOTHING, device ?? NOTHING, exported ?? NOTHING, files.join(', ')];
}

/** A table of Markdown whose columns are as wide as their widest cell. */
function formatTable(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [padded[0], line(widths.map((width) => '-'.repeat(width))), ...padded.slice(1)].join('\n');
}

/** Text in lines of at most 120 characters, as the items of a list. */
function wrapItem(text: string): string {
  const lines = ['-'];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + 1 + word.length > 120) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
}

const PARTS: Record<string, () => string> = {
  attacks: () => formatTable([HEAD, ...ATTACKS.map(rowOf)]),
  limits: () => LIMITS.map(({ text }, at) => wrapItem(`${limitName(at)} ${text}`)).join('\n'),
};

/** The page with these parts written again between their markers. @throws Error where a marker is missing. */
export function writeParts(page: string): string {
  return Object.entries(PARTS).reduce((text, [name, write]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/ledger.md lacks the markers of ${name}.`);
    return `${text.slice(0, from)}${begin}\n\n${write()}\n\n${text.slice(to)}`;
  }, page);
}

export const readPage = (): string => readFileSync(PAGE, 'utf8');
