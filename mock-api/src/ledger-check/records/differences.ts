import { findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { namesOf } from '../names';
import { unitNames } from '../standing-check';
import type { Field, RecordedTable, RowName, Values } from './recorded-table';

/** A value of a row that is not what its event says. */
export interface Difference {
  row: RowName;
  field: Field;
  shown: string | null;
  said: string | null;
}

/** Digits of a SHA-256 that tell two apart by eye. */
const DIGITS = 16;

/** The fields of which `said` names another value than `shown`. */
export function differences(
  fields: RecordedTable['fields'],
  row: RowName,
  { shown, said }: { shown: Values; said: Values },
): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [one, other] = [shown[name], said[name]];
    const differ = one !== undefined && other !== undefined && one !== other;
    return differ ? [{ row, field, shown: one, said: other }] : [];
  });
}

/** Reports each with both values in words. */
export async function tellDifferences(
  db: Kysely<Database>,
  noun: string,
  found: readonly Difference[],
  report: Report,
): Promise<void> {
  if (found.length === 0) return;
  const people = found.flatMap(({ field, shown, said }) => (field.as === 'person' ? [shown, said] : []));
  const personName = await namesOf(db, people);
  const unitName = found.some(({ field }) => field.as === 'unit') ? await unitNames(db) : String;
  const words = (value: string | null, { as }: Field): string => {
    if (as === 'person') return personName(value);
    if (value === null) return 'none';
    if (as === 'unit') return unitName(value);
    return as === 'hash' ? value.replace(/[0-9a-f]{64}/g, (hash) => hash.slice(0, DIGITS)) : value;
  };
  for (const { row, field, shown, said } of found) {
    const both = {
      shown: `${field.label}${words(shown, field)}${field.after ?? ''}`,
      recorded: words(said, field),
    };
    report.add(findings.recordAltered(noun, row, both));
  }
}
