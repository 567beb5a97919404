import type { CreatePropertyDto, PropertyDto, PropertyStatus, SecurityLevel } from '@hand-receipt/contracts';
import { badRequest, conflict, forbidden } from '../../kernel';
import { guessCategory, normalizeSerial } from '@hand-receipt/contracts';
import { EMPTY_CATALOG, findCatalogItem } from '../classification/catalog-item';
import { BookRules } from '../classification/book-rules';
import { holdRules } from '../classification/sensitivity';
import { settleShortages } from '../counts/settle-shortages';
import { writeList } from '../component-list/apply-list';
import { findLinesFor } from '../component-list/find-list';
import {
  type NewComponent,
  componentFacts,
  insertComponents,
  readComponents,
  readComponentsOf,
} from './components';
import { LOSS_WITHOUT_FACTS } from './change-status';
import { requireExtra } from './frozen';
import { managesPropertyBook } from './item';
import { ITEM_FIELDS, recordOf } from './item-record';
import { type Gain, askForSignature, gainColumns, insertGainUploads, readGain } from '../gains/gain';
import { leftBefore, leftRefusal } from '../gains/left-before';
import { WHERE, takenBy } from '../taken-by';
import type { UnitOfWork } from '../../unit-of-work';

/** An item to enter, and what only the server's own callers may say of it. */
export interface NewItem extends Omit<CreatePropertyDto, 'assigned_to_user_id' | 'current_status'> {
  /** 'Operational' unless said. */
  current_status?: PropertyStatus;
  /** Who signs for it; null leaves it in the property book. */
  holderId: string | null;
  /** The day on a hand receipt signed before the item was entered here; now, unless said. */
  signedOn?: Date;
  securityLevel?: SecurityLevel | null;
  calibration?: PropertyDto['calibration_info'];
  /** US dollars with two decimals. */
  unitPrice?: string | null;
  components?: readonly NewComponent[];
  /** As the item's file says; else what the catalog says. */
  unitOfIssue?: string;
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The book is the first link, and the person who signs for the item is the next. */
export async function startChain(
  trx: UnitOfWork['trx'],
  itemId: string,
  holderId: string | null,
  since: Date,
): Promise<void> {
  const book = { item_id: itemId, position: 0, user_id: null, since };
  const holder = { item_id: itemId, position: 1, user_id: holderId, since };
  await trx
    .insertInto('custody_link')
    .values(holderId === null ? [book] : [book, holder])
    .execute();
}

/** What decides whether the item is sensitive, and what the catalog knows of its NSN. */
async function classifiedBy({ trx, actor }: UnitOfWork, input: NewItem) {
  const nsn = orNull(input.nsn);
  const unitId = actor.unitId ?? '';
  const known = (nsn !== null && (await findCatalogItem(trx, unitId, nsn))) || EMPTY_CATALOG;
  const item = {
    nsn,
    unit_id: unitId,
    category: input.category ?? guessCategory(input.name),
    security_level: input.securityLevel ?? null,
    ciic: input.ciic ?? known.ciic,
    sensitive_mark: input.sensitive_mark ?? ('by-code' as const),
  };
  return {
    ...item,
    unit_of_issue: input.unitOfIssue ?? known.unit_of_issue,
    calibration_days: known.calibration_days,
    is_sensitive: (await new BookRules(trx).reasonOf(item)) !== null,
  };
}

/** The components of a new item, with those of the list of its NSN. */
async function withListed(trx: UnitOfWork['trx'], item: { id: string; nsn: string | null; unit_id: string }) {
  const lines = await findLinesFor(trx, item);
  if (lines.length > 0) await writeList(trx, [item.id], lines, await readComponentsOf(trx, [item.id]));
  return readComponents(trx, item.id);
}

/** Why an item cannot be entered beside those that are on a book. */
async function duplicate({ trx, actor }: UnitOfWork, serialNumber: string, uii: string | null | undefined) {
  const left = (await leftBefore(trx, actor, [serialNumber])).get(serialNumber);
  if (left) return leftRefusal(left);
  const taken = (await takenBy(trx, actor, 'serial', [serialNumber])).get(serialNumber);
  if (taken) return conflict(`Serial number ${serialNumber} is a duplicate: ${taken}.`);
  const marked = uii && (await takenBy(trx, actor, 'uii', [uii])).get(uii);
  return conflict(`UII ${uii} is a duplicate: ${marked || WHERE.seen}.`);
}

/** How it comes in. @throws ApiError 400 for a gain without its document, and as Lost: a loss is reported with facts. */
function readEntry({ current_status: status, gain }: NewItem): Gain {
  if (status === 'Lost') throw badRequest(LOSS_WITHOUT_FACTS, { current_status: LOSS_WITHOUT_FACTS });
  return readGain(gain);
}

/**
 * Enters an item in the property book and starts its chain. The serial number and LIN are trimmed and
 * upper-cased; a missing category is guessed from the name (RULE-14, RULE-20). What the catalog knows of its NSN and
 * nobody said of it is filled in.
 *
 * @returns the item's id.
 * @throws ApiError 403 by role; 400 for an empty serial number and a gain without its document; 409 for a serial number
 *   that exists or left the book, and for a found item where nobody else can sign.
 */
export async function createItem(work: UnitOfWork, input: NewItem): Promise<string> {
  const { trx, actor, at } = work;
  if (!managesPropertyBook(actor) || actor.unitId === null) {
    throw forbidden('Only a Supply Sergeant, a Commander or an Admin enters items in the property book.');
  }
  const { name } = input;
  const serialNumber = normalizeSerial(input.serial_number);
  if (!serialNumber)
    throw badRequest('Serial number is required', { serial_number: 'Serial number is required' });
  const gain = readEntry(input);
  await requireExtra(work, actor.unitId, serialNumber);

  await holdRules(work);
  const classified = await classifiedBy(work, input);
  const item = await trx
    .insertInto('property')
    .values({
      name,
      serial_number: serialNumber,
      current_status: input.current_status ?? 'Operational',
      description: orNull(input.description),
      ...classified,
      location: orNull(input.location),
      lin: orNull(input.lin)?.toUpperCase() ?? null,
      uii: orNull(input.uii),
      property_model_id: orNull(input.property_model_id),
      assigned_to_user_id: input.holderId,
      assigned_date: input.holderId === null ? null : (input.signedOn ?? at),
      requires_calibration: Boolean(input.calibration),
      calibration_info: input.calibration ? JSON.stringify(input.calibration) : null,
      unit_price: input.unitPrice ?? null,
      ...gainColumns(work, gain),
      created_at: at,
    })
    .onConflict((existing) => existing.doNothing())
    .returning(['id', 'unit_id', 'current_status', ...ITEM_FIELDS])
    .executeTakeFirst();
  if (!item) throw await duplicate(work, serialNumber, input.uii);

  await startChain(trx, item.id, input.holderId, input.signedOn ?? at);
  await insertComponents(trx, item.id, input.components ?? [], { at, by: actor.id });
  const components = await withListed(trx, item);

  const uploads = await insertGainUploads(work, item.id, gain.uploadIds);
  await askForSignature(work, { name, serial_number: serialNumber }, gain);

  work.addAudience({ items: [item.id] });
  await work.record(
    'ITEM CREATED',
    { id: item.id, name, serial_number: serialNumber },
    {
      holderId: input.holderId,
      unitId: item.unit_id,
      status: item.current_status,
      category: classified.category,
      record: recordOf(item),
      components: components.map(componentFacts),
      gain: { kind: gain.kind, documentNumber: gain.documentNumber, from: gain.from, uploads },
    },
  );
  const held = { ...item, name, serial_number: serialNumber, assigned_to_user_id: input.holderId };
  await settleShortages(work, held, [], components);
  return item.id;
}
