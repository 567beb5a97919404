import type { SheetItemDto, Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { shortOn } from '../sheet/sheet-words';
import type { Sheets } from '../sheet/use-sheets';

/** Up to so many lines stand one below the other, in their order. */
const UNGROUPED = 20;

/** Lines whose items are alike but for their serial numbers. */
interface LineGroup {
  key: string;
  /** What they are, after the first of them. */
  item: SheetItemDto;
  lines: readonly Transfer[];
}

/** The lines of a request in the order in which they are read. */
export interface ArrangedLines {
  /** Each by itself: what is short, disputed or with somebody else, has a fault or a photo, or has changed. */
  first: readonly Transfer[];
  groups: readonly LineGroup[];
  /** Items without their like, and lines that have ended. */
  rest: readonly Transfer[];
}

const isWhole = ({ components, faults, photos, possession, disputed }: SheetItemDto): boolean =>
  !possession &&
  !disputed &&
  faults.length + photos.length === 0 &&
  components.every(({ status }) => status === 'present');

/** Nothing on the sheet needs a look of its own: it is with its holder, and has no shortage, dispute, fault, photo, item taken off, or count of what comes back. */
function isPlain(sheet: TransferSheetDto): boolean {
  const { item, mounted, taken_off, returns } = sheet;
  return shortOn(sheet) === 0 && !returns && taken_off.length === 0 && [item, ...mounted].every(isWhole);
}

const likenessOf = ({ name, nsn, lin, current_status, location, components }: SheetItemDto) => [
  name,
  nsn,
  lin,
  current_status,
  location,
  components.map((one) => [one.name, one.nsn, one.quantity, one.onHand, one.serialNumber]),
];

/** The same for items that are alike, with what is mounted on them, but for their serial numbers. */
const keyOf = ({ item, mounted }: TransferSheetDto): string =>
  JSON.stringify([item, ...mounted].map(likenessOf));

const bySerial = (one: Transfer, other: Transfer): number =>
  one.serialNumber.localeCompare(other.serialNumber, 'en-US', { numeric: true });

/**
 * Puts like items of a long request together. What is not as it should be, or has changed, stands first.
 *
 * @param changed lines that have changed since they were read
 */
export function arrangeLines(
  lines: readonly Transfer[],
  sheets: Sheets | undefined,
  changed: Pick<Sheets, 'has'>,
): ArrangedLines {
  if (lines.length <= UNGROUPED || !sheets) return { first: lines, groups: [], rest: [] };
  const first: Transfer[] = [];
  const rest: Transfer[] = [];
  const groups = new Map<string, LineGroup & { lines: Transfer[] }>();
  for (const line of lines) {
    const sheet = sheets.get(line.id);
    if (!sheet) rest.push(line);
    else if (changed.has(line.id) || !isPlain(sheet)) first.push(line);
    else {
      const key = keyOf(sheet);
      const known = groups.get(key);
      if (known) known.lines.push(line);
      else groups.set(key, { key, item: sheet.item, lines: [line] });
    }
  }
  for (const group of groups.values()) group.lines.sort(bySerial);
  const [several, single] = [
    [...groups.values()].filter((group) => group.lines.length > 1),
    [...groups.values()].filter((group) => group.lines.length === 1),
  ];
  return { first, groups: several, rest: [...single.flatMap((group) => group.lines), ...rest] };
}

/** All lines in the order in which they are read. */
export const inOrder = ({ first, groups, rest }: ArrangedLines): Transfer[] => [
  ...first,
  ...groups.flatMap((group) => group.lines),
  ...rest,
];
