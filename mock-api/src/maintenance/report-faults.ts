import {
  FORM_LIMITS,
  type FormFaultDto,
  type MaintenancePriority,
  type RouteBody,
  type Urgency,
  isStricterSymbol,
} from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { type WrittenFault, badRequest, conflict } from '../kernel';
import type { LockedItem } from '../property';
import type { UnitOfWork } from '../unit-of-work';
import { itemWords, whenDone } from '../live';
import { deadlineItem } from './deadline';
import { editMaintenance } from './edit-maintenance';
import { symbolOf } from './fault-symbol';
import { type WrittenMaintenance, insertMaintenance, recordOpened } from './open-maintenance';
import { notifyMaintenanceChange } from './notify-maintenance-change';

type MaintenanceForm = RouteBody<'POST /api/documents/maintenance-form'>;

const PRIORITY: Partial<Record<Urgency, MaintenancePriority>> = { critical: 'critical', high: 'high' };

/** A fault as a form says it. */
interface ReadFault extends FormFaultDto {
  /** Empty for an open fault in the words of its entry. */
  description: string;
  /** A former client wrote it about an open fault without its symbol: it is an addition to the words of the entry. */
  isAddition?: true;
}

/**
 * The faults of a form, texts trimmed. The `faultDescription` of former clients is one more; about a piece of
 * maintenance, it is that one.
 *
 * @throws ApiError 400 for a new fault without a description, for one that is on the form twice, and for more than a form
 *   takes.
 */
export function readFaults({ faults = [], faultDescription, maintenanceId }: MaintenanceForm): ReadFault[] {
  const former = faultDescription?.trim();
  const read: ReadFault[] = faults.map((fault, index) => {
    const description = fault.description?.trim() ?? '';
    if (!description && fault.maintenanceId == null) {
      throw badRequest('Description is required', {
        [`faults.${index}.description`]: 'Description is required',
      });
    }
    return { ...fault, description, tmItem: fault.tmItem.trim() };
  });
  const known = read.flatMap((fault) => fault.maintenanceId ?? []);
  if (new Set(known).size < known.length) throw badRequest('A fault stands once on a form.');
  if (former) {
    const isOnForm = maintenanceId == null || known.includes(maintenanceId);
    read.push({
      ...(isOnForm ? {} : { maintenanceId, isAddition: true }),
      tmItem: '',
      symbol: '/',
      description: former,
    });
  }
  if (read.length > FORM_LIMITS.faults) {
    throw badRequest(`A form takes ${FORM_LIMITS.faults} faults. Send the others on another form.`);
  }
  return read;
}

/** @throws ApiError 400 where there is no such maintenance on the item. */
export async function findMaintenanceOf({ trx }: UnitOfWork, itemId: string, maintenanceId: string) {
  const known = await trx
    .selectFrom('maintenance_item')
    .selectAll()
    .where('id', '=', maintenanceId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  if (!known) throw badRequest('There is no such maintenance on this item.');
  return known;
}

type CarriedFault = ReadFault & { maintenanceId: string };

type Entry = Awaited<ReturnType<typeof findMaintenanceOf>>;

/** @throws ApiError 409 for an entry that is completed or cancelled, saying who did it. */
async function requireOpen({ trx, at }: UnitOfWork, { id, status }: Entry): Promise<void> {
  if (status !== 'completed' && status !== 'cancelled') return;
  const ended = await trx
    .selectFrom('maintenance_event as event')
    .innerJoin('users', 'users.id', 'event.by_user_id')
    .select(['event.at', sql<string>`users.rank || ' ' || users.last_name`.as('by')])
    .where('event.maintenance_id', '=', id)
    .where('event.status', '=', status)
    .orderBy('event.id', 'desc')
    .executeTakeFirst();
  const how = ended ? ` ${whenDone(ended.at, at)} by ${ended.by}` : '';
  throw conflict(`${id} was ${status}${how}. Take it off the form.`);
}

/** @throws ApiError 409 for words that are not those of the entry. */
function wordsOf({ maintenanceId, description, isAddition }: CarriedFault, recorded: string): string {
  if (!description || description === recorded) return recorded;
  if (isAddition) return `${recorded}\n${description}`;
  throw conflict(
    `${maintenanceId} has other words in its maintenance entry. Open the form again, or change the entry first.`,
  );
}

/** @throws ApiError 409 for another number than that of the entry. */
function tmItemOf({ maintenanceId, tmItem }: CarriedFault, recorded: string | null): string | null {
  if (!tmItem || recorded === null || tmItem === recorded) return recorded ?? (tmItem || null);
  throw conflict(
    `${maintenanceId} has the TM item number ${recorded}. Use that number on the form, or change the maintenance entry first.`,
  );
}

/**
 * A fault that was open already, in the words of its entry. Where the form marks it more strictly, or has a TM item number
 * and the entry has none, so does its entry from now on. A milder symbol, other words and another TM item number are
 * refused: the form may have been written before the entry got those that it has. So is an entry that has ended since.
 */
async function carryFault(work: UnitOfWork, item: LockedItem, fault: CarriedFault): Promise<WrittenFault> {
  const { maintenanceId } = fault;
  const entry = await findMaintenanceOf(work, item.id, maintenanceId);
  await requireOpen(work, entry);
  const before = symbolOf(entry);
  const symbol = fault.isAddition ? before : fault.symbol;
  if (isStricterSymbol(before, symbol)) {
    throw conflict(`${maintenanceId} has the symbol ${before}. Change it in its maintenance entry first.`);
  }
  const description = wordsOf(fault, entry.description);
  const tmItem = tmItemOf(fault, entry.tm_item);
  if (symbol !== before || tmItem !== entry.tm_item) {
    await editMaintenance(work.withoutNotifications(), maintenanceId, {
      version: entry.version,
      tmItem,
      ...(symbol !== before && { symbol }),
    });
  }
  // A person may have put the item back in service while the fault stayed open.
  if (symbol === before && symbol === 'X') await deadlineItem(work, item);
  return { maintenanceId, tmItem, symbol, description };
}

const isCarried = (fault: ReadFault): fault is CarriedFault => fault.maintenanceId != null;

/** Tells once of all the faults that a form reported. */
async function notifyReported(work: UnitOfWork, item: LockedItem, written: readonly WrittenMaintenance[]) {
  const [first] = written;
  if (!first) return;
  const isGrave = written.some(
    ({ maintenance }) => maintenance.deadlined || maintenance.priority === 'critical',
  );
  await notifyMaintenanceChange(
    work,
    { maintenance: first.maintenance, item },
    isGrave ? 'warning' : 'info',
    written.length === 1
      ? `${work.actor.name} reported a fault of ${itemWords(item)}.`
      : `${work.actor.name} reported ${written.length} faults of ${itemWords(item)}.`,
  );
}

/** The faults of a form as its document keeps them, and the step that writes the events of the new ones. */
export interface ReportedFaults {
  faults: WrittenFault[];
  record: () => Promise<void>;
}

/**
 * Makes a piece of maintenance of each new fault of a form about an item that is locked. X deadlines the item.
 *
 * @returns `record` follows after every other write of the act.
 * @throws ApiError 400 for maintenance of another item, 403 for a circled X by anybody but a Commander, 409 for a
 *   fault that has ended, and for a milder symbol, other words or another TM item number than the entry of an open fault
 *   has.
 */
export async function reportFaults(
  work: UnitOfWork,
  item: LockedItem,
  faults: readonly ReadFault[],
  urgency: Urgency = 'normal',
): Promise<ReportedFaults> {
  const carried = new Map<ReadFault, WrittenFault>();
  for (const fault of faults.filter(isCarried)) carried.set(fault, await carryFault(work, item, fault));

  const opened: WrittenMaintenance[] = [];
  const kept: WrittenFault[] = [];
  for (const fault of faults) {
    const known = carried.get(fault);
    if (known) {
      kept.push(known);
      continue;
    }
    const { symbol, description, tmItem } = fault;
    const written = await insertMaintenance(work, item, {
      maintenanceType: symbol === '-' ? 'scheduled' : 'corrective',
      status: 'scheduled',
      priority: PRIORITY[urgency] ?? 'medium',
      description,
      tmItem,
      symbol,
      scheduledDate: null,
      assignedTo: null,
      estimatedCompletionTime: null,
      notes: null,
      parts: [],
    });
    opened.push(written);
    kept.push({ maintenanceId: written.maintenance.id, tmItem: tmItem || null, symbol, description });
  }
  await notifyReported(work, item, opened);
  if (opened.some(({ maintenance }) => maintenance.deadlined)) await deadlineItem(work, item);
  return {
    faults: kept,
    async record() {
      for (const written of opened) await recordOpened(work, item, written);
    },
  };
}
