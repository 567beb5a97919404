import { createHash } from 'node:crypto';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';
import type { PaperLine } from '../kernel';

/** An item as a form lists it. */
export interface PaperItem {
  id: string;
  serialNumber: string;
  components: readonly {
    name: string;
    nsn: string | null;
    serialNumber: string | null;
    quantity: number;
    onHand: number | null;
  }[];
}

const sha256 = (value: Json): Buffer => createHash('sha256').update(canonicalBytes(value)).digest();

/** The line of an item on a paper: its serial number, and its components with their quantities. */
export function toLine({ id, serialNumber, components }: PaperItem): PaperLine {
  const counted = components.map((component) => [
    component.name,
    component.nsn,
    component.serialNumber,
    component.quantity,
    component.onHand,
  ]);
  return {
    item: id,
    serialNumber,
    components: counted.length === 0 ? '' : sha256(counted).toString('hex'),
  };
}

/** Lines by item id, as they are stored and hashed. */
export const sortLines = (lines: readonly PaperLine[]): PaperLine[] =>
  [...lines].sort((a, b) => (a.item < b.item ? -1 : 1));

/** The hash of sorted lines. */
export const hashLines = (lines: readonly PaperLine[]): Buffer =>
  sha256(lines.map(({ item, serialNumber, components }) => ({ item, serialNumber, components })));

/** What became of the lines of a paper. */
export interface LineChanges {
  left: PaperLine[];
  joined: PaperLine[];
  changed: PaperLine[];
}

/** Compares a paper with what the pair has now. */
export function compareLines(printed: readonly PaperLine[], now: readonly PaperLine[]): LineChanges {
  const present = new Map(now.map((line) => [line.item, line]));
  const listed = new Set(printed.map(({ item }) => item));
  const changed = printed.filter(({ item, serialNumber, components }) => {
    const line = present.get(item);
    return line && (line.serialNumber !== serialNumber || line.components !== components);
  });
  return {
    left: printed.filter(({ item }) => !present.has(item)),
    joined: now.filter(({ item }) => !listed.has(item)),
    changed,
  };
}

/** Whether a paper says what the pair has. */
export const isUnchanged = ({ left, joined, changed }: LineChanges): boolean =>
  left.length + joined.length + changed.length === 0;
