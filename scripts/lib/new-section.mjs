import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import contracts from '../../packages/contracts/load-remote.js';
import { descriptors, OWN_PORTS } from './remote-folders.mjs';
import { ROOT } from './workspace.mjs';

const TEMPLATE = join(ROOT, 'packages/build/template');
/** As the template calls itself; a section has its own words there. */
const PACKAGE = 'mfe-template';
const PATH = '/template';
const TITLE = 'Template';

/** After the last entry, with room between. */
const ORDER_STEP = 10;
const FIRST_PORT = 3101;

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'coverage', 'dist'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

function freePort(others) {
  const taken = new Set([...others.map(({ port }) => port), ...Object.keys(OWN_PORTS).map(Number)]);
  let port = FIRST_PORT;
  while (taken.has(port)) port += 1;
  return port;
}

/** The highest order of some entries, and one step more. */
const after = (entries) => Math.max(0, ...entries.map(({ order }) => order)) + ORDER_STEP;

/** A section's remote.json: the template's, with its own names, and after all that others declare. */
function describe({ name, path, title }, others) {
  const template = JSON.parse(readFileSync(join(TEMPLATE, 'remote.json'), 'utf8'));
  const entries = others.flatMap(({ nav }) => nav);
  const fills = others.flatMap(({ slots }) => slots);
  return {
    ...template,
    $schema: '../packages/contracts/remote.schema.json',
    name,
    title,
    port: freePort(others),
    nav: template.nav.map((entry) => ({
      ...entry,
      label: title,
      path,
      order: after(entries.filter(({ group }) => group === entry.group)),
    })),
    routes: template.routes.map((route) => ({ ...route, path })),
    slots: template.slots.map((fill) => ({
      ...fill,
      title: fill.title.replaceAll(TITLE, title),
      order: after(fills.filter(({ slot }) => slot === fill.slot)),
    })),
  };
}

/** @throws Error that says why there can be no section of this name */
function check(descriptor, others) {
  const { name } = descriptor;
  const { descriptorFaults, withoutCollisions } = contracts.loadRemote();
  if (existsSync(join(ROOT, name))) throw new Error(`${name} is there already.`);
  const faults = descriptorFaults(descriptor);
  if (faults.length === 0) {
    withoutCollisions([...others, descriptor], (remote, fault) => remote === name && faults.push(fault));
  }
  if (faults.length > 0) throw new Error(`${name} cannot be a section:\n${faults.join('\n')}`);
}

/** It stands between quotation marks and between tags, so what would end one of them is refused. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} .,()-]*$/u;

/** Writes a file as `pnpm format` would leave it: a long title may need another line. */
async function write(file, text) {
  const { format, resolveConfig } = await import('prettier');
  const config = await resolveConfig(file, { editorconfig: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...config, filepath: file }));
}

/**
 * Writes a section's folder.
 *
 * @param {string} name its folder and package, e.g. `mfe-range`
 * @param {string} title its name on the screen, e.g. `Range`
 * @returns {Promise<{ path: string, port: number }>} where it is in the product, and on its own
 * @throws Error that says what is wrong with the names; nothing is written then
 */
export async function newSection(name, title) {
  if (!PLAIN.test(title))
    throw new Error(`"${title}" cannot be a title: letters, digits, spaces and .,()- only.`);
  const path = `/${name.replace('mfe-', '')}`;
  const others = descriptors();
  const descriptor = describe({ name, path, title }, others);
  check(descriptor, others);
  const texts = {
    'remote.json': () => JSON.stringify(descriptor),
    'tsconfig.json': (text) => text.replace('../../../', '../'),
  };
  const named = (text) => text.replaceAll(PACKAGE, name).replaceAll(PATH, path).replaceAll(TITLE, title);
  for (const file of filesUnder(TEMPLATE)) {
    const place = relative(TEMPLATE, file);
    const text = readFileSync(file, 'utf8');
    await write(join(ROOT, name, place), texts[place]?.(text) ?? named(text));
  }
  return { path, port: descriptor.port };
}
