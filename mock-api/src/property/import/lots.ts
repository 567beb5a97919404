import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel';

/** Consecutive serial numbers that make a lot: fewer may stand side by side by chance. */
const LOT_LENGTH = 5;

interface Numbered {
  /** What stands before the number, and how many digits it has. */
  series: string;
  prefix: string;
  width: number;
  number: number;
}

/** A serial number as one of a series, e.g. W1234 as number 1234 of 'W'; null for one that has no number at its end. */
function readNumber(serial: string): Numbered | null {
  const [, prefix, digits] = /^(.*?)(\d{1,9})$/.exec(serial) ?? [];
  if (prefix === undefined || digits === undefined) return null;
  return { series: `${digits.length} ${prefix}`, prefix, width: digits.length, number: Number(digits) };
}

/** Of each number that is in a run of consecutive ones, how long the run is. */
function runLengths(numbers: Iterable<number>): Map<number, number> {
  const lengths = new Map<number, number>();
  let run: number[] = [];
  const close = () => {
    for (const number of run) lengths.set(number, run.length);
  };
  for (const number of [...numbers].sort((a, b) => a - b)) {
    if (run.at(-1) !== number - 1) {
      close();
      run = [];
    }
    run.push(number);
  }
  close();
  return lengths;
}

/**
 * The lots of a file, with what the property book has of them: unbroken runs of serial numbers, as a factory gives them
 * out. Two of a lot are often one transposition apart, and each has its place.
 */
export class Lots {
  readonly #numbers = new Map<string, Set<number>>();
  readonly #lengths = new Map<string, Map<number, number>>();
  readonly #fromBook = new Set<string>();

  /** Enters a serial number of the file; all of them before anything is asked. */
  add(serial: string): void {
    const read = readNumber(serial);
    if (!read) return;
    const numbers = this.#numbers.get(read.series) ?? new Set();
    this.#numbers.set(read.series, numbers.add(read.number));
    this.#lengths.delete(read.series);
  }

  /** Enters what the property book has of the series of some serial numbers. */
  async addBook(db: Kysely<Database>, serials: readonly string[]): Promise<void> {
    for (const serial of serials) {
      const read = readNumber(serial);
      if (!read || this.#fromBook.has(read.series)) continue;
      this.#fromBook.add(read.series);
      const rows = await db
        .selectFrom('property')
        .select('serial_number')
        .where(sql<boolean>`starts_with(serial_number, ${read.prefix})`)
        .where(sql<boolean>`length(serial_number) = ${serial.length}`)
        .execute();
      for (const { serial_number } of rows) this.add(serial_number);
    }
  }

  /** Whether a serial number is one of an unbroken lot. */
  has(serial: string): boolean {
    const read = readNumber(serial);
    if (!read) return false;
    const lengths = this.#lengths.get(read.series) ?? runLengths(this.#numbers.get(read.series) ?? []);
    this.#lengths.set(read.series, lengths);
    return (lengths.get(read.number) ?? 0) >= LOT_LENGTH;
  }
}
