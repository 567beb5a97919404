import type { RegisteredRemote } from '@hand-receipt/contracts';
import { withoutCollisions } from '@hand-receipt/contracts/remote';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../access';
import type { Database } from '../kernel';
import { isInAudience } from './audience';
import type { Releases } from './releases';
import { OFF_AT_START, type Rule, rulesOf } from './rules';
import type { Trial } from './trial';

/** For whom a registry is. */
export interface Visitor {
  /** Null for somebody who is not signed in: they get what everyone gets. */
  user: SessionUser | null;
  /** Releases that this browser tries. */
  trials: readonly Trial[];
}

export interface Sources {
  db: Kysely<Database>;
  releases: Releases;
  rules: readonly Rule[];
  /** Remotes that the server was started without. */
  offAtStart: readonly string[];
}

/** Why a section is off, and whether its entries are hidden too; null while it is on. */
export function offOf({ rules, offAtStart }: Pick<Sources, 'rules' | 'offAtStart'>, remote: string) {
  if (offAtStart.includes(remote)) return { reason: OFF_AT_START, hidden: false };
  const { off } = rulesOf(rules, remote);
  return off ? { reason: off.reason ?? '', hidden: off.hidden } : null;
}

/** What is left of a section that is off: its name, its paths and why. Nothing in it can be loaded. */
const switchedOff = (
  { name, title, nav, routes }: RegisteredRemote,
  { reason, hidden }: { reason: string; hidden: boolean },
): RegisteredRemote => ({
  name,
  title,
  nav: hidden ? [] : nav,
  routes,
  slots: [],
  queueEdits: [],
  entry: '',
  chunks: [],
  pageChunks: {},
  pageShares: {},
  off: { reason },
});

/** The promoted release of a section: until another one is deployed. */
export function promotedDigest(
  rules: readonly Rule[],
  remote: string,
  deployed: string | undefined,
): string | null {
  const { promotion } = rulesOf(rules, remote);
  return promotion && promotion.instead_of === (deployed ?? null) ? promotion.release : null;
}

/** Releases that a visitor might get, the one first that goes before the others; the deployed one is not among them. */
async function wantedReleases(
  sources: Sources,
  { name, digest }: RegisteredRemote,
  { user, trials }: Visitor,
): Promise<{ digest: string; trial?: Trial }[]> {
  const trial = trials.find(({ remote }) => remote === name);
  const { canary } = rulesOf(sources.rules, name);
  const isMeant =
    user && canary?.state === 'on' && (await isInAudience(sources.db, user, name, canary.audience));
  const promoted = promotedDigest(sources.rules, name, digest);
  return [
    ...(trial ? [{ digest: trial.digest, trial }] : []),
    ...(isMeant ? [{ digest: canary.release }] : []),
    ...(promoted ? [{ digest: promoted }] : []),
  ];
}

async function lineFor(
  sources: Sources,
  deployed: RegisteredRemote,
  visitor: Visitor,
): Promise<RegisteredRemote> {
  const off = offOf(sources, deployed.name);
  if (off) return switchedOff(deployed, off);
  for (const { digest, trial } of await wantedReleases(sources, deployed, visitor)) {
    if (digest === deployed.digest) return deployed;
    const line = await sources.releases.lineOf(deployed.name, digest);
    // What was taken from the server, or may not run, is nobody's: they get the next.
    if (line) return trial ? { ...line, trial: { until: trial.until.toISOString() } } : line;
  }
  return deployed;
}

/**
 * The registry as one visitor gets it: by what is switched off, tried in this browser, given to some people, or
 * promoted, in this order.
 *
 * @param deployed what is in the folders
 */
export async function composeRegistry(
  deployed: readonly RegisteredRemote[],
  sources: Sources,
  visitor: Visitor,
): Promise<RegisteredRemote[]> {
  const lines = await Promise.all(deployed.map((remote) => lineFor(sources, remote, visitor)));
  const isAsDeployed = lines.every((line, at) => line === deployed[at]);
  // Another release may have other paths. Who loses one is said where all releases are compared: at its deployment.
  return isAsDeployed ? lines : withoutCollisions(lines, () => undefined);
}
