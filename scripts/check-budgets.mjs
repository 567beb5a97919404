/**
 * `pnpm check:budgets`: whether what is built is within `budgets.json`, in kB of compressed JavaScript: the first screen of
 * three pages, each part of each remote, `ui`, and the registry in the document. A change of more than 5 percent fails
 * until the sizes there are edited. `--write` writes them; a limit is raised by hand.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetFaults, builtSizes } from './lib/budgets.mjs';
import { DIST, ROOT } from './lib/workspace.mjs';

const FILE = process.env.BUDGETS_FILE ?? join(ROOT, 'budgets.json');

if (!existsSync(join(DIST, 'shell/preload.json'))) {
  console.error('Nothing is built: run pnpm build first.');
  process.exit(1);
}
const budgets = JSON.parse(readFileSync(FILE, 'utf8'));
const built = await builtSizes();
if (process.argv.includes('--write')) {
  budgets.sizes = Object.fromEntries(built.map(({ name, size }) => [name, size]));
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}
const faults = budgetFaults(built, budgets);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${built.length} parts are within their budgets.`);
process.exit(faults.length > 0 ? 1 : 0);
