import { nearMissFolds } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { inArray } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';

/** Where a serial number is looked for. */
export interface Sought {
  work: UnitOfWork;
  successionId: string;
  /** The section that is read. */
  section: number;
  /** As the plate reads, in the normal form. */
  serial: string;
}

const HOLDER = sql<string | null>`(select rank || ' ' || last_name from users
  where users.id = property.assigned_to_user_id)`;

/** Lines of sections that are counted now, those without a result first. */
const selectSetItems = ({ work, successionId }: Sought) =>
  work.trx
    .selectFrom('succession_line as line')
    .innerJoin('property', 'property.id', 'line.item_id')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .select(['property.id', 'property.name', 'property.serial_number', 'line.section_number'])
    .select(['line.result', 'line.counted_at', 'line.counted_by', HOLDER.as('holder')])
    .select(['section.kind', 'section.sub_user_id', 'property.missing_in'])
    .where('line.succession_id', '=', successionId)
    .where('section.included', '=', true)
    .where('section.state', 'in', ['planned', 'counted'])
    .where('property.left_at', 'is', null)
    .orderBy('line.result', (by) => by.desc().nullsFirst())
    .orderBy('property.id');

export type SetItem = Awaited<ReturnType<ReturnType<typeof selectSetItems>['execute']>>[number];

/** The line whose serial number was read. */
export const findMatch = (sought: Sought): Promise<SetItem | undefined> =>
  selectSetItems(sought)
    .where(sql<boolean>`upper(btrim(property.serial_number)) = ${sought.serial}`)
    .executeTakeFirst();

/** Whether two serial numbers of the same length differ in one character. */
function isOneOff(serial: string, other: string): boolean {
  if (serial.length !== other.length) return false;
  const differing = [...serial].filter((character, at) => character !== other[at]);
  return differing.length === 1;
}

/**
 * The line whose serial number is one misreading away: O/0, I/1/L or transposed; or one other character, where that is
 * so of exactly one line of the section that was not read yet.
 */
export async function findNear(sought: Sought): Promise<SetItem | undefined> {
  const { serial, section } = sought;
  const confused = await selectSetItems(sought)
    .where('property.serial_fold', '=', inArray(nearMissFolds(serial)))
    .executeTakeFirst();
  if (confused) return confused;
  const unread = await selectSetItems(sought)
    .where('line.section_number', '=', section)
    .where(({ or, eb }) =>
      or([eb('line.result', 'is', null), eb('line.result', 'in', ['not-found', 'by-document'])]),
    )
    .where(sql<boolean>`length(btrim(property.serial_number)) = ${serial.length}`)
    .execute();
  const near = unread.filter(({ serial_number }) => isOneOff(serial, serial_number.trim().toUpperCase()));
  return near.length === 1 ? near[0] : undefined;
}
