import filePlugin from '@size-limit/file';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sizeLimit from 'size-limit';
import contracts from '../../packages/contracts/load-remote.js';
import source from '../../packages/contracts/load-source.js';
import { DIST, ROOT } from './workspace.mjs';

/** Share of a change that somebody must mean. */
const MOST_CHANGE = 0.05;
/** In kB. Less is not worth a word, whatever share of a small file it is. */
const LEAST_CHANGE = 0.3;
const SCREENS = { '/login': false, '/dashboard': true, '/property-book': true };

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const kB = (bytes) => Math.round(bytes / 100) / 10;

/** The server's own rule for what a first screen loads. */
function loadPreloads() {
  return source.loadSource(join(ROOT, 'mock-api/src/product/preloads.ts')).preloadsFor;
}

/** All of a remote's page: the document names only the first few files of it, and the page asks for the others. */
function pageFiles(registry, path) {
  const remote = registry.find(({ routes }) => routes.some((route) => route.path === path));
  const page = remote?.routes.find((route) => route.path === path).page;
  return remote ? [remote.entry, ...remote.chunks, ...(remote.pageChunks[page] ?? [])] : [];
}

/** The registry as the server writes it into the document. */
function registryIn(dist) {
  const folder = join(dist, 'remotes');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'remote.json')));
  return names.sort().map((name) => ({
    ...contracts.loadRemote().readRemote(json(join(folder, name, 'remote.json')), name, () => undefined),
    release: readFileSync(join(folder, name, 'release.txt'), 'utf8'),
  }));
}

/** `/assets/x.js` and `/remotes/mfe-a/x.js` in the folders of the build. */
const fileOf = (dist, url) =>
  join(dist, url.startsWith('/assets/') ? url.replace('/assets/', 'shell/') : url);

const isScript = (url) => url.endsWith('.js');

/** What has a budget: the files of each part, and the budget that it is under. */
function partsOf(dist, registry) {
  const preloadsFor = loadPreloads();
  const shell = json(join(dist, 'shell/preload.json'));
  const [newest] = json(join(dist, 'shell/releases.json'));
  const main = newest
    .filter((name) => name.startsWith('main.') && isScript(name))
    .map((name) => `/assets/${name}`);
  const ui = shell.first.filter((url) => url.startsWith('/assets/ui.'));
  return [
    ...Object.entries(SCREENS).map(([path, signedIn]) => ({
      name: path,
      under: path,
      urls: [
        ...main,
        ...preloadsFor(path, { registry, shell, signedIn }).files,
        ...pageFiles(registry, path),
      ],
    })),
    { name: 'ui', under: 'ui', urls: ui },
    ...registry.flatMap(({ name, entry, chunks, pageChunks }) => [
      { name: `${name} entry`, under: 'entry', urls: [entry] },
      { name: `${name} exposed`, under: 'exposed', urls: chunks },
      ...Object.entries(pageChunks).map(([page, urls]) => ({
        name: `${name} page ${page}`,
        under: 'page',
        urls,
      })),
    ]),
  ].map((part) => ({
    ...part,
    files: [...new Set(part.urls.filter(isScript))].map((url) => fileOf(dist, url)),
  }));
}

/** Bytes of each file as a browser gets it, compressed with Brotli. */
async function compressedSizes(files) {
  const sizes = new Map();
  for (const file of files) {
    const [{ size }] = await sizeLimit([filePlugin], [file]);
    sizes.set(file, size);
  }
  return sizes;
}

/**
 * What is built, in kB (1000 bytes), compressed: the scripts of each part, and the registry in the document.
 *
 * @param {string} [dist] folder with `shell/` and `remotes/`
 * @returns {Promise<{ name: string, under: string, size: number }[]>} `under`: name of the limit
 */
export async function builtSizes(dist = DIST) {
  const registry = registryIn(dist);
  const parts = partsOf(dist, registry);
  const sizes = await compressedSizes(new Set(parts.flatMap(({ files }) => files)));
  return [
    ...parts.map(({ name, under, files }) => ({
      name,
      under,
      size: kB(files.reduce((sum, file) => sum + sizes.get(file), 0)),
    })),
    { name: 'registry', under: 'registry', size: kB(brotliCompressSync(JSON.stringify(registry)).length) },
  ];
}

/** Why a size does not do; null where it does. */
function faultOf({ name, under, size }, { limits, sizes }) {
  const before = sizes[name];
  const limit = limits[name] ?? limits[under];
  const words = `${name}: ${before === undefined ? 'is new' : `was ${before} kB`}, is ${size} kB, limit ${limit} kB`;
  if (size > limit) return `${words}. It is over its limit`;
  const change = before === undefined ? 0 : Math.abs(size - before);
  if (change > LEAST_CHANGE && change > before * MOST_CHANGE)
    return `${words}. That is a change of more than 5 percent: edit budgets.json in the same commit (pnpm check:budgets --write)`;
  return null;
}

/**
 * Compares sizes with `budgets.json`.
 *
 * @param {{ name: string, under: string, size: number }[]} built
 * @param {{ limits: Record<string, number>, sizes: Record<string, number> }} budgets in kB; a part may have a limit of its own
 * @returns {string[]} a sentence for each fault
 */
export const budgetFaults = (built, budgets) =>
  built.map((part) => faultOf(part, budgets)).filter((fault) => fault !== null);
