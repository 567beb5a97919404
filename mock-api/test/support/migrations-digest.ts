import { createHash } from 'node:crypto';
import { migrationFiles } from '../../src/kernel/db/migrate';

/** Names one state of the migrations: 16 hexadecimal digits, the same for the same files. */
export async function migrationsDigest(): Promise<string> {
  const files = JSON.stringify(await migrationFiles());
  return createHash('sha256').update(files).digest('hex').slice(0, 16);
}
