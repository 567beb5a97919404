import type { Role } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { unitsBelow } from './units';
import type { Viewer } from './visible-items';

/** Roles that see the successions of their unit and of units below it. */
const LEADS: readonly Role[] = ['Commander', 'Supply Sergeant'];

/**
 * A condition on the table `succession`: the person is a party to it, signs in place of one, leads its unit or one above
 * it, or is a direct sub-hand receipt holder or a recorder, from the publication of its plan on. An Admin sees all of them.
 */
export function visibleSuccessions({ id, role, unitId }: Viewer): RawBuilder<boolean> {
  if (role === 'Admin') return sql`true`;
  const leads =
    LEADS.includes(role) && unitId !== null
      ? sql<boolean>`succession.unit_id in ${unitsBelow(unitId)}`
      : sql<boolean>`false`;
  return sql`(${id} in (succession.from_user_id, succession.to_user_id, succession.giver_user_id,
      succession.appointed_user_id)
    or ${leads}
    or (coalesce(succession.published_at, succession.activated_at) is not null
      and exists (select from succession_section section
        where section.succession_id = succession.id and (section.recorder_user_id = ${id}
          or (section.kind = 'sub' and section.sub_user_id = ${id})))))`;
}
