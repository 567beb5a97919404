/**
 * `pnpm db:types`: writes the types of all tables, `mock-api/src/kernel/db/database.generated.ts`, from a database with
 * all migrations. What a database does not know of a column (the shape of a JSON value, the words of a status) is in
 * `mock-api/kysely-codegen.json`. With `--verify` it writes nothing and fails where the file differs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPostgres, howToGetPostgres, startPostgres } from './lib/private-postgres.mjs';
import { ROOT, run } from './lib/workspace.mjs';

const API = join(ROOT, 'mock-api');
const MIGRATIONS = join(API, 'migrations');
const GENERATOR = 'node_modules/kysely-codegen/dist/cli/bin.js';
const { Client } = createRequire(join(API, 'package.json'))('pg');

async function migrate(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const name of readdirSync(MIGRATIONS).sort()) {
      await client.query(readFileSync(join(MIGRATIONS, name), 'utf8'));
    }
  } finally {
    // Left open after a faulty migration, its connection would end this script before the error is printed.
    await client.end();
  }
}

const bin = findPostgres();
if (!bin) {
  console.error(howToGetPostgres);
  process.exit(1);
}
const server = await startPostgres(bin);
try {
  await migrate(server.url);
  const args = [GENERATOR, '--config-file', 'kysely-codegen.json', ...process.argv.slice(2)];
  await run(process.execPath, args, { cwd: API, env: { DATABASE_URL: server.url } });
} catch (error) {
  console.error(`${error.message}\nWhere the types differ from the schema, run pnpm db:types.`);
  process.exitCode = 1;
} finally {
  await server.stop();
}
