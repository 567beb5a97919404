/**
 * `pnpm api:description`: writes what is made of the description of the API: `mock-api/api-surface.txt`, in which a
 * change of the contract is seen, and the types of `packages/api-client`. It refuses to write a surface from which
 * something was removed under the same version. With a FILE it writes the description itself there, as JSON. With
 * `--check` it writes nothing, and fails where one of the two is not current, or where docs/api-changelog.md does not
 * have the version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { describeApi } from './lib/api-description.mjs';
import { CHANGELOG, descriptionSurface, listed, surfaceFaults } from './lib/description-surface.mjs';
import { ROOT } from './lib/workspace.mjs';

const SURFACE = 'mock-api/api-surface.txt';
const TYPES = 'packages/api-client/schema.generated.ts';
const HEADER = '// Written by `pnpm api:description` from packages/contracts/src/routes.\n';

const [argument] = process.argv.slice(2);
const description = describeApi();

const WORDY = new Set(['example', 'summary']);

/** The description without what makes its types long and says nothing to a compiler: examples, and each refusal by itself. */
function forTypes(part, name) {
  if (Array.isArray(part)) return part.map((each) => forTypes(each));
  if (typeof part !== 'object' || part === null) return part;
  const isWordy = (key) => name !== 'properties' && (WORDY.has(key) || /^[45]\d\d$/.test(key));
  const entries = Object.entries(part).filter(([key]) => !isWordy(key));
  const copy = Object.fromEntries(entries.map(([key, value]) => [key, forTypes(value, key)]));
  // All refusals have one shape.
  return name === 'responses' && '401' in part ? { ...copy, default: part['401'] } : copy;
}

const typesOf = async (described) =>
  HEADER + astToString(await openapiTypes(forTypes(described), { alphabetize: true }));

const read = (path) => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

function staleFault(stale, now) {
  const written = new Set(read(SURFACE).split('\n'));
  const changed = now.filter((line) => !written.has(line));
  return `Not current: ${stale.join(' and ')}. Run pnpm api:description.${listed(changed)}`;
}

if (argument && argument !== '--check') {
  writeFileSync(argument, `${JSON.stringify(description, null, 2)}\n`);
  process.exit();
}
const surface = descriptionSurface(description);
const files = { [SURFACE]: `${surface.join('\n')}\n`, [TYPES]: await typesOf(description) };
const stale = Object.keys(files).filter((path) => read(path) !== files[path]);
const faults = surfaceFaults({ written: read(SURFACE), now: surface, changelog: read(CHANGELOG) });
if (argument === '--check' && stale.length > 0) faults.push(staleFault(stale, surface));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
for (const path of stale) {
  writeFileSync(join(ROOT, path), files[path]);
  console.log(`${path}: written`);
}
