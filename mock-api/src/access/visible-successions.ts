import type { Role } from '@hand-receipt/contracts';
import { type RawBuilder, sql } from 'kysely';
import { unitsBelow } from './units';
import type { Viewer } from './visible-items';

/** Roles that see the successions of their unit and of units below it. */
const LEADS: readonly Role[] = ['Commander', 'Supply Sergeant', 'PBO'];

/**
 * A condition on the table `succession`: the person sees all of it, with its papers and differences. They are a party to
 * it, sign in place of one, lead its unit or one above it, or are an Admin.
 */
export function wholeSuccessions({ id, role, unitId }: Viewer): RawBuilder<boolean> {
  if (role === 'Admin') return sql`true`;
  const leads =
    LEADS.includes(role) && unitId !== null
      ? sql<boolean>`succession.unit_id in ${unitsBelow(unitId)}`
      : sql<boolean>`false`;
  return sql`(${id} in (succession.from_user_id, succession.to_user_id, succession.appointed_user_id)
    or exists (select from succession_giver giver
      where giver.succession_id = succession.id and giver.user_id = ${id})
    or ${leads})`;
}

/**
 * A condition on the table `succession`: the person sees all of it, or their own section as a direct sub-hand receipt
 * holder or a recorder, from the publication of its plan on. Who signed from the book sees theirs where it is included.
 */
export function visibleSuccessions(viewer: Viewer): RawBuilder<boolean> {
  const { id } = viewer;
  return sql`(${wholeSuccessions(viewer)}
    or (coalesce(succession.published_at, succession.activated_at) is not null
      and exists (select from succession_section section
        where section.succession_id = succession.id and (section.recorder_user_id = ${id}
          or (section.sub_user_id = ${id} and (section.kind = 'sub' or section.included))))))`;
}
