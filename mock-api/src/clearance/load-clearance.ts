import type { ClearanceDto, PersonClearanceDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { type Database, daysUntil, notFound } from '../kernel';
import type { ClearanceRow } from './clearance-record';
import { findClearance } from './find-clearance';
import { requirePerson } from './find-person';
import { type ClearanceParts, partsOf } from './may-clear';
import { CLEAR_STEPS, readComputedSteps, readHandSteps } from './read-steps';
import { countLiabilities, whyNotClear } from './why-not-clear';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Whether an Admin may deactivate the person although they are not clear. */
export const isOverridden = (clearance: ClearanceRow | undefined, now: Date): boolean =>
  clearance?.state === 'overridden' && clearance.override_until !== null && clearance.override_until > now;

async function toDto(db: Kysely<Database>, row: ClearanceRow, now: Date): Promise<ClearanceDto> {
  const { opened_by, override_by, signed_by, cancelled_by, override_reason, override_at, override_until } =
    row;
  const people = await loadPeople(db, [opened_by, override_by, signed_by, cancelled_by]);
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  const [opener, overrider] = [personOf(opened_by), personOf(override_by)];
  if (!opener) throw notFound('Person not found');
  const isOver = override_reason !== null && override_at !== null && override_until !== null;
  return {
    id: row.id,
    state: row.state,
    opened_by: opener,
    opened_at: row.opened_at.toISOString(),
    leaves_on: row.leaves_on,
    days_left: daysUntil(row.leaves_on, now),
    override:
      isOver && overrider
        ? {
            reason: override_reason,
            by: overrider,
            at: override_at.toISOString(),
            until: override_until.toISOString(),
            holds: isOverridden(row, now),
          }
        : null,
    signed_by: personOf(signed_by),
    signed_at: iso(row.signed_at),
    reopened_at: iso(row.reopened_at),
    cancelled_by: personOf(cancelled_by),
    cancelled_at: iso(row.cancelled_at),
  };
}

const isUnderWay = (clearance: ClearanceRow | undefined): boolean =>
  clearance?.state === 'open' || clearance?.state === 'overridden';

/** A person who is being cleared, or is clear, is not cleared once more: that one is stopped first. */
const isBegun = (clearance: ClearanceRow | undefined): boolean =>
  isUnderWay(clearance) || clearance?.state === 'cleared';

/** Whether the caller may stop it: the person themselves only what they opened. */
function mayCancel(viewer: Viewer, { isThemselves, leads, isAdmin }: ClearanceParts, row?: ClearanceRow) {
  if (!row || row.state === 'cancelled') return false;
  return isThemselves ? row.opened_by === viewer.id : leads || isAdmin;
}

/** What the caller may do now. */
function mayDo(
  viewer: Viewer,
  parts: ClearanceParts,
  clearance: ClearanceRow | undefined,
  isGreen: boolean,
): PersonClearanceDto['may'] {
  const { isThemselves, leads, isAdmin, mayOverride } = parts;
  const isOpen = isUnderWay(clearance);
  const clearsOthers = !isThemselves && (leads || isAdmin);
  return {
    open: !isBegun(clearance) && (isThemselves || clearsOthers),
    tick: isOpen && clearsOthers,
    sign: isOpen && isGreen && clearsOthers && leads,
    override: isOpen && !isGreen && mayOverride,
    cancel: mayCancel(viewer, parts, clearance),
  };
}

/** The newest clearance of a person and what is in the way now. @throws ApiError 404 out of sight. */
export async function readClearance(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
  now: Date,
): Promise<PersonClearanceDto> {
  await requirePerson(db, viewer, userId);
  const person = (await loadPeople(db, [userId])).get(userId);
  const account = await db
    .selectFrom('users')
    .select(['status', 'unit_id as unitId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person || !account) throw notFound('Person not found');
  const clearance = await findClearance(db, userId);
  const steps = [
    ...(clearance?.state === 'cleared' ? CLEAR_STEPS : await readComputedSteps(db, viewer, userId)),
    // Of a clearance that was stopped nothing is ticked any more.
    ...(await readHandSteps(db, clearance && clearance.state !== 'cancelled' ? clearance.hand_steps : [])),
  ];
  const liabilities = await countLiabilities(db, userId);
  const parts = await partsOf(db, viewer, { id: userId, name: person.name, unitId: account.unitId });
  return {
    person,
    status: account.status,
    clearance: clearance ? await toDto(db, clearance, now) : null,
    steps,
    held: liabilities.held,
    sensitive_held: liabilities.sensitiveHeld,
    refusal: isOverridden(clearance, now) ? null : whyNotClear(person.name, liabilities),
    may: mayDo(
      viewer,
      parts,
      clearance,
      steps.every(({ clear }) => clear),
    ),
  };
}
