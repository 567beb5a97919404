import { type FoundPropertyDto, formatUii, normalizeSerial, type RouteQuery } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { type Viewer, recordedItems } from '../access';
import { badRequest, type Database, DEFAULT_LIMIT } from '../kernel';
import { loadProperty } from './load-property';
import { indexedSerial } from './transfers/indexed-serial';

/** Where a number is looked for, and what an item that has or had it is found by. */
const NUMBERS = {
  serial: { column: indexedSerial, now: 'serial-number', before: 'former-serial-number' },
  uii: { column: sql<string>`property.uii`, now: 'uii', before: 'former-uii' },
} as const;

/** @throws ApiError 400 unless the query has one number. */
function readNumber({ serialNumber, uii }: RouteQuery<'GET /api/property-lookup'>) {
  if ((serialNumber === undefined) === (uii === undefined)) {
    const words = 'Say either serialNumber or uii.';
    throw badRequest(words, { serialNumber: words, uii: words });
  }
  const kind = serialNumber === undefined ? 'uii' : 'serial';
  const value = serialNumber === undefined ? formatUii(uii ?? '') : normalizeSerial(serialNumber);
  return { kind, value } as const;
}

/**
 * The items with exactly this serial number or UII whose record the viewer may see, those that had it before an amendment
 * after those that have it.
 *
 * @throws ApiError 400 unless the query has one number.
 */
export async function lookUpItems(
  db: Kysely<Database>,
  viewer: Viewer,
  query: RouteQuery<'GET /api/property-lookup'>,
): Promise<FoundPropertyDto[]> {
  const { kind, value } = readNumber(query);
  if (!value) return [];
  const { column, now, before } = NUMBERS[kind];
  const rows = await db
    .selectFrom('property')
    .select(['id', sql<boolean>`coalesce(${column} = ${value}, false)`.as('has')])
    .where((where) =>
      where.or([
        where(column, '=', value),
        where(
          'id',
          'in',
          where
            .selectFrom('former_identifier')
            .select('item_id')
            .where('kind', '=', kind)
            .where('value', '=', value),
        ),
      ]),
    )
    .where(recordedItems(viewer))
    .orderBy('has', 'desc')
    .orderBy('id')
    .limit(DEFAULT_LIMIT)
    .execute();
  const has = new Map(rows.map((row) => [row.id, row.has]));
  const items = await loadProperty(db, [...has.keys()]);
  return items.map((item) => ({ ...item, found_by: has.get(item.id) ? now : before }));
}
