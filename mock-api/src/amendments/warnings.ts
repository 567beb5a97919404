import type { AmendmentLineDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import type { Viewer } from '../access';
import type { Database } from '../kernel';
import { nearItems } from '../property';

interface OpenLine {
  amendment_id: string;
  field: AmendmentLineDto['field'];
  to_value: string | null;
  serial_number: string;
}

/** By amendment, a sentence for each new serial number that is easily mistaken for that of an item in sight. */
export async function readWarnings(
  db: Kysely<Database>,
  viewer: Viewer,
  lines: readonly OpenLine[],
): Promise<Map<string, string[]>> {
  const numbered = lines.flatMap(({ field, to_value: to, ...line }) =>
    field === 'serial_number' && to !== null ? [{ ...line, to }] : [],
  );
  const warnings = new Map<string, string[]>();
  if (numbered.length === 0) return warnings;
  const near = await nearItems(
    db,
    viewer,
    numbered.map(({ to }) => to),
  );
  for (const { amendment_id: id, to } of numbered) {
    // The numbers that the amendment takes away are no items to mistake it for.
    const leaving = numbered.filter((line) => line.amendment_id === id).map((line) => line.serial_number);
    const names = (near.get(to) ?? [])
      .filter(({ serial }) => !leaving.includes(serial))
      .map(({ name }) => name);
    if (names.length === 0) continue;
    const sentence = `${to} is easily mistaken for ${names.join(', ')}.`;
    warnings.set(id, [...(warnings.get(id) ?? []), sentence]);
  }
  return warnings;
}
