import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { adoptOlderSchema } from './adopt-older-schema';
import { PATHS } from '../paths';
import type { Database } from './schema';

/** Plain SQL files, `NNN-name.sql`, in the order of their names. */
class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations: Record<string, Migration> = {};
    for (const { name, text } of await migrationFiles()) {
      migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) };
    }
    return migrations;
  }
}

export async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(PATHS.migrations))
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name: path.basename(name, '.sql'),
      text: await readFile(path.join(PATHS.migrations, name), 'utf8'),
    })),
  );
}

/**
 * Brings the database to the newest schema, in one transaction; several servers may try at once.
 *
 * @throws Error naming the migration that failed; OlderDataError.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const [schema] = await migrationFiles();
  await adoptOlderSchema(db, schema?.text ?? '');
  const { error, results } = await new Migrator({ db, provider: new SqlFiles() }).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error');
  throw new Error(
    `Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : error}`,
    {
      cause: error,
    },
  );
}
