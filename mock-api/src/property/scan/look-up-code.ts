import { readScan, SCAN_WORDS, type ScannedDto, scanName } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { unitItems, type Viewer, visibleItems } from '../../access';
import { badRequest, type Database } from '../../kernel';
import { managesPropertyBook } from '../custody/item';
import { findNearMisses } from '../near-misses';
import { findScanned, type ItemReading, type Scanned } from './find-scanned';
import {
  formerSerialWords,
  mismatchWords,
  type NamedItem,
  namedItem,
  nearMissWords,
  notOnTheBooks,
  otherUiiWords,
  severalWords,
} from './scan-words';

/**
 * Reads a code that is to name an item.
 *
 * @throws ApiError 400 where it is empty, too long, or the code of a printed page.
 */
export function readItemCode(code: string): ItemReading {
  const reading = readScan(code);
  if (reading.kind === 'refused') throw badRequest(reading.words, { code: reading.words });
  if (reading.kind === 'page') throw badRequest(SCAN_WORDS.page, { code: SCAN_WORDS.page });
  return reading;
}

/** Those of these items that the viewer may see, by id. */
async function nameItems(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, NamedItem>> {
  const items = await db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', 'in', ids)
    .where(visibleItems(viewer))
    .execute();
  return new Map(items.map((item) => [item.id, item]));
}

/** The UII of a mark with the item's version, where the viewer keeps the book of the item that it was read from. */
export async function offerUii(
  db: Kysely<Database>,
  viewer: Viewer,
  { itemId, newUii }: Extract<Scanned, { kind: 'item' }>,
): Promise<ScannedDto['newUii']> {
  if (!newUii || !managesPropertyBook(viewer)) return null;
  const item = await db
    .selectFrom('property')
    .select('version')
    .where('id', '=', itemId)
    .where(unitItems(viewer))
    .executeTakeFirst();
  return item ? { uii: newUii, version: item.version } : null;
}

/** What a mark says that contradicts the record, or can be read in several ways; null for a code of one item. */
export async function describeDoubt(
  db: Kysely<Database>,
  viewer: Viewer,
  scanned: Exclude<Scanned, { kind: 'item' }>,
): Promise<{ message: string; nearMisses: NamedItem[] }> {
  if (scanned.kind === 'several') {
    const named = [...(await nameItems(db, viewer, scanned.itemIds)).values()];
    return { message: severalWords(named), nearMisses: named };
  }
  if (scanned.kind === 'mismatch') {
    const named = await nameItems(db, viewer, [scanned.byUii, scanned.bySerial]);
    const [ofUii, ofSerial] = [named.get(scanned.byUii) ?? null, named.get(scanned.bySerial) ?? null];
    return { message: mismatchWords(ofUii, ofSerial), nearMisses: [] };
  }
  const named = await nameItems(db, viewer, [scanned.itemId]);
  return { message: otherUiiWords(named.get(scanned.itemId) ?? null, scanned.recorded), nearMisses: [] };
}

const NOTHING = { message: '', item: null, nearMisses: [], newUii: null };

/**
 * What a scanned code means to the viewer. An item out of sight is on no book.
 *
 * @throws ApiError 400 where it names no item.
 */
export async function lookUpCode(db: Kysely<Database>, viewer: Viewer, code: string): Promise<ScannedDto> {
  const reading = readItemCode(code);
  const shown = scanName(reading);
  const scanned = await findScanned(db, viewer, reading);
  if (scanned && scanned.kind !== 'item') {
    const { message, nearMisses } = await describeDoubt(db, viewer, scanned);
    const result = scanned.kind === 'several' ? 'near-miss' : 'mark-mismatch';
    return { ...NOTHING, result, message, nearMisses: nearMisses.map(namedItem) };
  }
  const item = scanned && (await nameItems(db, viewer, [scanned.itemId])).get(scanned.itemId);
  if (!item) {
    const nearMisses = await findNearMisses(db, viewer, shown);
    return nearMisses.length === 0
      ? { ...NOTHING, result: 'not-on-the-books', message: notOnTheBooks(shown) }
      : {
          ...NOTHING,
          result: 'near-miss',
          message: nearMissWords(shown, nearMisses),
          nearMisses: nearMisses.map(namedItem),
        };
  }
  return {
    ...NOTHING,
    result: scanned.until ? 'former-serial' : 'found',
    message: scanned.until ? formerSerialWords(shown, item, scanned.until) : '',
    item: namedItem(item),
    newUii: await offerUii(db, viewer, scanned),
  };
}
