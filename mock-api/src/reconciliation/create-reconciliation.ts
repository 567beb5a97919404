import type { RouteBody } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { unitsBelow } from '../access';
import { type Database, badRequest, conflict, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { type CarriedNotes, carriedNotes, noteKey } from './carried-notes';
import { type Match, type Ours, type Theirs, matchBooks } from './match-books';
import { requireComparer } from './may-compare';

/** Where the day of the file is not over yet, it may be tomorrow's in another time zone. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The file, as its owner had it read for comparison. @throws ApiError 404, 409 */
async function findFile({ trx, actor }: UnitOfWork, importId: string) {
  const file = await trx
    .selectFrom('property_import')
    .select(['id', 'file_name', 'file_hash', 'status', 'purpose'])
    .where('id', '=', importId)
    .where('user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw notFound('Import not found');
  const { file_hash: hash } = file;
  if (file.purpose !== 'compare' || hash === null) {
    throw conflict('This file was read to enter its items. Read it again to compare it with our book.');
  }
  const known = await trx
    .selectFrom('reconciliation')
    .select('id')
    .where('import_id', '=', importId)
    .executeTakeFirst();
  if (known) throw conflict(`This file is compared already, as ${known.id}.`);
  if (file.status !== 'previewed') throw conflict('Confirm the columns of the file first.');
  return { ...file, file_hash: hash };
}

/** Rows that say which item they are; one without a serial number and UII cannot be compared. */
const readTheirs = (db: Kysely<Database>, importId: string): Promise<Theirs[]> =>
  db
    .selectFrom('property_import_row')
    .select(['line', 'item'])
    .where('import_id', '=', importId)
    .where(sql<boolean>`item ?| array['serial_number', 'uii']`)
    .orderBy('line')
    .execute();

/** What is on the book of a unit and those below it. */
const readOurs = (db: Kysely<Database>, unitId: string): Promise<Ours[]> =>
  db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number', 'uii', 'nsn', 'lin'])
    .select(
      sql<string[]>`array(select value from former_identifier former
        where former.item_id = property.id and former.kind = 'serial')`.as('former_serials'),
    )
    .where(sql<boolean>`unit_id in ${unitsBelow(unitId)}`)
    .where('left_at', 'is', null)
    .orderBy('serial_number')
    .execute();

const toRow = ({ kind, theirs, ours, differences }: Match, position: number, notes: CarriedNotes) => {
  const key = noteKey({ kind, item_id: ours?.id ?? null, theirs: theirs?.item ?? null, differences });
  return {
    position,
    kind,
    item_id: ours?.id ?? null,
    row_line: theirs?.line ?? null,
    theirs: theirs?.item ?? null,
    differences,
    ...(kind !== 'equal' && notes.get(key)),
  };
};

/**
 * Compares a file with the property book of the actor's unit. Nothing is entered. Notes of the last comparison are
 * carried over to the rows that are still the same.
 *
 * @returns the comparison's id.
 * @throws ApiError 403 by role, 404 for another person's file, 400 for a day to come, 409 for a file that is not ready.
 */
export async function createReconciliation(
  work: UnitOfWork,
  { importId, asOf }: RouteBody<'POST /api/reconciliations'>,
): Promise<string> {
  const { trx, actor, at } = work;
  requireComparer(actor);
  const file = await findFile(work, importId);
  if (new Date(asOf).getTime() > at.getTime() + DAY_MS) {
    const message = 'The day of the file is in the future.';
    throw badRequest(message, { asOf: message });
  }
  const matches = matchBooks(await readTheirs(trx, importId), await readOurs(trx, actor.unitId));
  const notes = await carriedNotes(trx, actor.unitId);
  const { id } = await trx
    .insertInto('reconciliation')
    .values({
      unit_id: actor.unitId,
      import_id: importId,
      file_name: file.file_name,
      file_hash: file.file_hash,
      as_of: asOf,
      opened_by: actor.id,
      opened_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('property_import')
    .set({ status: 'finished', finished_at: at })
    .where('id', '=', importId)
    .execute();
  const rows = matches.map((match, position) => toRow(match, position, notes));
  await sql`
    insert into reconciliation_line (reconciliation_id, position, kind, item_id, row_line, theirs, differences, note,
      noted_by, noted_at, carried_from)
    select ${id}, position, kind, item_id, row_line, theirs, differences, note, noted_by, noted_at, carried_from
    from json_to_recordset(${JSON.stringify(rows)}::json) as line(position integer, kind text, item_id text,
      row_line integer, theirs jsonb, differences jsonb, note text, noted_by text, noted_at timestamptz,
      carried_from text)`.execute(trx);
  work.addAudience({ leadersOf: [actor.unitId] });
  return id;
}
