import type { TObject, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { RegisteredRemote } from './remote';
import { withoutCollisions } from './remote-collisions';
import {
  BuiltFiles,
  QueueEditRoute,
  NavEntry,
  PATTERN_WORDS,
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

const TYPE_WORDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What each rule of the schema asks for, in words. */
const RULE_WORDS: Record<string, (rule: Record<string, unknown>) => string> = {
  type: ({ type }) => `must be ${TYPE_WORDS[String(type)] ?? String(type)}`,
  minLength: () => 'must not be empty',
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  enum: ({ allowedValues }) => `must be one of these: ${listed(allowedValues)}`,
  pattern: ({ pattern }) => PATTERN_WORDS[String(pattern)] ?? `must match ${String(pattern)}`,
  required: ({ requiredProperties }) => `must have ${listed(requiredProperties)}`,
  additionalProperties: ({ additionalProperties }) =>
    `has what nothing here reads: ${listed(additionalProperties)}`,
  // The schema has one condition.
  if: () => 'must have a column, as every card of the dashboard',
};

const listed = (values: unknown) => [values].flat().join(', ');

/** These say only that another rule was not kept. */
const ECHOES = ['boolean', 'anyOf'];

/** What is wrong, in words, and what may stand there. */
const wordsOf = ({ keyword, message, params }: ReturnType<typeof Errors>[number]): string =>
  RULE_WORDS[keyword]?.(params as Record<string, unknown>) ?? message;

/** What is wrong with a value, in a line for each fault. */
function faultsOf(schema: TSchema, value: unknown, at = ''): string[] {
  if (value === undefined) return [`${at} is missing`];
  return Errors(schema, value)
    .filter(({ keyword }) => !ECHOES.includes(keyword))
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
    report(`${at} must be an object`);
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
    report(`${at} must be a list`);
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

const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Why nothing of a remote can be used, in a line for each fault. */
function unusableBecause(value: unknown, folder: string): string[] {
  if (!isRecord(value)) return ['remote.json must be an object'];
  const { name, title, entry } = value;
  if (name !== folder) return [`name must be that of its folder, ${folder}`];
  const wrong = [
    ...faultsOf(RemoteDescriptor.properties.name, name, 'name'),
    ...faultsOf(RemoteDescriptor.properties.title, title, 'title'),
    ...faultsOf(BuiltFiles.properties.entry, entry, 'entry'),
  ];
  if (wrong.length > 0) return wrong;
  const own = `/remotes/${folder}/`;
  const isOwn = String(entry).startsWith(own) && FILE_NAME.test(String(entry).slice(own.length));
  return isOwn ? [] : [`entry must be a file in its own folder, ${own}`];
}

/** Routes to pages that the build has, and the entries that lead to them. A build that names no page has said nothing. */
function withoutUnknownPages(remote: RegisteredRemote, report: Report): RegisteredRemote {
  const { routes, nav, pageChunks } = remote;
  const pages = Object.keys(pageChunks);
  if (pages.length === 0) return remote;
  const isKnown = ({ page }: RouteEntry) => pages.includes(page);
  const lost = routes.filter((route) => !isKnown(route));
  lost.forEach(({ path, page }) =>
    report(`routes ${path} shows a page that this release does not have: ${page}`),
  );
  const isLost = ({ path }: NavEntry) => lost.some((route) => route.path === path);
  nav.filter(isLost).forEach(({ path }) => report(`nav ${path} leads to a route that was left out`));
  return { ...remote, routes: routes.filter(isKnown), nav: nav.filter((entry) => !isLost(entry)) };
}

/**
 * Reads the `remote.json` that a build wrote: an entry that is wrong is left out and reported, and the rest stands.
 *
 * @returns null where the remote has another name than its folder, no title, or no entry in its folder
 */
export function readRemote(value: unknown, folder: string, report: Report): RegisteredRemote | null {
  const wrong = unusableBecause(value, folder);
  wrong.forEach(report);
  if (wrong.length > 0) return null;
  const known = value as Record<string, unknown>;
  const remote: RegisteredRemote = {
    name: folder,
    title: known.title as string,
    nav: readList(NavEntry, known.nav, 'nav', report),
    routes: readList(RouteEntry, known.routes, 'routes', report),
    slots: readList(SlotEntry, known.slots, 'slots', report),
    queueEdits: readList(QueueEditRoute, known.queueEdits, 'queueEdits', report),
    entry: known.entry as string,
    chunks: readHint(known, 'chunks', [], report),
    pageChunks: readHint(known, 'pageChunks', {}, report),
    pageShares: readHint(known, 'pageShares', {}, report),
    host: readHint(known, 'host', undefined, report),
  };
  return withoutUnknownPages(remote, report);
}
