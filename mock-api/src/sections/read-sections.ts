import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type {
  PersonDto,
  HostVersions,
  RegisteredRemote,
  SectionDto,
  SectionReleaseDto,
  SectionsDto,
} from '@hand-receipt/contracts';
import { SLOT_HOSTS, unmetNeed, unmetWords } from '@hand-receipt/contracts/remote';
import type { Kysely } from 'kysely';
import { loadPeople } from '../access';
import type { Database } from '../kernel';
import { audienceWords } from './audience';
import { canaryFailures, readVisits } from './client-reports';
import { offOf, promotedDigest } from './compose';
import { readOffers } from './offers';
import { registryReader } from './registry';
import type { FoundRelease, Releases } from './releases';
import { type Rule, readRules, rulesOf } from './rules';
import { sizeOf } from './size';
import type { Trial } from './trial';

/** What the Sections page is read from. */
export interface SectionsQuery {
  db: Kysely<Database>;
  releases: Releases;
  webRoot: string;
  offAtStart: readonly string[];
  at: Date;
  /** Of the browser that asks. */
  trials: readonly Trial[];
  mayChange: boolean;
}

const toRelease = ({ digest, builtAt, signer, refusal }: FoundRelease): SectionReleaseDto => ({
  digest,
  builtAt: builtAt && builtAt.toISOString(),
  signer,
  signature: refusal === null ? 'valid' : 'refused',
  reason: refusal,
});

/** `nav/0/icon must be ...` begins with what it is about. */
function splitFault(fault: string): { what: string; reason: string } {
  const end = fault.indexOf(' ');
  return { what: fault.slice(0, end), reason: fault.slice(end + 1) };
}

/** Every folder under `remotes/`, with its line of the registry and what was left out of it. */
async function readFolders(webRoot: string) {
  const folder = path.join(webRoot, 'remotes');
  const dropped = new Map<string, { what: string; reason: string }[]>();
  const read = registryReader(folder, (name, fault) =>
    dropped.set(name, [...(dropped.get(name) ?? []), splitFault(fault)]),
  );
  const lines = await read();
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  // One whose descriptor cannot be read at all is shown by the name of its folder.
  const unread = names.filter(
    (name) => /^mfe-[a-z0-9-]+$/.test(name) && !lines.some((line) => line.name === name),
  );
  return { lines, unread: unread.sort(), dropped };
}

const NO_LINE = { nav: [], routes: [], slots: [], entry: '', chunks: [], pageChunks: {}, pageShares: {} };

interface Context extends SectionsQuery {
  rules: readonly Rule[];
  people: ReadonlyMap<string, PersonDto>;
  visitsOf: Awaited<ReturnType<typeof readVisits>>;
  offers: HostVersions | null;
  /** Names of those that have no line in the registry. */
  unread: readonly string[];
  droppedOf(name: string): { what: string; reason: string }[];
}

const personOf = ({ people }: Context, id: string | null | undefined): PersonDto | null =>
  (id == null ? undefined : people.get(id)) ?? null;

/** A section that has no line in the registry is loaded by nobody: why, as a sentence. */
function unusableOf({ unread, droppedOf }: Context, name: string): string | null {
  if (!unread.includes(name)) return null;
  const [fault = { what: 'remote.json', reason: 'cannot be read' }] = droppedOf(name);
  const words = fault.what === 'remote.json' ? fault.reason : `has a wrong ${fault.what}: it ${fault.reason}`;
  return `Its remote.json ${words}.`;
}

/** Whether a section is off, why, and since when. */
function stateOf(context: Context, name: string) {
  const off = offOf(context, name);
  const offAtStart = context.offAtStart.includes(name);
  const rule = offAtStart ? undefined : rulesOf(context.rules, name).off;
  return {
    state: off ? ('off' as const) : ('on' as const),
    unusable: unusableOf(context, name),
    reason: off?.reason ?? null,
    hidden: off?.hidden ?? false,
    since: rule?.since.toISOString() ?? null,
    by: personOf(context, rule?.by_user_id),
    offAtStart,
  };
}

/** The release that some people have, and the last that was taken from them because it failed. */
async function canaryOf(context: Context, name: string) {
  const { canary } = rulesOf(context.rules, name);
  if (!canary) return { canary: null, returned: null };
  const { release: digest, audience, since, by_user_id, reason } = canary;
  if (canary.state === 'off') {
    return { canary: null, returned: { digest, at: since.toISOString(), reason: reason ?? '' } };
  }
  const failures = await canaryFailures(context.db, { remote: name, release: digest, since }, context.at);
  return {
    canary: {
      digest,
      audience,
      words: audienceWords(audience),
      since: since.toISOString(),
      by: personOf(context, by_user_id),
      ...failures,
    },
    returned: null,
  };
}

/** Which release everyone gets, and which are there. */
async function releasesOf(context: Context, { name }: { name: string }) {
  const [deployed, staged] = await Promise.all([
    context.releases.deployed(name),
    context.releases.staged(name),
  ]);
  const digest = promotedDigest(context.rules, name, deployed?.digest);
  const found = staged.find((release) => release.digest === digest && release.refusal === null);
  const rule = rulesOf(context.rules, name).promotion;
  const promoted =
    found && rule
      ? { digest: found.digest, since: rule.since.toISOString(), by: personOf(context, rule.by_user_id) }
      : null;
  const current = found ?? deployed;
  return { deployed, staged, current, promoted };
}

/** Whether a release works with what the product offers; null where one of them does not say. */
function compatibilityOf(
  { title, host }: RegisteredRemote,
  offers: HostVersions | null,
): SectionDto['compatible'] {
  if (!host || !offers) return null;
  const unmet = unmetNeed(host, offers);
  return { ok: unmet === null, reason: unmet && unmetWords(title, unmet) };
}

async function toSection(context: Context, line: RegisteredRemote): Promise<SectionDto> {
  const { name, title } = line;
  const { deployed, staged, current, promoted } = await releasesOf(context, line);
  const used = (promoted && (await context.releases.lineOf(name, promoted.digest))) ?? line;
  const trial = context.trials.find(({ remote }) => remote === name);
  const folder = current?.folder ?? path.join(context.webRoot, 'remotes', name);
  return {
    name,
    title,
    paths: used.routes.map((route) => route.path),
    release: current && toRelease(current),
    promoted,
    deployed: deployed && toRelease(deployed),
    staged: staged.map(toRelease),
    ...stateOf(context, name),
    ...(await canaryOf(context, name)),
    mine: trial ? { digest: trial.digest, until: trial.until.toISOString() } : null,
    compatible: compatibilityOf(used, context.offers),
    size: await sizeOf(used, folder, current?.files.keys() ?? []),
    fills: used.slots.map(({ slot, title: fill }) => ({ slot, title: fill })),
    dropped: context.droppedOf(name),
    ...context.visitsOf(name),
  };
}

/** Each slot with who fills it now: nothing of a section that is off. */
function slotsOf(context: Context, lines: readonly RegisteredRemote[]): SectionsDto['slots'] {
  const on = lines.filter(({ name }) => !offOf(context, name));
  return Object.entries(SLOT_HOSTS).map(([slot, host]) => {
    const fills = on.flatMap(({ title, slots }) =>
      slots.filter((fill) => fill.slot === slot).map(({ order }) => ({ title, order })),
    );
    const titles = fills.sort((one, other) => one.order - other.order).map(({ title }) => title);
    return { slot, host, filledBy: [...new Set(titles)] };
  });
}

async function contextOf(
  query: SectionsQuery,
  { unread, dropped }: Pick<Awaited<ReturnType<typeof readFolders>>, 'unread' | 'dropped'>,
): Promise<Context> {
  const { db, at } = query;
  const rules = await readRules(db);
  return {
    ...query,
    rules,
    people: await loadPeople(
      db,
      rules.map(({ by_user_id }) => by_user_id),
    ),
    visitsOf: await readVisits(db, at),
    offers: await readOffers(query.webRoot),
    unread,
    droppedOf: (name) => dropped.get(name) ?? [],
  };
}

/** All sections, and the slots that they fill. Everything is read from the server's folders, and nothing from browsers. */
export async function readSections(query: SectionsQuery): Promise<SectionsDto> {
  const { lines, unread, dropped } = await readFolders(query.webRoot);
  const context = await contextOf(query, { unread, dropped });
  const shell = await query.releases.shell();
  const all = [...lines, ...unread.map((name) => ({ ...NO_LINE, name, title: name }))];
  const sections = [];
  // One after the other: on the embedded database there is one connection.
  for (const line of all) sections.push(await toSection(context, line));
  return {
    shell: { release: shell && toRelease(shell), offers: context.offers },
    keysTrusted: (await query.releases.trustedKeys()).length,
    mayChange: query.mayChange,
    sections,
    slots: slotsOf(context, lines),
  };
}
