import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema';
import { foldSerial, nearMissFolds } from '../serial-number';
import { type Viewer, visibleItems } from '../visible-items';

/** Serial numbers of a file, as far as it was read. */
export class FileSerials {
  readonly #lineOf = new Map<string, number>();
  readonly #lineOfFold = new Map<string, number>();

  /** Enters a serial number, and tells on which earlier line it stands already, or one that is easily mistaken for it. */
  add(serial: string, line: number): { same?: number; near?: number } {
    const same = this.#lineOf.get(serial);
    if (same !== undefined) return { same };
    const near = nearMissFolds(serial)
      .map((fold) => this.#lineOfFold.get(fold))
      .find((found) => found !== undefined);
    this.#lineOf.set(serial, line);
    const fold = foldSerial(serial);
    if (!this.#lineOfFold.has(fold)) this.#lineOfFold.set(fold, line);
    return { near };
  }
}

/** Which of these serial numbers the property book has, whoever may see the item. */
export async function takenSerials(db: Kysely<Database>, serials: readonly string[]): Promise<Set<string>> {
  if (serials.length === 0) return new Set();
  const rows = await db
    .selectFrom('property')
    .select('serial_number')
    .where(sql<string>`upper(btrim(property.serial_number))`, 'in', serials)
    .execute();
  return new Set(rows.map(({ serial_number }) => serial_number));
}

/** For each serial number the items that the person may see which are easily mistaken for it, e.g. 'M4 W123'. */
export async function nearItems(
  db: Kysely<Database>,
  viewer: Viewer,
  serials: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = new Map<string, string[]>();
  for (const serial of serials) {
    for (const fold of nearMissFolds(serial)) wanted.set(fold, [...(wanted.get(fold) ?? []), serial]);
  }
  const { rows } = await sql<{ name: string; serial_number: string; serial_fold: string }>`
    select property.name, property.serial_number, property.serial_fold
    from json_array_elements_text(${JSON.stringify([...wanted.keys()])}::json) as wanted(fold)
    join property on property.serial_fold = wanted.fold
    where ${visibleItems(viewer)}
    order by property.serial_number`.execute(db);

  const found = new Map<string, string[]>();
  for (const { name, serial_number, serial_fold } of rows) {
    for (const serial of wanted.get(serial_fold) ?? []) {
      if (serial !== serial_number)
        found.set(serial, [...(found.get(serial) ?? []), `${name} ${serial_number}`]);
    }
  }
  return found;
}
