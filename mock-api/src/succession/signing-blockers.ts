import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { missingRefusal } from '../property';
import type { SetLine } from './set-lines';

/** Serial numbers that a sentence names. */
const NAMED = 10;

export interface Blocker {
  message: string;
  strip: 'count' | 'differences';
}

/** The differences of included sections to which the incoming person has not agreed, by what they are about. */
async function notAgreed(db: Kysely<Database>, successionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('succession_difference as difference')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'difference.succession_id')
        .onRef('section.number', '=', 'difference.section_number'),
    )
    .leftJoin('property', 'property.id', 'difference.item_id')
    .select(sql<string>`coalesce(property.serial_number, difference.found, difference.id)`.as('words'))
    .where('difference.succession_id', '=', successionId)
    .where('difference.state', '<>', 'agreed')
    .where('section.state', 'in', ['planned', 'counted'])
    .where('section.included', '=', true)
    .orderBy('words')
    .execute();
  return rows.map(({ words }) => words);
}

/** Items of included sections that a closed count did not see and nobody found since: they cannot change hands. */
async function missingItems(db: Kysely<Database>, successionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('succession_line as line')
    .innerJoin('succession_section as section', (join) =>
      join
        .onRef('section.succession_id', '=', 'line.succession_id')
        .onRef('section.number', '=', 'line.section_number'),
    )
    .innerJoin('property', 'property.id', 'line.item_id')
    .select(['property.serial_number', 'property.missing_inventory_id'])
    .where('line.succession_id', '=', successionId)
    .where('line.excluded', '=', false)
    .where('section.state', 'in', ['planned', 'counted'])
    .where('section.included', '=', true)
    .where(sql<boolean>`property.missing_since is not null`)
    .orderBy('property.serial_number')
    .execute();
  return rows.flatMap((item) => missingRefusal(item) ?? []);
}

/** What stands in the way of a signature, in sentences. */
export async function findBlockers(
  db: Kysely<Database>,
  successionId: string,
  lines: readonly SetLine[],
): Promise<Blocker[]> {
  const blockers: Blocker[] = [];
  const uncounted = lines.filter(({ result, toConfirm }) => result === null || toConfirm).length;
  if (uncounted > 0) {
    const be = uncounted === 1 ? 'is' : 'are';
    const all = lines.length === 1 ? 'line' : 'lines';
    blockers.push({ message: `${uncounted} of ${lines.length} ${all} ${be} not counted.`, strip: 'count' });
  }
  const open = await notAgreed(db, successionId);
  if (open.length > 0) {
    const what = open.length === 1 ? '1 difference is' : `${open.length} differences are`;
    const more = open.length > NAMED ? ` and ${open.length - NAMED} more` : '';
    blockers.push({
      message: `${what} not agreed: ${open.slice(0, NAMED).join(', ')}${more}.`,
      strip: 'differences',
    });
  }
  const missing = await missingItems(db, successionId);
  blockers.push(...missing.slice(0, NAMED).map((message) => ({ message, strip: 'count' as const })));
  return blockers;
}
