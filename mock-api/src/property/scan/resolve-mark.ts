import type { MarkIdentity } from '@hand-receipt/contracts';

/** An item as far as a mark is compared with it. */
interface MarkedItem {
  id: string;
  /** Normalized. */
  serial: string;
  uii: string | null;
}

/** A number that an item had before. */
interface FormerNumber {
  kind: 'serial' | 'uii';
  value: string;
  item_id: string;
  until: Date;
}

/** The items that the numbers of a mark lead to. */
export interface MarkedItems {
  items: readonly MarkedItem[];
  /** Newest first. */
  former: readonly FormerNumber[];
}

/** What one reading of a mark means. */
export type Resolved =
  | {
      kind: 'item';
      itemId: string;
      /** Until when the item had the serial number that the mark says; null where it has it now, or the mark says none. */
      until: Date | null;
      /** The UII of the mark, where the item has none. */
      newUii: string | null;
    }
  /** The UII is one item's and the serial number another's. */
  | { kind: 'mismatch'; byUii: string; bySerial: string }
  /** The item of the serial number is on record with another UII. */
  | { kind: 'other-uii'; itemId: string; recorded: string };

const formerOf = ({ former }: MarkedItems, kind: FormerNumber['kind'], value: string | null) =>
  former.find((one) => one.kind === kind && one.value === value);

/** The item that a UII belongs to, or belonged to until an amendment. */
const byUii = (known: MarkedItems, uii: string | null) =>
  uii === null
    ? undefined
    : (known.items.find((item) => item.uii === uii) ??
      known.items.find(({ id }) => id === formerOf(known, 'uii', uii)?.item_id));

/** Until when an item had a serial number that it has no more. */
const untilOf = (known: MarkedItems, item: MarkedItem, serial: string | null): Date | null =>
  serial === null || item.serial === serial
    ? null
    : (known.former.find((one) => one.kind === 'serial' && one.value === serial && one.item_id === item.id)
        ?.until ?? null);

/** Compares one reading of a mark with the items that its numbers lead to: UII, serial number, former serial number. */
export function resolveMark(known: MarkedItems, { uii, serial }: MarkIdentity): Resolved | null {
  const ofUii = byUii(known, uii);
  const ofSerial = serial === null ? undefined : known.items.find((item) => item.serial === serial);
  if (ofUii && ofSerial && ofUii.id !== ofSerial.id) {
    return { kind: 'mismatch', byUii: ofUii.id, bySerial: ofSerial.id };
  }
  if (ofUii) return { kind: 'item', itemId: ofUii.id, until: untilOf(known, ofUii, serial), newUii: null };
  const formerly = formerOf(known, 'serial', serial);
  const item = ofSerial ?? known.items.find(({ id }) => id === formerly?.item_id);
  if (!item) return null;
  if (uii && item.uii) return { kind: 'other-uii', itemId: item.id, recorded: item.uii };
  const newUii = uii && !item.uii ? uii : null;
  return { kind: 'item', itemId: item.id, until: untilOf(known, item, serial), newUii };
}
