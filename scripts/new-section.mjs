/**
 * `pnpm new-section mfe-range "Range"`: writes a small section from `packages/build/template`, with a page, an entry in
 * the navigation, a card and a row action, and installs it. Nothing else changes but the lockfile.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newSection } from './lib/new-section.mjs';
import { pnpm, ROOT, run, say } from './lib/workspace.mjs';

const USAGE = 'Usage: pnpm new-section mfe-range "Range"';
const [name, title, ...rest] = process.argv.slice(2);

try {
  if (!name || !title || rest.length > 0) throw new Error(USAGE);
  if (!existsSync(join(ROOT, 'node_modules'))) throw new Error('Run pnpm install first.');
  const { path, port } = await newSection(name, title);
  say(`wrote ${name}`);
  const [command, ...args] = pnpm();
  // pnpm keeps the lockfile as it is wherever CI is set, and the section is not in it yet.
  await run(command, [...args, 'install', '--no-frozen-lockfile', '--prefer-offline'], { quiet: true });
  say('installed it');
  console.log(`
${title} is at ${path} once it is built.
  pnpm dev ${name}             work on it in the product: http://127.0.0.1:3100${path}
  pnpm --filter ${name} dev    alone, against the API: http://127.0.0.1:${port}${path}
  pnpm --filter ${name} test   its tests
  npm start                    the product with it`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
