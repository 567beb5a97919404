import { foldSerial, type ImportWarningKind, nearMissFolds } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';
import { type Viewer, visibleItems } from '../../access';

/** A serial number that another is easily mistaken for. */
export interface NearSerial {
  serial: string;
  kind: ImportWarningKind;
  /** Where it is, for people: 'FILE10 (line 2)' or 'M17 Pistol DB1032'. */
  name: string;
}

/** Whether one is the other with two neighbors transposed. */
function isTransposed(serial: string, other: string): boolean {
  const at = [...serial].findIndex((letter, index) => letter !== other[index]);
  return serial.slice(0, at) + serial.charAt(at + 1) + serial.charAt(at) + serial.slice(at + 2) === other;
}

/** In which way two serial numbers are easily mistaken for each other; null where that would take two slips. */
function kindOf(serial: string, other: string): ImportWarningKind | null {
  if (foldSerial(serial) === foldSerial(other)) return 'look-alike';
  return isTransposed(serial, other) ? 'transposed' : null;
}

/** Serial numbers of a file, as far as it was read. */
export class FileSerials {
  readonly #lineOf = new Map<string, number>();
  readonly #ofFold = new Map<string, string[]>();
  readonly #lineOfUii = new Map<string, number>();

  /** Enters a UII, and tells on which earlier line it stands already. */
  addUii(uii: string, line: number): number | undefined {
    const earlier = this.#lineOfUii.get(uii);
    if (earlier === undefined) this.#lineOfUii.set(uii, line);
    return earlier;
  }

  /** Enters a serial number, and tells on which earlier line it stands already, or which are easily mistaken for it. */
  add(serial: string, line: number): { same?: number; near: NearSerial[] } {
    const same = this.#lineOf.get(serial);
    if (same !== undefined) return { same, near: [] };
    const near = nearMissFolds(serial).flatMap((fold) =>
      (this.#ofFold.get(fold) ?? []).flatMap((other) => {
        const kind = kindOf(serial, other);
        return kind ? [{ serial: other, kind, name: `${other} (line ${this.#lineOf.get(other)})` }] : [];
      }),
    );
    this.#lineOf.set(serial, line);
    const fold = foldSerial(serial);
    this.#ofFold.set(fold, [...(this.#ofFold.get(fold) ?? []), serial]);
    return { near };
  }
}

/** For each serial number the items that the person may see which are easily mistaken for it. */
export async function nearItems(
  db: Kysely<Database>,
  viewer: Viewer,
  serials: readonly string[],
): Promise<Map<string, NearSerial[]>> {
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

  const found = new Map<string, NearSerial[]>();
  for (const { name, serial_number, serial_fold } of rows) {
    for (const serial of wanted.get(serial_fold) ?? []) {
      const kind = serial === serial_number ? null : kindOf(serial, serial_number);
      if (!kind) continue;
      const near = { serial: serial_number, kind, name: `${name} ${serial_number}` };
      found.set(serial, [...(found.get(serial) ?? []), near]);
    }
  }
  return found;
}
