import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const indentOf = (line) => line.length - line.trimStart().length;
const unquoted = (text) => (text.startsWith("'") ? text.slice(1, -1) : text);

/** `key: value` of a line; the value is '' where lines below have it. */
function pairOf(line) {
  const text = line.trim();
  const end = text.startsWith("'") ? text.indexOf("':") + 1 : text.indexOf(':');
  return [unquoted(text.slice(0, end)), unquoted(text.slice(end + 1).trim())];
}

/** The blocks of one section at an indent, by their keys: lines of each, without the key's own. */
function blocks(lines, indent) {
  const found = new Map();
  let current = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    if (indentOf(line) > indent) current.push(line);
    else {
      current = [];
      const [key, value] = pairOf(line);
      found.set(key, value ? [value] : current);
    }
  }
  return found;
}

const isDependencies = (kind) =>
  kind.toLowerCase().endsWith('dependencies') && kind !== 'transitivePeerDependencies';

/** Dependencies of a block, `[name, version]`. An importer writes the version of each in a line of its own. */
function dependencies(block) {
  return [...blocks(block, 4)]
    .filter(([kind]) => isDependencies(kind))
    .flatMap(([, lines]) => [...blocks(lines, 6)])
    .map(([name, lines]) => {
      const version =
        lines.length === 1 ? lines[0] : pairOf(lines.find((line) => line.trim().startsWith('version:')))[1];
      return [name, version];
    });
}

/** `react@19.0.0` of `react@19.0.0(peer@1.0.0)`. */
const withoutPeers = (key) => key.split('(')[0];

/**
 * What a package of the workspace gets from the registry, directly and through others, in a line for each: name,
 * version, peers and digest. So another package of the workspace may come without a change here.
 *
 * @param {string} file the lockfile of pnpm, whose form (version 9) is one key a line
 * @param {string} folder of the package, e.g. `mfe-transfers`
 */
export function resolvedDependencies(file, folder) {
  const sections = blocks(readFileSync(file, 'utf8').split('\n'), 0);
  const section = (name) => blocks(sections.get(name) ?? [], 2);
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map(section);
  const reached = new Set();
  const visit = (id, block, ofDependency) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const [name, version] of dependencies(block ?? [])) ofDependency(name, version);
  };
  const visitPackage = (name, version) => {
    // An alias is written with the name that it stands for.
    const key = snapshots.has(version) ? version : `${name}@${version}`;
    visit(key, snapshots.get(key), visitPackage);
  };
  const visitFolder = (place) =>
    visit(place, importers.get(place), (name, version) => {
      if (version.startsWith('link:')) visitFolder(posix.join(place, version.slice('link:'.length)));
      else visitPackage(name, version);
    });
  visitFolder(folder);
  const digestOf = (key) => (packages.get(withoutPeers(key)) ?? []).join(' ').trim();
  return [...reached].sort().map((key) => `${key} ${digestOf(key)}`);
}
