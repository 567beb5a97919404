import { readLabel } from '@hand-receipt/contracts';
import type { ServerSubject } from '@hand-receipt/data';
import type { QueueEntry } from '@hand-receipt/platform';

const text = (data: unknown, field: string): string => {
  const value = (data as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value.trim() : '';
};

const bySerial = (serial: string): ServerSubject | null =>
  serial ? { kind: 'serial number', serial } : null;

/** What a scan read: an item's label names the item, anything else is a serial number. */
function scanned(code: string): ServerSubject | null {
  const label = readLabel(code);
  return label ? { kind: 'item', id: label.id } : bySerial(code);
}

/** The item or consumable that a change is about; null where there is none to compare with. */
export function subjectOf({ call, type, data }: QueueEntry): ServerSubject | null {
  const id = call?.params?.id ?? (text(data, 'id') || text(data, 'propertyId'));
  switch (call?.key) {
    case 'POST /api/property':
      return bySerial(text(data, 'serial_number'));
    case 'PATCH /api/property/:id':
    case 'PUT /api/property/:id/component-counts':
    case 'POST /api/property/:id/calibrations':
    case 'PATCH /api/property/:id/status':
    case 'POST /api/property/:id/verify':
      return { kind: 'item', id };
    case 'POST /api/sensitive-items/scan':
    case 'POST /api/inventories/:id/scans':
      return scanned(text(data, 'code'));
    case 'POST /api/consumables/:id/issue':
    case 'POST /api/consumables/:id/restock':
      return { kind: 'consumable', id };
    case undefined:
      // Entries of the first version name no call.
      if (type === 'create') return bySerial(text(data, 'serial_number'));
      return (type === 'update' || type === 'verify') && id ? { kind: 'item', id } : null;
    default:
      return null;
  }
}
