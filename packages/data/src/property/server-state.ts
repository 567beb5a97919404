import type { ConsumableDto, PropertyDetailsDto, PropertyDto } from '@hand-receipt/contracts';
import { ask } from '../core/query';

/** What a queued change is about. */
export type ServerSubject =
  { kind: 'item' | 'consumable'; id: string } | { kind: 'serial number'; serial: string };

/** What the server has of it now. A list's item lacks what only its details tell. */
export type ServerNow =
  | { kind: 'item'; item: PropertyDto & Partial<PropertyDetailsDto> }
  | { kind: 'consumable'; item: ConsumableDto };

/** More items than may share a part of a serial number. */
const MATCHES = 20;

async function bySerial(serial: string, signal: AbortSignal): Promise<ServerNow | null> {
  const query = { scope: 'visible' as const, q: serial, limit: MATCHES };
  const found = await ask('GET /api/property', { query, signal });
  const item = found.find(({ serial_number: known }) => known.toUpperCase() === serial.toUpperCase());
  return item ? { kind: 'item', item } : null;
}

/** @throws ApiError 404 where the server has nothing that this person may see */
export async function loadServerState(
  subject: ServerSubject,
  signal: AbortSignal,
): Promise<ServerNow | null> {
  if (subject.kind === 'serial number') return bySerial(subject.serial, signal);
  const call = { params: { id: subject.id }, signal };
  return subject.kind === 'item'
    ? { kind: 'item', item: await ask('GET /api/property/:id', call) }
    : { kind: 'consumable', item: await ask('GET /api/consumables/:id', call) };
}
