import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import { type Database, forbidden } from '../kernel';
import { type Counted, isNobodyEligible, readCompany } from './team';

/** Whether a person names counters of an inventory below them only where nobody of its company may count: an S4. */
export const namesFromAbove = ({ role, unitId }: Viewer): boolean => role === 'S4' && unitId !== null;

/** @throws ApiError 403 for an S4 while somebody of the company may count. */
export async function requireNobodyEligible(db: Kysely<Database>, counted: Counted, at: Date): Promise<void> {
  if (await isNobodyEligible(db, counted, at)) return;
  const company = (await readCompany(db, counted.unitId)) ?? 'the company';
  throw forbidden(
    `Somebody in ${company} may count this inventory under its rules. The leaders there say who counts.`,
  );
}
