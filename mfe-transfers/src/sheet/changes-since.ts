import type { SheetItemDto, TransferSheetDto } from '@hand-receipt/contracts';
import { statusLook } from '@hand-receipt/ui';

type SheetComponent = SheetItemDto['components'][number];

const countWords = ({ quantity, onHand, damaged }: SheetComponent): string =>
  [
    onHand === null ? `not counted of ${quantity}` : `${onHand} on hand of ${quantity}`,
    damaged > 0 && `${damaged} damaged`,
  ]
    .filter(Boolean)
    .join(', ');

const wordsOf = ({ name, serial_number: serial }: Pick<SheetItemDto, 'name' | 'serial_number'>): string =>
  `${name} ${serial}`;

const differing = (label: string, before: string | null, now: string | null): string[] =>
  before === now ? [] : [`${label}: ${before ?? 'nothing'}, now ${now ?? 'nothing'}`];

function componentChanges(before: SheetItemDto, now: SheetItemDto): string[] {
  const known = new Map(before.components.map((component) => [component.id, component]));
  const present = new Set(now.components.map(({ id }) => id));
  const gone = before.components.filter(({ id }) => !present.has(id));
  return [
    ...now.components.flatMap((component) => {
      const was = known.get(component.id);
      if (!was) return [`${component.name}: added, ${countWords(component)}`];
      return differing(component.name, countWords(was), countWords(component));
    }),
    ...gone.map(({ name }) => `${name}: removed`),
  ];
}

function itemChanges(before: SheetItemDto, now: SheetItemDto): string[] {
  const faults = ({ faults: open }: SheetItemDto) =>
    open.map(({ symbol, description }) => `${symbol} ${description}`).join('; ') || null;
  return [
    ...differing('Serial number', before.serial_number, now.serial_number),
    ...differing('Name', before.name, now.name),
    ...differing('NSN', before.nsn, now.nsn),
    ...differing('LIN', before.lin, now.lin),
    ...differing('CIIC', before.ciic, now.ciic),
    ...differing('Condition', statusLook(before.current_status).label, statusLook(now.current_status).label),
    ...differing('Location', before.location, now.location),
    ...differing('With', before.possession?.name ?? null, now.possession?.name ?? null),
    ...differing('Receipt', before.disputed ? 'Disputed' : null, now.disputed ? 'Disputed' : null),
    ...differing('Faults', faults(before), faults(now)),
    ...differing('Photos', String(before.photos.length), String(now.photos.length)),
    ...componentChanges(before, now),
  ];
}

/** What differs between a sheet as it was read and as it is now, each in a sentence. */
export function changesSince(before: TransferSheetDto, now: TransferSheetDto): string[] {
  const known = new Map(before.mounted.map((item) => [item.id, item]));
  const going = new Set(now.mounted.map(({ id }) => id));
  const found = [
    ...itemChanges(before.item, now.item),
    ...now.mounted.flatMap((item) => {
      const was = known.get(item.id);
      return was
        ? itemChanges(was, item).map((change) => `${wordsOf(item)}: ${change}`)
        : [`${wordsOf(item)}: goes along now`];
    }),
    ...before.mounted
      .filter(({ id }) => !going.has(id))
      .map((item) => `${wordsOf(item)}: does not go along any more`),
  ];
  return found.length > 0 ? found : ['Details of the item'];
}
