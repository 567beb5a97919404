import {
  PROPERTY_CATEGORIES,
  type PropertyCategory,
  type RiskLevel,
  SENSITIVE_CATEGORIES,
  type SensitiveCategory,
  type SensitiveCategoryDto,
} from '@hand-receipt/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';
import { sensitiveCategory } from '../checks';
import type { Viewer } from '../access';
import { countedRows } from './counted-rows';

interface CategoryFacts {
  name: string;
  /** SENS-27, to the letter. */
  verificationFrequency: string;
  riskLevel: RiskLevel;
  icon: string;
}

const FACTS: Record<SensitiveCategory, CategoryFacts> = {
  weapon: { name: 'Weapons', verificationFrequency: 'Daily/Weekly', riskLevel: 'high', icon: 'weapon' },
  optics: { name: 'Optics', verificationFrequency: 'Weekly/Monthly', riskLevel: 'medium', icon: 'optics' },
  communication: { name: 'Communications', verificationFrequency: 'Weekly', riskLevel: 'medium', icon: 'radio' },
  crypto: { name: 'Crypto', verificationFrequency: 'Daily/Weekly', riskLevel: 'critical', icon: 'key' },
  other: { name: 'Other', verificationFrequency: 'Monthly', riskLevel: 'low', icon: 'box' },
}; // prettier-ignore

/** The property book's categories that make up a sensitive one (RULE-22). */
const propertyCategories = (category: SensitiveCategory): PropertyCategory[] =>
  PROPERTY_CATEGORIES.filter((candidate) => sensitiveCategory(candidate) === category);

/** A condition on the table `property`. */
export const inCategory = (category: SensitiveCategory): RawBuilder<boolean> =>
  sql`property.category in (${sql.join(propertyCategories(category))})`;

/** Every category with how many sensitive items of it count in the person's figures. */
export async function summarizeCategories(
  db: Kysely<Database>,
  viewer: Viewer,
): Promise<SensitiveCategoryDto[]> {
  const counts = await db
    .selectFrom('visible_item')
    .select(['category', sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`is_sensitive`)
    .where(countedRows(viewer))
    .groupBy('category')
    .execute();
  return SENSITIVE_CATEGORIES.map((id) => ({
    id,
    ...FACTS[id],
    count: counts
      .filter(({ category }) => sensitiveCategory(category) === id)
      .reduce((sum, { count }) => sum + count, 0),
  }));
}
