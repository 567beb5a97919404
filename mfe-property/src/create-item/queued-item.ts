import { GAIN_KINDS, PROPERTY_CATEGORIES, SENSITIVE_MARKS } from '@hand-receipt/contracts';
import type { NewItem } from './new-item';

/** What the form shows of a creation in the offline queue, and what it has no field for. */
export interface QueuedItem {
  values: NewItem;
  location: string;
}

const fieldsOf = (data: unknown) =>
  (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the body of a queued creation, which an older version of the product may have written. */
export function queuedItem(data: unknown): QueuedItem {
  const given = fieldsOf(data);
  const gain = fieldsOf(given.gain);
  const text = (field: string) => textOf(given[field]);
  return {
    values: {
      name: text('name'),
      serial_number: text('serial_number'),
      category: PROPERTY_CATEGORIES.find((category) => category === given.category) ?? '',
      nsn: text('nsn'),
      lin: text('lin'),
      uii: text('uii'),
      description: text('description'),
      ciic: text('ciic'),
      sensitive_mark: SENSITIVE_MARKS.find((mark) => mark === given.sensitive_mark) ?? 'by-code',
      gain_kind: GAIN_KINDS.find((kind) => kind === gain.kind) ?? 'opening',
      gain_document: textOf(gain.documentNumber),
      gain_from: textOf(gain.from),
      gain_file: null,
    },
    location: text('location'),
  };
}
