import type { PropertyDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { findVisibleProperty } from '../../domain/property/load';
import type { Viewer } from '../../domain/property/visible-items';
import { notFound } from '../../errors';

/** @throws ApiError 404 for an item that is not there or out of the viewer's sight. */
export async function findItem(db: Kysely<Database>, viewer: Viewer, id: string): Promise<PropertyDto> {
  const item = await findVisibleProperty(db, viewer, id);
  if (!item) throw notFound('Property not found');
  return item;
}
