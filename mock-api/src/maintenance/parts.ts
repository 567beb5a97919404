import type { NewPartDto, RouteBody } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { badRequest, notFound } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords } from '../live';
import { type LockedMaintenance, lockMaintenance, requireUndone } from './lock-maintenance';
import { noteEvent } from './note-event';
import { requirePlannedDay } from './planned-day';
import { notifyMaintenanceChange } from './notify-maintenance-change';

type PartChange = RouteBody<'PATCH /api/maintenance/:id/parts/:partId'>;

/** @param path of the part in the request. */
const requireArrival = (day: string | null | undefined, now: Date, path = ''): void =>
  requirePlannedDay(day, now, { name: 'The estimated arrival', field: `${path}estimatedArrival` });

/**
 * A part as its table takes it.
 *
 * @param path of the part in the request, e.g. 'parts.0.'
 * @throws ApiError 400 for an empty number, and for a day as `requirePlannedDay` where it is not available.
 */
export function partRow(maintenanceId: string, part: NewPartDto, now: Date, path?: string) {
  const partNumber = part.partNumber.trim();
  if (!partNumber) throw badRequest('A part needs a part number.');
  if (!part.available) requireArrival(part.estimatedArrival, now, path);
  return {
    maintenance_id: maintenanceId,
    name: part.name,
    part_number: partNumber,
    quantity: part.quantity,
    available: part.available,
    estimated_arrival: part.estimatedArrival ?? null,
  };
}

async function lockUndone(work: UnitOfWork, id: string): Promise<LockedMaintenance> {
  const locked = await lockMaintenance(work, id);
  requireUndone(locked);
  return locked;
}

async function finish(
  work: UnitOfWork,
  locked: LockedMaintenance,
  message: string,
  notes: string,
): Promise<void> {
  const { maintenance } = locked;
  await work.trx
    .updateTable('maintenance_item')
    .set({ version: maintenance.version + 1 })
    .where('id', '=', maintenance.id)
    .execute();
  await noteEvent(work, maintenance.id, 'part', { notes });
  await notifyMaintenanceChange(work, locked, 'info', message);
}

async function findPart({ trx }: UnitOfWork, id: string, partId: string) {
  const part = await trx
    .selectFrom('maintenance_part')
    .selectAll()
    .where('id', '=', partId)
    .where('maintenance_id', '=', id)
    .executeTakeFirst();
  if (!part) throw notFound('Part not found');
  return part;
}

/** @throws ApiError as `lockMaintenance`, 409 where it is done, 400 as `partRow`. */
export async function addPart(work: UnitOfWork, id: string, part: NewPartDto): Promise<void> {
  const locked = await lockUndone(work, id);
  const row = partRow(id, part, work.at);
  await work.trx.insertInto('maintenance_part').values(row).execute();
  const words = `${row.quantity} ${row.name} (${row.part_number})`;
  await finish(work, locked, `${itemWords(locked.item)} needs ${words}.`, `Needs ${words}`);
}

/** What a change says of the arrival of a part; the day on record may have passed by now. */
function arrivalOf(
  { at }: UnitOfWork,
  part: Awaited<ReturnType<typeof findPart>>,
  { available = part.available, estimatedArrival }: PartChange,
) {
  if (estimatedArrival === undefined || estimatedArrival === part.estimated_arrival) return {};
  if (!available) requireArrival(estimatedArrival, at);
  return { estimated_arrival: estimatedArrival };
}

/**
 * A part has come, or comes at another time or in another quantity. With the last one the reporter and
 * the holder are told that the work can go on.
 *
 * @throws ApiError as `lockMaintenance`, 404 for an unknown part, 409 where the maintenance is done, 400 for another day as
 *   `requirePlannedDay` while it is not available.
 */
export async function changePart(
  work: UnitOfWork,
  id: string,
  partId: string,
  change: PartChange,
): Promise<void> {
  const { trx } = work;
  const locked = await lockUndone(work, id);
  const part = await findPart(work, id, partId);
  await trx
    .updateTable('maintenance_part')
    .set({
      quantity: change.quantity ?? part.quantity,
      available: change.available ?? part.available,
      ...arrivalOf(work, part, change),
    })
    .where('id', '=', partId)
    .execute();
  const { awaited } = await trx
    .selectFrom('maintenance_part')
    .select(sql<number>`count(*)::int`.as('awaited'))
    .where('maintenance_id', '=', id)
    .where('available', '=', false)
    .executeTakeFirstOrThrow();
  const arrived = change.available === true && !part.available;
  const words = itemWords(locked.item);
  const message =
    arrived && awaited === 0
      ? `All parts for ${words} are here.`
      : arrived
        ? `${part.name} for ${words} is here.`
        : `${part.name} for ${words} comes otherwise than planned.`;
  await finish(work, locked, message, arrived ? `${part.name} arrived` : `${part.name} changed`);
}

/** @throws ApiError as `lockMaintenance`, 404 for an unknown part, 409 where the maintenance is done. */
export async function removePart(work: UnitOfWork, id: string, partId: string): Promise<void> {
  const locked = await lockUndone(work, id);
  const part = await findPart(work, id, partId);
  await work.trx.deleteFrom('maintenance_part').where('id', '=', partId).execute();
  await finish(
    work,
    locked,
    `${part.name} is not needed for ${itemWords(locked.item)}.`,
    `${part.name} removed`,
  );
}
