/**
 * `pnpm check:api`: whether what the shared packages offer is what their `api.txt` says. Where it has changed, the
 * package's version must change: the minor one for an addition, the major one where an export was removed or narrowed,
 * for remotes that were built before find another package than they were built for.
 *
 * `pnpm check:api --write` writes `api.txt`, and raises the minor version for an addition. It raises no major version:
 * that is a decision, which somebody writes into `package.json`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween, isAtLeast, versionFor } from './lib/api-changes.mjs';
import { surfacesOf } from './lib/api-surface.mjs';
import { callSurface } from './lib/call-surface.mjs';
import { ROOT } from './lib/workspace.mjs';

/** What the shell shares, and the contract of the server. */
const SHARED = [
  { name: 'contracts', entries: { '.': 'src/index.ts' }, depth: 'names' },
  { name: 'data', entries: { '.': 'src/index.ts' }, depth: 'parameters' },
  { name: 'platform', entries: { '.': 'src/index.ts' } },
  { name: 'scan', entries: { './camera': 'src/camera/index.ts' } },
  {
    name: 'ui',
    entries: {
      '.': 'src/index.ts',
      './table': 'src/table/index.ts',
      './forms': 'src/forms/index.ts',
      './combobox': 'src/combobox/index.ts',
      './inventory-report': 'src/inventory-report/index.ts',
    },
  },
].map((each) => ({ ...each, folder: `packages/${each.name}` }));

const MOST_TOLD = 20;
const isWriting = process.argv.includes('--write');
const VERSION = 'version ';

/** The surface as it was written last; null where it never was. */
function writtenOf({ folder }) {
  const file = join(ROOT, folder, 'api.txt');
  if (!existsSync(file)) return null;
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { version: first.slice(VERSION.length), lines };
}

const manifestOf = ({ folder }) => join(ROOT, folder, 'package.json');

function write(shared, version, lines) {
  const file = manifestOf(shared);
  const text = readFileSync(file, 'utf8');
  const before = JSON.parse(text).version;
  writeFileSync(file, text.replace(`"version": "${before}"`, `"version": "${version}"`));
  writeFileSync(join(ROOT, shared.folder, 'api.txt'), `${[VERSION + version, ...lines].join('\n')}\n`);
  console.log(`${shared.name} ${version}: ${lines.length} lines`);
}

function told({ breaking, others }) {
  const all = [...breaking, ...others];
  const rest = all.length > MOST_TOLD ? [`and ${all.length - MOST_TOLD} more`] : [];
  return [...all.slice(0, MOST_TOLD), ...rest].map((change) => `\n - ${change}`).join('');
}

/** What is wrong with one package, in a sentence; null where nothing is. */
function faultOf(shared, lines) {
  const { version } = JSON.parse(readFileSync(manifestOf(shared), 'utf8'));
  const written = writtenOf(shared);
  if (!written) {
    if (isWriting) return void write(shared, version, lines) ?? null;
    return `${shared.name} has no api.txt: run pnpm check:api --write`;
  }
  const changes = changesBetween(written.lines, lines);
  const least = versionFor(written.version, changes);
  const isSame = written.version === version && written.lines.join('\n') === lines.join('\n');
  if (isSame) return null;
  if (isWriting && (changes.breaking.length === 0 || isAtLeast(version, least)))
    return void write(shared, isAtLeast(version, least) ? version : least, lines) ?? null;
  if (isAtLeast(version, least))
    return `${shared.name} ${version} is not what its api.txt says (${written.version}): run pnpm check:api --write${told(changes)}`;
  const rule =
    changes.breaking.length > 0
      ? `An export that is removed or narrowed needs a new major version: write ${least} into ${shared.folder}/package.json, then run pnpm check:api --write`
      : `A change needs a new version, ${least} at least: run pnpm check:api --write`;
  return `${shared.name} was ${written.version} and is ${version}. ${rule}${told(changes)}`;
}

const surfaces = surfacesOf(SHARED);
const faults = SHARED.map((shared, index) =>
  faultOf(
    shared,
    shared.name === 'contracts' ? [...surfaces[index], ...callSurface()].sort() : surfaces[index],
  ),
).filter((fault) => fault !== null);
for (const fault of faults) console.error(fault);
if (faults.length === 0 && !isWriting)
  console.log(`${SHARED.length} packages offer what their api.txt says.`);
process.exit(faults.length > 0 ? 1 : 0);
