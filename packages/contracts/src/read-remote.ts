import type { TObject, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { RegisteredRemote } from './remote';
import { withoutCollisions } from './remote-collisions';
import {
  BuiltFiles,
  QueueEditRoute,
  NavEntry,
  RemoteDescriptor,
  RouteEntry,
  SLOT_HOSTS,
  SlotEntry,
} from './remote-descriptor';

export { unmetNeed, unmetWords } from './host-range';
export { SHELL_PATHS, withoutCollisions } from './remote-collisions';
export { RemoteDescriptor, SLOT_HOSTS };

/** Hears what is wrong, such as `nav/0/icon must be equal to one of the allowed values: inbox, link`. */
type Report = (fault: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong, in words, and what may stand there. */
function wordsOf({ keyword, message, params }: ReturnType<typeof Errors>[number]): string {
  // The schema has one condition.
  if (keyword === 'if') return 'must have a column, as every card of the dashboard';
  if (keyword === '~refine') return message;
  const details = Object.values(params as object)
    .flat()
    .join(', ');
  return details ? `${message}: ${details}` : message;
}

/** What is wrong with a value, in a line for each fault. */
function faultsOf(schema: TSchema, value: unknown, at = ''): string[] {
  return Errors(schema, value)
    .filter(({ keyword }) => keyword !== 'boolean')
    .map((error) => `${(at + error.instancePath).replace(/^\//, '')} ${wordsOf(error)}`.trim());
}

/** What is wrong with a `remote.json` as its author wrote it. */
export function descriptorFaults(value: unknown): string[] {
  const faults = faultsOf(RemoteDescriptor, value);
  if (faults.length === 0)
    withoutCollisions([value as RemoteDescriptor], (_remote, fault) => faults.push(fault));
  return faults;
}

/**
 * A `remote.json` as its author wrote it, once it is known to be right.
 *
 * @throws Error with every fault
 */
export function asDescriptor(value: unknown): RemoteDescriptor {
  const faults = descriptorFaults(value);
  if (faults.length > 0) throw new Error(`remote.json: ${faults.join('\nremote.json: ')}`);
  return value as RemoteDescriptor;
}

/**
 * Takes from an object what the schema knows and what is right. What is wrong and optional is left out; what is wrong
 * and required leaves out the whole object. A property of a later version is no fault.
 */
function readObject<T>(schema: TObject, value: unknown, at: string, report: Report): T | null {
  if (!isRecord(value)) {
    report(`${at} must be object`);
    return null;
  }
  const read: Record<string, unknown> = {};
  let isWhole = true;
  for (const [name, property] of Object.entries(schema.properties)) {
    const isRequired = schema.required.includes(name);
    if (value[name] === undefined && !isRequired) continue;
    if (Check(property, value[name])) read[name] = value[name];
    else {
      isWhole = false;
      report(faultsOf(property, value[name], `${at}/${name}`)[0] ?? `${at}/${name}`);
      if (isRequired) return null;
    }
  }
  if (Check(schema, read)) return read as T;
  if (isWhole) report(faultsOf(schema, read, at)[0] ?? at);
  return null;
}

/** Each entry by itself: one that is wrong costs only itself. */
function readList<T>(schema: TObject, value: unknown, at: string, report: Report): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(`${at} must be array`);
    return [];
  }
  return value
    .map((entry, index) => readObject<T>(schema, entry, `${at}/${index}`, report))
    .filter((entry) => entry !== null);
}

/** A hint of the build; without it a page is slower, not broken. */
function readHint<K extends 'chunks' | 'pageChunks' | 'pageShares' | 'host'>(
  value: Record<string, unknown>,
  key: K,
  empty: BuiltFiles[K],
  report: Report,
): BuiltFiles[K] {
  const given = value[key];
  if (given === undefined) return empty;
  if (Check(BuiltFiles.properties[key], given)) return given as BuiltFiles[K];
  report(faultsOf(BuiltFiles.properties[key], given, key)[0] ?? key);
  return empty;
}

/**
 * Reads the `remote.json` that a build wrote: an entry that is wrong is left out and reported, and the rest stands.
 *
 * @returns null where the remote has another name than its folder, no title or no entry
 */
export function readRemote(value: unknown, folder: string, report: Report): RegisteredRemote | null {
  if (!isRecord(value) || value.name !== folder) {
    report(`name must be that of its folder: ${folder}`);
    return null;
  }
  const { title, entry } = value;
  const wrong = [
    ...faultsOf(RemoteDescriptor.properties.name, folder, 'name'),
    ...faultsOf(RemoteDescriptor.properties.title, title, 'title'),
    ...faultsOf(BuiltFiles.properties.entry, entry, 'entry'),
  ];
  if (wrong.length > 0) {
    wrong.forEach(report);
    return null;
  }
  return {
    name: folder,
    title: title as string,
    nav: readList(NavEntry, value.nav, 'nav', report),
    routes: readList(RouteEntry, value.routes, 'routes', report),
    slots: readList(SlotEntry, value.slots, 'slots', report),
    queueEdits: readList(QueueEditRoute, value.queueEdits, 'queueEdits', report),
    entry: entry as string,
    chunks: readHint(value, 'chunks', [], report),
    pageChunks: readHint(value, 'pageChunks', {}, report),
    pageShares: readHint(value, 'pageShares', {}, report),
    host: readHint(value, 'host', undefined, report),
  };
}
