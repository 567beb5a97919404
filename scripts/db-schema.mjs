/**
 * `pnpm db:schema`: writes `mock-api/migrations/001-schema.sql` from the `schema.sql` of each module, lowest module
 * first. With `--check` it writes nothing and fails where the file differs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/workspace.mjs';
import { STAIR } from './module-stair.mjs';

const FILE = join(ROOT, 'mock-api/migrations/001-schema.sql');
const HEADER =
  '-- Written by `pnpm db:schema` from mock-api/src/<module>/schema.sql. Edit those files, not this one.\n';

const sections = STAIR.map((name) => ({ name, path: join(ROOT, 'mock-api/src', name, 'schema.sql') }))
  .filter(({ path }) => existsSync(path))
  .map(({ name, path }) => `\n-- Module: ${name}\n\n${readFileSync(path, 'utf8')}`);
const schema = [HEADER, ...sections].join('');

if (!process.argv.includes('--check')) writeFileSync(FILE, schema);
else if (readFileSync(FILE, 'utf8') !== schema) {
  console.error('mock-api/migrations/001-schema.sql differs from the schema.sql files: run pnpm db:schema.');
  process.exit(1);
}
