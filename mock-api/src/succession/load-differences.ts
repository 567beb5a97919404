import type {
  DifferenceAct,
  SuccessionDifferenceDto,
  SuccessionDifferenceKind,
} from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { loadPeople } from '../access';
import type { Database } from '../kernel';
import { uploadAddress } from '../uploads';

/** The acts that resolve each kind of difference. A document does for every kind. */
export const ACTS_OF: Record<SuccessionDifferenceKind, readonly DifferenceAct[]> = {
  'serial-differs': ['amendment', 'document'],
  'data-differs': ['amendment', 'document'],
  missing: ['found', 'closing', 'document'],
  extra: ['gain', 'note', 'document'],
  'wrong-holder': ['transfer', 'note', 'document'],
  'component-short': ['shortage', 'recount', 'document'],
  condition: ['status', 'document'],
  'not-readable': ['note', 'document'],
};

export const uploadOf = (id: string | null) => (id === null ? null : { id, address: uploadAddress(id) });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The differences of a succession, of one section of it or one alone. */
export async function loadDifferences(
  db: Kysely<Database>,
  { successionId, section, id }: { successionId: string; section?: number; id?: string },
): Promise<SuccessionDifferenceDto[]> {
  const rows = await db
    .selectFrom('succession_difference as difference')
    .leftJoin('property', 'property.id', 'difference.item_id')
    .selectAll('difference')
    .select(['property.name', 'property.serial_number'])
    .where('difference.succession_id', '=', successionId)
    .$if(section !== undefined, (all) => all.where('difference.section_number', '=', section as number))
    .$if(id !== undefined, (all) => all.where('difference.id', '=', id as string))
    .orderBy('difference.id')
    .execute();
  const people = await loadPeople(
    db,
    rows.map(({ resolved_by }) => resolved_by),
  );
  return rows.map((row) => ({
    id: row.id,
    section: row.section_number,
    kind: row.kind,
    item:
      row.item_id === null || row.name === null || row.serial_number === null
        ? null
        : { id: row.item_id, name: row.name, serial_number: row.serial_number },
    found: row.found,
    found_name: row.found_name,
    found_upload: uploadOf(row.found_upload_id),
    state: row.state,
    act: row.act,
    ref: row.ref,
    document_on: row.document_on,
    upload: uploadOf(row.upload_id),
    note: row.note,
    resolved_by: row.resolved_by === null ? null : (people.get(row.resolved_by) ?? null),
    agreed_at: iso(row.agreed_at),
    acts: [...ACTS_OF[row.kind]],
  }));
}

/** One difference. */
export async function findDifference(
  db: Kysely<Database>,
  successionId: string,
  id: string,
): Promise<SuccessionDifferenceDto> {
  const [difference] = await loadDifferences(db, { successionId, id });
  if (!difference) throw new Error('The difference was not read.');
  return difference;
}
