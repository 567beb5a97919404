import { type CatalogBodyDto, STOCK_NUMBER_WORDS, formatLin, formatNsn } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, conflict, forbidden } from '../../kernel';
import { unitsBelow } from '../../access';
import { appendEvent } from '../../ledger';
import type { UnitOfWork } from '../../unit-of-work';
import { type CatalogFacts, type SignedChange, applyRules } from './apply-rules';
import { type Catalog, type CatalogRow, EMPTY_CATALOG, findCatalogItem, topUnitOf } from './catalog-item';
import { classifies } from './may-classify';
import { lockRules } from './sensitivity';

/** The NSN as it is written. @throws ApiError 400 where it is none. */
export function readNsn(typed: string): string {
  const nsn = formatNsn(typed);
  if (!nsn) throw badRequest(`${STOCK_NUMBER_WORDS.nsn}.`, { nsn: STOCK_NUMBER_WORDS.nsn });
  return nsn;
}

/** The top unit of the book whose catalog the actor edits, as its Supply Sergeant or Commander; null for others. */
async function editedCatalog({ trx, actor }: UnitOfWork): Promise<string | null> {
  if (!classifies(actor)) return null;
  const top = await trx
    .selectFrom('units')
    .select('id')
    .where('id', '=', actor.unitId)
    .where('id', '=', topUnitOf(actor.unitId))
    .executeTakeFirst();
  return top?.id ?? null;
}

/** @throws ApiError 403 for others than its editors: the catalog holds for every unit of the book. */
async function requireEditor(work: UnitOfWork): Promise<string> {
  const unitId = await editedCatalog(work);
  if (unitId !== null) return unitId;
  throw forbidden('Only a Supply Sergeant or a Commander of the topmost unit changes its catalog.');
}

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

/** What was sent, as it is written; what was left out is undefined. @throws ApiError 400 for a LIN that is none. */
function written({ version: _, name, lin, unit_of_issue, ...rest }: CatalogBodyDto): Partial<Catalog> {
  const typedLin = orNull(lin);
  const formatted = typedLin ? formatLin(typedLin) : typedLin;
  if (typedLin && !formatted) throw badRequest(`${STOCK_NUMBER_WORDS.lin}.`, { lin: STOCK_NUMBER_WORDS.lin });
  const sent = { ...rest, name: orNull(name), lin: formatted, unit_of_issue: orNull(unit_of_issue) };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

/** @throws ApiError 409 with what is on record now where somebody else changed it meanwhile. */
function requireSameVersion(known: CatalogRow | undefined, sent: Partial<Catalog>, version: number): void {
  if ((known?.version ?? 0) === version) return;
  const present = { ...EMPTY_CATALOG, ...known };
  const fields = (Object.keys(sent) as (keyof Catalog)[]).filter((field) => sent[field] !== present[field]);
  throw conflict(
    'Somebody changed this while you were typing.',
    Object.fromEntries(fields.map((field) => [field, `On record now: ${present[field] ?? 'nothing'}`])),
  );
}

/** What an item takes over: what was sent, and the rest of the catalog where the item has nothing. */
const factsFor =
  (catalog: Catalog, sent: Partial<Catalog>) =>
  (item: Omit<Catalog, 'sensitive_mark'>): CatalogFacts => {
    const fields = (['ciic', 'unit_of_issue', 'calibration_days'] as const).filter(
      (field) => catalog[field] !== null && (sent[field] !== undefined || item[field] === null),
    );
    return Object.fromEntries(fields.map((field) => [field, catalog[field]]));
  };

/** A change of a catalog that the actor may make. */
export interface CatalogChange {
  /** The top unit of the book. */
  unitId: string;
  /** As it is written. */
  nsn: string;
  sent: Partial<Catalog>;
  version: number;
}

/** @throws ApiError 403, and 400 for an NSN or LIN that is none. */
export async function readCatalogChange(
  work: UnitOfWork,
  typed: string,
  body: CatalogBodyDto,
): Promise<CatalogChange> {
  const nsn = readNsn(typed);
  return { unitId: await requireEditor(work), nsn, sent: written(body), version: body.version };
}

/**
 * Says what is known of every item of an NSN, and applies it to those of the book. The mark is not copied: it counts
 * where an item's own mark is 'by-code'.
 *
 * @param signed by two people; without it one person acts alone
 * @returns how many items changed.
 * @throws ApiError 409 where the catalog was changed meanwhile; WouldLeave where items would stop being sensitive.
 */
export async function changeCatalog(
  work: UnitOfWork,
  { unitId, nsn, sent, version }: CatalogChange,
  signed?: SignedChange,
): Promise<number> {
  const { trx, actor, at } = work;
  await lockRules(work);
  const known = await findCatalogItem(trx, unitId, nsn);
  requireSameVersion(known, sent, version);
  const { version: before = 0, unit_id: _unit, nsn: _nsn, ...present } = { ...EMPTY_CATALOG, ...known };
  const catalog: Catalog = { ...present, ...sent };
  const row = { ...catalog, version: before + 1 };
  await trx
    .insertInto('catalog_item')
    .values({ unit_id: unitId, nsn, ...row })
    .onConflict((same) => same.columns(['unit_id', 'nsn']).doUpdateSet(row))
    .execute();
  const items = await trx
    .selectFrom('property')
    .selectAll()
    .where('nsn', '=', nsn)
    .where('left_at', 'is', null)
    .where(sql<boolean>`unit_id in ${unitsBelow(unitId)}`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = await applyRules(work, items, { factsOf: factsFor(catalog, sent), signed });
  work.addAudience({ companiesOf: [unitId] });
  const details = { unitId, nsn, catalog, items: changed, ...signed?.details };
  await appendEvent(trx, { type: 'ITEM CLASSIFIED', itemId: null, actor, at, details });
  return changed;
}

/**
 * Writes the codes that somebody gave NSNs to the catalog, where it has none for them. For a person who does not edit
 * the catalog nothing is written.
 *
 * @throws ApiError 409 where items would stop being sensitive.
 */
export async function addCatalogCodes(
  work: UnitOfWork,
  codes: readonly { nsn: string; ciic: string }[],
): Promise<void> {
  const unitId = await editedCatalog(work);
  if (unitId === null) return;
  for (const { nsn, ciic } of codes) {
    const known = await findCatalogItem(work.trx, unitId, nsn);
    if (known && known.ciic !== null) continue;
    await changeCatalog(work, { unitId, nsn, sent: { ciic }, version: known?.version ?? 0 });
  }
}
