import { PROPERTY_CATEGORIES, SENSITIVE_MARKS } from '@hand-receipt/contracts';
import type { NewItem } from './new-item';

/** What the form shows of a creation in the offline queue, and what it has no field for. */
export interface QueuedItem {
  values: NewItem;
  location: string;
}

/** Reads the body of a queued creation, which an older version of the product may have written. */
export function queuedItem(data: unknown): QueuedItem {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = (field: string) => {
    const value = given[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    values: {
      name: text('name'),
      serial_number: text('serial_number'),
      category: PROPERTY_CATEGORIES.find((category) => category === given.category) ?? '',
      nsn: text('nsn'),
      lin: text('lin'),
      description: text('description'),
      ciic: text('ciic'),
      sensitive_mark: SENSITIVE_MARKS.find((mark) => mark === given.sensitive_mark) ?? 'by-code',
    },
    location: text('location'),
  };
}
