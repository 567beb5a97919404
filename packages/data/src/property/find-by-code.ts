import { normalizeSerial, type PropertyItem, readLabel, toPropertyItem } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { nullIfNotFound } from '../core/errors';
import { ask } from '../core/query';
import { propertyQueries } from './queries';

/**
 * The item that a code names: a label of ours, or a serial number.
 *
 * @returns null where there is none that I may see.
 */
export async function findByCode(code: string): Promise<PropertyItem | null> {
  const label = readLabel(code);
  const id = label
    ? label.id
    : (await queryClient.fetchQuery(propertyQueries.withSerial(normalizeSerial(code))))?.id;
  if (!id) return null;
  return nullIfNotFound(ask('GET /api/property/:id', { params: { id } }).then(toPropertyItem));
}
