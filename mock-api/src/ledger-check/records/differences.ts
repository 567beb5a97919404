import { findings, type Report } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { namesOf } from '../names';
import { unitNames } from '../standing-check';
import { lineDifferences } from './line-differences';
import type { Field, RecordedTable, RowName, Values } from './recorded-table';

/** A value of a row that is not what its event says. */
export interface Difference {
  row: RowName;
  field: Field;
  /** Of which line of a list, where it is a value of one. */
  of?: { id: string | null; as?: 'person' };
  /** Several of one kind are shown one after another. */
  shown: string | null | (string | null)[];
  said: string | null | (string | null)[];
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
    if (one === undefined || other === undefined || one === other) return [];
    const { lines, whole } = field;
    if (lines) return lineDifferences(row, { lines, whole }, { shown: one, said: other });
    return [{ row, field, shown: one, said: other }];
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
  const people = found.flatMap(({ field, of, shown, said }) => [
    ...(field.as === 'person' ? [shown, said].flat() : []),
    ...(of?.as === 'person' ? [of.id] : []),
  ]);
  const personName = await namesOf(db, people);
  const unitName = found.some(({ field }) => field.as === 'unit') ? await unitNames(db) : String;
  const word = (value: string | null, { as }: Pick<Field, 'as'>): string => {
    if (as === 'person') return personName(value);
    if (value === null) return 'none';
    if (as === 'unit') return unitName(value);
    return as === 'hash' ? value.replace(/[0-9a-f]{64}/g, (hash) => hash.slice(0, DIGITS)) : value;
  };
  const words = (value: Difference['shown'], field: Field): string => {
    if (!Array.isArray(value)) return word(value, field);
    return value.length === 0 ? 'none' : value.map((one) => word(one, field)).join(', ');
  };
  for (const { row, field, of, shown, said } of found) {
    const label = of ? field.label.replace('%', () => word(of.id, of)) : field.label;
    const both = {
      shown: `${label}${words(shown, field)}${field.after ?? ''}`,
      recorded: words(said, field),
    };
    report.add(findings.recordAltered(noun, field.whole ? { ...row, name: row.whole } : row, both));
  }
}
