import type { SuccessionState } from '@hand-receipt/contracts';
import type { Kysely, Selectable } from 'kysely';
import { type Viewer, isUnder, visibleSuccessions } from '../access';
import { type Database, conflict, notFound } from '../kernel';
import { militaryTime } from '../live';
import type { UnitOfWork } from '../unit-of-work';
import { GIVERS } from './givers';

export type SuccessionRow = Selectable<Database['succession']>;

/** A succession with the people from whom the outgoing person has the items; none where it is the property book. */
export interface GivenSuccession extends SuccessionRow {
  givers: readonly string[];
}

/** A succession with what decides what the viewer may do with it. */
export interface SeenSuccession extends GivenSuccession {
  /** The viewer's unit is its unit or one above it. */
  below: boolean;
}

/** @throws ApiError 404 for one that the viewer may not see. */
export async function findRow(db: Kysely<Database>, viewer: Viewer, id: string): Promise<SeenSuccession> {
  const row = await db
    .selectFrom('succession')
    .selectAll()
    .select([isUnder('succession.unit_id', viewer.unitId).as('below'), GIVERS.as('givers')])
    .where('id', '=', id)
    .where(visibleSuccessions(viewer))
    .executeTakeFirst();
  if (!row) throw notFound('Change of command not found');
  return row;
}

/**
 * Locks a succession, so that acts on it follow each other. Its items are locked after it.
 *
 * @throws ApiError 404 for one that the actor may not see.
 */
export async function lockSuccession({ trx, actor }: UnitOfWork, id: string): Promise<SeenSuccession> {
  await trx.selectFrom('succession').select('id').where('id', '=', id).forUpdate().execute();
  return findRow(trx, actor, id);
}

const timeOf = (at: Date | null): string => militaryTime(at ?? new Date(0));

/** @throws ApiError 409 for one in another state, saying since when. */
export function requireState(succession: SuccessionRow, ...states: SuccessionState[]): void {
  const { id, state } = succession;
  if (states.includes(state)) return;
  const words: Record<SuccessionState, string> = {
    draft: `${id} is not activated yet.`,
    active: `${id} was activated on ${timeOf(succession.activated_at)}.`,
    signing: `${id} has a signature. Withdraw it first.`,
    signed: `${id} was signed on ${timeOf(succession.signed_at)}.`,
    cancelled: `${id} was cancelled on ${timeOf(succession.cancelled_at)}.`,
  };
  throw conflict(words[state]);
}
