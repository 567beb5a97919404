import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import { append } from './support';

/** The journal's first file, in a server's data folder. */
export const segment = (folder: string): string => path.join(folder, 'ledger/journal/000000000000000.log');

/** Its lines that are events. */
export const eventLines = async (folder: string): Promise<string[]> =>
  (await readFile(segment(folder), 'utf8')).split('\n').filter((line) => /^\d/.test(line));

/** Appends events of two items in turn, whose words hold what a line of the journal must not break at. */
export async function fill(db: Kysely<Database>, events: number): Promise<void> {
  for (let i = 0; i < events; i += 1)
    await append(db, 'VERIFICATION', `P-${i % 2}`, { note: `line\u2028${i}` });
}
