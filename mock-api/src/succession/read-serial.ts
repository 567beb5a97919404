import { type ReadingAnswerDto, type ReadingDto, normalizeSerial, scanName } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { inArray } from '../kernel';
import { militaryTime } from '../live';
import { nearMissFolds, readItemCode, recordSeen } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import {
  type SectionRow,
  endCount,
  findCounted,
  lockCount,
  lockLine,
  requireActor,
  setResult,
} from './count-section';
import type { SeenSuccession } from './find-succession';
import { openDifference, settleDifferences } from './open-difference';
import { requireOwnUpload } from '../uploads';
import { readerOf } from './parts';

interface Reading {
  work: UnitOfWork;
  succession: SeenSuccession;
  section: SectionRow;
  /** As the plate reads, in the normal form. */
  serial: string;
}

type Found = Pick<ReadingAnswerDto, 'result' | 'message' | 'item' | 'section'> & { opened: boolean };

const HOLDER = sql<string | null>`(select rank || ' ' || last_name from users
  where users.id = property.assigned_to_user_id)`;

const selectSetItems = ({ work, succession }: Reading) =>
  work.trx
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .select(['property.id', 'property.name', 'property.serial_number', 'line.section_number'])
    .select(['line.result', 'line.counted_at', 'line.counted_by', 'section.kind', HOLDER.as('holder')])
    .where('line.succession_id', '=', succession.id)
    .where('section.included', '=', true)
    .where('section.state', 'in', ['planned', 'counted'])
    .where('property.left_at', 'is', null)
    .orderBy('line.result', (by) => by.desc().nullsFirst())
    .orderBy('property.id');

type SetItem = Awaited<ReturnType<ReturnType<typeof selectSetItems>['execute']>>[number];

const named = ({ id, name, serial_number }: SetItem) => ({ id, name, serial_number });

async function wasRead({ work }: Reading, { counted_at: at, counted_by: by }: SetItem): Promise<string> {
  const reader = await work.trx
    .selectFrom('users')
    .select(sql<string>`rank || ' ' || last_name`.as('name'))
    .where('id', '=', by)
    .executeTakeFirst();
  return `Read on ${militaryTime(at ?? new Date(0))} by ${reader?.name ?? ''}.`;
}

/** A match: the item was seen. What is short of it is a difference. */
async function countMatch(reading: Reading, found: SetItem): Promise<Found> {
  const { work, succession, section } = reading;
  const isHere = found.section_number === section.number;
  if (found.result === 'verified' || found.result === 'other-section') {
    const message = await wasRead(reading, found);
    return {
      result: 'already-verified',
      message,
      item: named(found),
      section: found.section_number,
      opened: false,
    };
  }
  const { item } = await lockLine(work, succession.id, found.id);
  const verificationId = await recordSeen(work, item, {
    verificationType: 'Joint inventory',
    finds: { successionId: succession.id },
  });
  await setResult(work, succession.id, item.id, {
    result: isHere ? 'verified' : 'other-section',
    verificationId,
  });
  await settleDifferences(work, succession.id, item.id, 'missing', 'found');
  await settleDifferences(work, succession.id, item.id, 'serial-differs', 'recount');
  const opened = [await openShort(reading, found), !isHere && (await openWrongHolder(reading, found))];
  const holder = found.holder ? `held by ${found.holder}` : 'not signed for';
  return {
    result: isHere ? 'verified' : 'other-section',
    message: isHere
      ? `Matches. ${found.serial_number}, ${found.name}, ${holder}.`
      : `On the hand receipt of ${found.holder ?? 'nobody'}.`,
    item: named(found),
    section: found.section_number,
    opened: opened.includes(true),
  };
}

async function openWrongHolder({ work, succession, section }: Reading, found: SetItem): Promise<boolean> {
  await openDifference(work, succession, {
    section: found.section_number,
    itemId: found.id,
    kind: 'wrong-holder',
    found: `In section ${section.number}`,
  });
  return true;
}

async function openShort({ work, succession }: Reading, found: SetItem): Promise<boolean> {
  const short = await work.trx
    .selectFrom('component')
    .select(['name', 'short'])
    .where('property_id', '=', found.id)
    .where('short', '>', 0)
    .orderBy('position')
    .execute();
  if (short.length === 0) return false;
  await openDifference(work, succession, {
    section: found.section_number,
    itemId: found.id,
    kind: 'component-short',
    found: short.map(({ name, short: by }) => `${by} x ${name}`).join(', '),
  });
  return true;
}

/** The reader says that the plate of a line's item reads otherwise than the book. */
async function keepPlate(reading: Reading, itemId: string): Promise<Found> {
  const { work, succession, serial } = reading;
  const { item, line } = await lockLine(work, succession.id, itemId);
  await setResult(work, succession.id, itemId, { result: 'serial-differs' });
  await settleDifferences(work, succession.id, itemId, 'missing', 'found');
  await openDifference(work, succession, {
    section: line.section_number,
    itemId,
    kind: 'serial-differs',
    found: serial,
  });
  return {
    result: 'serial-differs',
    message: `Kept. The plate reads ${serial}. The book has ${item.serial_number}.`,
    item: { id: item.id, name: item.name, serial_number: item.serial_number },
    section: line.section_number,
    opened: true,
  };
}

async function keepExtra(reading: Reading, extra: NonNullable<ReadingDto['extra']>): Promise<Found> {
  const { work, succession, section, serial } = reading;
  const uploadId = await requireOwnUpload(work, extra.uploadId, 'a photo of it');
  await openDifference(work, succession, {
    section: section.number,
    itemId: null,
    kind: 'extra',
    found: serial,
    foundName: extra.name.trim() || null,
    foundUploadId: uploadId,
  });
  return {
    result: 'extra',
    message: `Kept as an extra: ${serial}.`,
    item: null,
    section: null,
    opened: true,
  };
}

async function findReading(reading: Reading, body: ReadingDto): Promise<Found> {
  const { serial } = reading;
  const items = selectSetItems(reading);
  const match = await items
    .where(sql<boolean>`upper(btrim(property.serial_number)) = ${serial}`)
    .executeTakeFirst();
  if (match && (!body.plateOf || body.plateOf === match.id)) return countMatch(reading, match);
  if (body.plateOf) return keepPlate(reading, body.plateOf);
  const near = await items
    .where('property.serial_fold', '=', inArray(nearMissFolds(serial)))
    .executeTakeFirst();
  if (near) {
    const message = `You read ${serial}. The book has ${near.serial_number}.`;
    return { result: 'near-miss', message, item: named(near), section: near.section_number, opened: false };
  }
  if (body.extra) return keepExtra(reading, body.extra);
  return {
    result: 'not-on-the-books',
    message: 'Not on this list.',
    item: null,
    section: null,
    opened: false,
  };
}

const readComponents = ({ trx }: UnitOfWork, itemId: string | undefined) =>
  itemId === undefined
    ? []
    : trx
        .selectFrom('component')
        .select(['id', 'name', 'quantity as required'])
        .select(({ fn, ref }) => fn.coalesce('on_hand', ref('quantity')).as('onHand'))
        .where('property_id', '=', itemId)
        .orderBy('position')
        .execute();

async function readProgress({ trx }: UnitOfWork, { succession_id: id, number }: SectionRow) {
  return trx
    .selectFrom('succession_line')
    .select(sql<number>`count(*)::int`.as('items'))
    .select(
      sql<number>`count(*) filter (where result is not null
        and (result <> 'not-found' or confirmed_at is not null))::int`.as('counted'),
    )
    .where('succession_id', '=', id)
    .where('section_number', '=', number)
    .executeTakeFirstOrThrow();
}

/**
 * Reads a serial number in the count of a section. The reader sees no serial number of the book before they have read
 * it, or one a misreading away from it.
 *
 * @throws ApiError 404 out of sight; 403 for anybody but the reader; 400 for a code that names no item; 409 where the
 *   section is not counted now.
 */
export async function readSerial(work: UnitOfWork, id: string, body: ReadingDto): Promise<ReadingAnswerDto> {
  const succession = await lockCount(work, id);
  const section = await findCounted(work, id, body.section);
  await requireActor(work, readerOf(succession, section), 'reads the serial numbers of this section');
  const serial = normalizeSerial(scanName(readItemCode(body.code)));
  const reading: Reading = { work, succession, section, serial };
  const { opened, ...found } = await findReading(reading, body);
  await work.trx
    .insertInto('succession_reading')
    .values({
      succession_id: id,
      section_number: section.number,
      code: body.code,
      result: found.result,
      item_id: found.item?.id ?? null,
      by_user_id: work.actor.id,
      at: work.at,
    })
    .execute();
  const changes = ['verified', 'other-section', 'serial-differs', 'extra'].includes(found.result);
  if (changes) {
    const of = found.section === null || found.section === section.number ? section : null;
    await endCount(work, succession, of ?? (await findCounted(work, id, found.section ?? 0)), opened);
  }
  const shown = found.result === 'near-miss' ? undefined : found.item?.id;
  return {
    ...found,
    code: body.code,
    components: await readComponents(work, shown),
    progress: await readProgress(work, section),
  };
}
