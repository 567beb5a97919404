import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { counted, formatTime } from '@hand-receipt/ui';

const SHORT = 8;

/** A release is known by the first digits of its digest. */
export const shortDigest = (digest: string): string => digest.slice(0, SHORT);

/** `/transfers`, or how many where there are more. */
export function pathWords(paths: readonly string[]): string {
  const [first, ...others] = paths;
  if (first === undefined) return 'No page';
  // `/transfers/:id` is a page of `/transfers`.
  const own = others.filter((path) => !path.startsWith(`${first}/`));
  return own.length === 0 ? first : `${own.length + 1} paths`;
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

/** `No answer in 12 s, 3 times, last 0541`; what was left out of it where nothing failed. */
export function errorWords({ errors, dropped }: SectionDto): string {
  const { last, count24h } = errors;
  if (last) {
    const at = formatTime(last.at);
    return count24h > 1 ? `${last.words}, ${count24h} times, last ${at}` : `${last.words}, ${at}`;
  }
  const [first] = dropped;
  return first ? `Not loaded: ${first.what}, ${first.reason}` : '–';
}

const KILO = 1024;

/** `21 kB` */
export const sizeWords = (bytes: number): string => `${Math.ceil(bytes / KILO)} kB`;
