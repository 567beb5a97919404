import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../kernel';

/** Serial numbers that make a lot: fewer may be alike by chance. */
const LOT_SIZE = 10;
/** Characters at the end in which the serial numbers of a lot differ. */
const COUNTED = 6;
/** Lots that are named one by one. */
const NAMED = 10;

type Pair = readonly [string, string];

interface Lot {
  prefix: string;
  length: number;
  size: number;
  /** Pairs that are one transposition apart, and one of them: each serial number with where it is. */
  pairs: number;
  example: Pair | null;
}

/** What a serial number has in common with its lot. A short one has its letters. */
const prefixOf = (serial: string): string =>
  serial.length > COUNTED ? serial.slice(0, -COUNTED) : (/^\D*/.exec(serial)?.[0] ?? '');

/**
 * The lots of a file, with what the property book has of them: ten or more serial numbers that are equal but for their
 * last six characters. Two of a lot are often one transposition apart, and each has its place.
 */
export class Lots {
  readonly #lots = new Map<string, Lot>();
  readonly #fromBook = new Set<string>();

  #lotOf(serial: string): Lot {
    const prefix = prefixOf(serial);
    const key = `${serial.length} ${prefix}`;
    const lot = this.#lots.get(key) ?? { prefix, length: serial.length, size: 0, pairs: 0, example: null };
    this.#lots.set(key, lot);
    return lot;
  }

  /** Enters a serial number of the file; all of them before anything is asked. */
  add(serial: string): void {
    this.#lotOf(serial).size += 1;
  }

  /** Enters what the property book has of the lots of some serial numbers. */
  async addBook(db: Kysely<Database>, serials: readonly string[]): Promise<void> {
    for (const serial of serials) {
      const lot = this.#lotOf(serial);
      const key = `${lot.length} ${lot.prefix}`;
      if (lot.size >= LOT_SIZE || this.#fromBook.has(key)) continue;
      this.#fromBook.add(key);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from property
          where starts_with(serial_number, ${lot.prefix}) and length(serial_number) = ${lot.length}
          limit ${LOT_SIZE}
        ) of_lot`.execute(db);
      lot.size += rows[0]?.count ?? 0;
    }
  }

  /** Whether two serial numbers are of one lot. */
  areOfOneLot(serial: string, other: string): boolean {
    const lot = this.#lotOf(serial);
    return lot === this.#lotOf(other) && lot.size >= LOT_SIZE;
  }

  /** Counts two serial numbers of one lot that are one transposition apart. @param pair both, with where each is */
  countPair(serial: string, pair: Pair): void {
    const lot = this.#lotOf(serial);
    lot.pairs += 1;
    lot.example ??= pair;
  }

  /** One sentence for each lot that has such pairs. */
  notices(): string[] {
    const lots = [...this.#lots.values()].filter(({ pairs }) => pairs > 0);
    const more = lots.length - NAMED;
    return [
      ...lots.slice(0, NAMED).map(({ prefix, length, pairs, example }) => {
        const lot = prefix + '?'.repeat(length - prefix.length);
        const count = pairs.toLocaleString('en-US');
        const [what, verb] = pairs === 1 ? ['pair', 'has'] : ['pairs', 'have'];
        return `Lot ${lot}: ${count} ${what} of serial numbers ${verb} two neighbors transposed, e.g. ${example?.join(' and ')}. A lot has such pairs, so they are not listed.`;
      }),
      ...(more > 0 ? [`${more} more ${more === 1 ? 'lot has' : 'lots have'} such pairs.`] : []),
    ];
  }
}
