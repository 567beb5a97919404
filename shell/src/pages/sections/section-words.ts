import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { counted, formatRecentTime } from '@hand-receipt/ui';

const SHORT = 8;

/** A release is known by the first digits of its digest. */
export const shortDigest = (digest: string): string => digest.slice(0, SHORT);

/** `/transfers`, or how many where there are more; `/transfers/:id` is a page of `/transfers`. */
export function pathWords(paths: readonly string[]): string {
  const own = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const [first] = own;
  if (first === undefined) return 'No page';
  return own.length === 1 ? first : `${own.length} paths`;
}

/** Slots of this section's pages that others fill. */
export const hostedBy = (section: SectionDto, slots: SectionsDto['slots']): SectionsDto['slots'] =>
  slots.filter(({ host }) => host === section.title);

/** `2 hosts, 1 fill` */
export function slotWords(section: SectionDto, slots: SectionsDto['slots']): string {
  const hosts = hostedBy(section, slots).length;
  const fills = section.fills.length;
  const words = [hosts > 0 && counted(hosts, 'host'), fills > 0 && counted(fills, 'fill')].filter(Boolean);
  return words.length > 0 ? words.join(', ') : '–';
}

/** `No answer in 12 s, 3 times, last 0541`; what was left out of it where nothing failed, and why nobody gets it. */
export function errorWords({ unusable, errors, dropped }: SectionDto): string {
  if (unusable !== null) return `Cannot be used. ${unusable}`;
  const { last, count24h } = errors;
  if (last) {
    const at = formatRecentTime(last.at);
    return count24h > 1 ? `${last.words}, ${counted(count24h, 'time')}, last ${at}` : `${last.words}, ${at}`;
  }
  const [first] = dropped;
  return first ? `Not loaded: ${first.what}, ${first.reason}` : '–';
}

const KILO = 1024;

/** `21 kB` */
export const sizeWords = (bytes: number): string => `${Math.ceil(bytes / KILO)} kB`;
