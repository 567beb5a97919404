import type { PropertyDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../kernel';
import { findVisibleProperty } from './load-property';
import type { Viewer } from '../access';

/** @throws ApiError 404 for an item that is not there or out of the viewer's sight. */
export async function findItem(db: Kysely<Database>, viewer: Viewer, id: string): Promise<PropertyDto> {
  const item = await findVisibleProperty(db, viewer, id);
  if (!item) throw notFound('Property not found');
  return item;
}
