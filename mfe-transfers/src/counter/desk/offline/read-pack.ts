import {
  type CounterItemDto,
  type CounterReadingDto,
  nearMissFolds,
  NO_READING,
  normalizeSerial,
  foldSerial,
  type OutEntryDto,
  readCounterCode,
  type ReadMark,
} from '@hand-receipt/contracts';
import { recipientWords, toNamed } from '@hand-receipt/data';
import type { KeptPack } from '@hand-receipt/platform';
import { itemName } from '../list';

const SHOWN = 10;

const unknown = (message: string): CounterReadingDto => ({ ...NO_READING, message });

/** Who has an item of a counter by what this device knows; undefined where it is not out. */
export const outEntryOf = ({ pack, out }: KeptPack, itemId: string): OutEntryDto | undefined =>
  (out ?? pack.out).find(({ item }) => item.id === itemId);

/** One item, several to choose from, or nothing. */
function itemsFound(found: readonly CounterItemDto[], words: string): CounterReadingDto | null {
  const [only] = found;
  if (!only) return null;
  if (found.length === 1) return { ...NO_READING, kind: 'item', item: only };
  return { ...NO_READING, kind: 'candidates', message: words, items: found.slice(0, SHOWN) };
}

/** People by rank, first name and last name, as the server searches them. */
function peopleFound({ pack }: KeptPack, name: string): CounterReadingDto | null {
  const wanted = name.trim().toLowerCase();
  const found = pack.people
    .filter((person) => recipientWords(person).toLowerCase().includes(wanted))
    .map(toNamed);
  const [only] = found;
  if (!only) return null;
  if (found.length === 1) return { ...NO_READING, kind: 'person', person: only };
  const message = `Several people fit ${name}. Choose one.`;
  return { ...NO_READING, kind: 'candidates', message, people: found.slice(0, SHOWN) };
}

function labelFound({ pack }: KeptPack, userId: string): CounterReadingDto {
  const person = pack.people.find(({ id }) => id === userId);
  return person
    ? { ...NO_READING, kind: 'person', person: toNamed(person) }
    : unknown('This label is of nobody whom this counter serves.');
}

function cardFound({ pack }: KeptPack, cardNumber: string): CounterReadingDto {
  const entry = pack.authorizations.find(({ card_number: card }) => card === cardNumber);
  const person = pack.people.find(({ id }) => id === entry?.person.id);
  // What void cards there are, the server knows.
  if (!person) return unknown(`Card ${cardNumber} is void, or not of this counter.`);
  const own = pack.authorizations.filter((one) => one.person.id === person.id);
  const expected = pack.stock.filter(({ id }) => own.some(({ item }) => item.id === id));
  return { ...NO_READING, kind: 'person', person: toNamed(person), expected };
}

function bySerial({ pack }: KeptPack, { identities }: ReadMark): CounterReadingDto | null {
  const serials = new Set(identities.flatMap(({ serial }) => serial ?? []));
  const found = pack.stock.filter(({ serial_number: serial }) => serials.has(normalizeSerial(serial)));
  return itemsFound(found, 'This mark can be read in several ways. Choose the item.');
}

/** @param shown the code as it is called */
function nearMiss(
  { pack }: KeptPack,
  typed: string,
  shown: string = normalizeSerial(typed),
): CounterReadingDto {
  const folds = new Set(nearMissFolds(typed));
  const near = pack.stock.filter(({ serial_number: serial }) => folds.has(foldSerial(serial)));
  if (near.length === 0) return unknown(`${shown} is not among what this device knows. Needs a connection.`);
  const words = near.map(({ serial_number: serial }) => serial).join(' or ');
  const message = `${shown} is not on the books. Is it ${words}?`;
  return { ...NO_READING, kind: 'candidates', message, items: near.slice(0, SHOWN) };
}

/** A serial number, then a rack, then a name. */
function textFound(
  kept: KeptPack,
  reading: ReadMark,
  { text, name }: { text: string; name: string | null },
): CounterReadingDto {
  const inRack = kept.pack.stock.filter(({ rack }) => rack?.toLowerCase() === text.toLowerCase());
  return (
    bySerial(kept, reading) ??
    itemsFound(inRack, `Several items are at ${text}. Choose one.`) ??
    (name === null ? null : peopleFound(kept, name)) ??
    // A name is called as it was typed; a serial number has capital letters.
    nearMiss(kept, text, name ?? undefined)
  );
}

/**
 * What a code means by the pack of a counter on this device, as the server says it with a connection. An item that the
 * counter does not keep is not found.
 */
export function readByPack(kept: KeptPack, typed: string): CounterReadingDto {
  const { pack } = kept;
  const code = readCounterCode(typed);
  if (code.kind === 'refused') return unknown(code.words);
  if (code.kind === 'card') return cardFound(kept, code.cardNumber);
  if (code.kind === 'person') return labelFound(kept, code.userId);
  const { reading } = code;
  if (reading.kind === 'label') {
    const item = pack.stock.find(({ id }) => id === reading.itemId);
    return item ? { ...NO_READING, kind: 'item', item } : nearMiss(kept, reading.serial);
  }
  return code.kind === 'text'
    ? textFound(kept, reading, code)
    : textFound(kept, reading, { text: typed.trim(), name: null });
}

/** Why an item passes with a reason only; null where it is the recipient's, or nobody's. */
export function wordsAgainst(
  kept: KeptPack,
  item: CounterItemDto,
  recipient: { id: string; name: string },
): string | null {
  const entry = kept.pack.authorizations.find((one) => one.item.id === item.id);
  if (entry && entry.person.id !== recipient.id) {
    return `${itemName(item)} is authorized for ${entry.person.name}.`;
  }
  const own = kept.pack.authorizations.find(
    (one) => one.person.id === recipient.id && one.item.name === item.name,
  );
  if (entry || !own) return null;
  return `${recipient.name} is authorized for ${itemName(own.item)}.`;
}
