import type { ConsumableDto, PropertyDetailsDto, PropertyDto } from '@hand-receipt/contracts';
import { ApiError, queryOptions, request } from '@hand-receipt/platform';
import type { Subject } from './subject';

/** What the server has of a change's subject now. A list's item lacks what only its details tell. */
export type ServerNow =
  | { kind: 'item'; item: PropertyDto & Partial<PropertyDetailsDto> }
  | { kind: 'consumable'; item: ConsumableDto };

/** More items than may share a part of a serial number. */
const MATCHES = 20;

async function bySerial(serial: string, signal: AbortSignal): Promise<ServerNow | null> {
  const query = { scope: 'visible' as const, q: serial, limit: MATCHES };
  const found = await request('GET /api/property', { query, signal });
  const item = found.find(({ serial_number: known }) => known.toUpperCase() === serial.toUpperCase());
  return item ? { kind: 'item', item } : null;
}

async function ask(subject: Subject, signal: AbortSignal): Promise<ServerNow | null> {
  switch (subject.kind) {
    case 'serial number':
      return bySerial(subject.serial, signal);
    case 'item': {
      const item = await request('GET /api/property/:id', { params: { id: subject.id }, signal });
      return { kind: 'item', item };
    }
    case 'consumable': {
      const item = await request('GET /api/consumables/:id', { params: { id: subject.id }, signal });
      return { kind: 'consumable', item };
    }
  }
}

/** Asks for the present state of a subject; null where the server has nothing of it that this person may see. */
export const serverNowQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['property', 'server-now', subject],
    queryFn: ({ signal }) =>
      ask(subject, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });
