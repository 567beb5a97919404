import type { ChangeSectionDto, SectionRuleAct } from '@hand-receipt/contracts';
import type { Json } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import { type Database, badRequest, conflict, forbidden, notFound } from '../kernel';
import { appendEvent } from '../ledger';
import { OPERATOR } from '../people';
import type { PublicUnitOfWork, UnitOfWork } from '../unit-of-work';
import { audienceWords, readAudience } from './audience';
import type { FoundRelease, Releases } from './releases';
import { type Rule, readRules, rulesOf } from './rules';

/** What a change is made on: a section as it is deployed, and the releases that are on the server. */
export interface Target {
  name: string;
  title: string;
  /** Digest of the release in its folder; null where it has no list. */
  deployed: string | null;
  /** Whether the server was started without it. */
  isOffAtStart: boolean;
  releases: Releases;
}

const NO_RELEASE = 'There is no such release on this server.';

/** @throws ApiError 403 unless the actor is an Admin. */
export function requireAdmin({ role }: { role: string }): void {
  if (role !== 'Admin') throw forbidden('Only an Admin changes what of the product is loaded.');
}

/** A staged release that may run. @throws ApiError 404 for none, 409 with the reason for one that is refused. */
export async function requireRunnable(
  { name, releases }: Pick<Target, 'name' | 'releases'>,
  digest: string,
): Promise<FoundRelease> {
  const release = await releases.stagedRelease(name, digest);
  if (!release) throw notFound(NO_RELEASE);
  if (release.refusal !== null) throw conflict(`This release cannot be used. ${release.refusal}`);
  if ((await releases.lineOf(name, digest)) === null) {
    throw conflict('This release cannot be used. Its remote.json cannot be read.');
  }
  return release;
}

/** The rules of a section, that nobody else changes until the transaction ends. */
async function lockRules({ trx }: PublicUnitOfWork, name: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`remote-rule ${name}`}))`.execute(trx);
  return rulesOf(await readRules(trx), name);
}

async function writeRule(
  { trx, at }: PublicUnitOfWork,
  rule: Pick<Rule, 'remote' | 'kind' | 'state'> & Partial<Omit<Rule, 'audience'>> & { audience?: Json },
): Promise<void> {
  const { audience = { kind: 'everyone' }, ...given } = rule;
  const row = {
    release: null,
    instead_of: null,
    hidden: false,
    by_user_id: null,
    reason: null,
    ...given,
    audience: JSON.stringify(audience),
    since: at,
  };
  await trx
    .insertInto('remote_rule')
    .values(row)
    .onConflict((known) => known.columns(['remote', 'kind']).doUpdateSet(row))
    .execute();
}

const removeRule = ({ trx }: PublicUnitOfWork, remote: string, kind: Rule['kind']) =>
  trx.deleteFrom('remote_rule').where('remote', '=', remote).where('kind', '=', kind).execute();

/** Active people who see the Sections page. */
async function readers(db: Kysely<Database>, roles: ('Admin' | 'Commander')[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What each act writes. @returns what the ledger records of it besides the section */
type Act = (work: UnitOfWork, target: Target, change: ChangeSectionDto) => Promise<Record<string, Json>>;

async function switchOff(work: UnitOfWork, { name, isOffAtStart }: Target, change: ChangeSectionDto) {
  const reason = change.reason?.trim() ?? '';
  const hidden = change.hidden ?? false;
  if (!reason) throw badRequest('Enter the reason.', { reason: 'Enter the reason.' });
  const { off } = await lockRules(work, name);
  if (off || isOffAtStart) throw conflict('This section is switched off already.');
  await writeRule(work, {
    remote: name,
    kind: 'switch',
    state: 'off',
    hidden,
    reason,
    by_user_id: work.actor.id,
  });
  return { reason, hidden };
}

async function switchOn(work: UnitOfWork, { name, isOffAtStart }: Target) {
  if (isOffAtStart) {
    throw conflict(
      'The server was started without this section. Take it out of REMOTES_OFF and start it again.',
    );
  }
  const { off } = await lockRules(work, name);
  if (!off) throw conflict('This section is on already.');
  await removeRule(work, name, 'switch');
  return {};
}

function requireDigest({ digest }: ChangeSectionDto): string {
  if (digest) return digest;
  throw badRequest('Choose a release.', { digest: 'Choose a release.' });
}

async function startCanary(work: UnitOfWork, target: Target, change: ChangeSectionDto) {
  const digest = requireDigest(change);
  const audience = await readAudience(work.trx, change.audience);
  await requireRunnable(target, digest);
  await lockRules(work, target.name);
  await writeRule(work, {
    remote: target.name,
    kind: 'canary',
    release: digest,
    state: 'on',
    audience,
    by_user_id: work.actor.id,
  });
  // Reports of an earlier try of the same release say nothing of this one.
  await work.trx
    .deleteFrom('section_visit')
    .where('remote', '=', target.name)
    .where('release', '=', digest)
    .execute();
  return { release: digest, audience, audienceWords: audienceWords(audience) };
}

async function stopCanary(work: UnitOfWork, { name }: Target) {
  const { canary } = await lockRules(work, name);
  if (!canary) throw conflict('Nobody has a release of their own.');
  await removeRule(work, name, 'canary');
  return { release: canary.release };
}

async function promote(work: UnitOfWork, target: Target, change: ChangeSectionDto) {
  const digest = requireDigest(change);
  await requireRunnable(target, digest);
  const { promotion } = await lockRules(work, target.name);
  const isInForce = promotion?.instead_of === target.deployed;
  if (digest === target.deployed || (isInForce && promotion.release === digest)) {
    throw conflict('Everyone has this release already.');
  }
  await writeRule(work, {
    remote: target.name,
    kind: 'promotion',
    release: digest,
    instead_of: target.deployed,
    state: 'on',
    by_user_id: work.actor.id,
  });
  await removeRule(work, target.name, 'canary');
  return { release: digest, insteadOf: target.deployed };
}

async function rollBack(work: UnitOfWork, { name, deployed }: Target) {
  const { promotion } = await lockRules(work, name);
  if (!promotion || promotion.instead_of !== deployed) {
    throw conflict('There is nothing to roll back: everyone has the release in its folder.');
  }
  await removeRule(work, name, 'promotion');
  await removeRule(work, name, 'canary');
  return { release: deployed, insteadOf: promotion.release };
}

const ACTS: Record<SectionRuleAct, Act> = {
  'switch-off': switchOff,
  'switch-on': switchOn,
  canary: startCanary,
  'stop-canary': stopCanary,
  promote,
  'roll-back': rollBack,
};

/**
 * Changes who gets which release of a section, from their next document on.
 *
 * @throws ApiError 403 unless the actor is an Admin, 400 for a field that is missing, 404 for a release that is not
 *   on the server, 409 for one that may not run and for what is so already.
 */
export async function changeSection(
  work: UnitOfWork,
  target: Target,
  change: ChangeSectionDto,
): Promise<void> {
  const { trx, actor, at } = work;
  requireAdmin(actor);
  const { name, title } = target;
  const own = await ACTS[change.act](work, target, change);
  work.addAudience({ people: await readers(trx, ['Admin', 'Commander']) });
  const details = { act: change.act, remote: name, section: title, ...own };
  await appendEvent(trx, { type: 'SECTION CHANGED', itemId: null, actor, at, details });
}

/** The ledger's event of a trial that begins in one browser. */
export async function recordOverride(
  { trx, actor, at }: UnitOfWork,
  { name, title }: Pick<Target, 'name' | 'title'>,
  { digest, until }: { digest: string; until: Date },
): Promise<void> {
  const details = { remote: name, section: title, release: digest, until: until.toISOString() };
  await appendEvent(trx, { type: 'SECTION OVERRIDDEN', itemId: null, actor, at, details });
}

/** How often a canary failed. */
export interface Failures {
  visits: number;
  unavailable: number;
}

/**
 * Ends a canary that fails too often, and notifies every Admin, once though several calls may find that it fails.
 *
 * @returns whether it was this call that ended it
 */
export async function returnCanary(
  work: PublicUnitOfWork,
  { name, title }: Pick<Target, 'name' | 'title'>,
  digest: string,
  { visits, unavailable }: Failures,
): Promise<boolean> {
  const { trx, at } = work;
  const { canary } = await lockRules(work, name);
  if (canary?.state !== 'on' || canary.release !== digest) return false;
  const reason = `${unavailable} of ${visits} visits failed.`;
  await trx
    .updateTable('remote_rule')
    .set({ state: 'off', reason, since: at })
    .where('remote', '=', name)
    .where('kind', '=', 'canary')
    .execute();
  const admins = await readers(trx, ['Admin']);
  await work.notify(admins, {
    type: 'system-alert',
    title: `${title}: a release was switched off`,
    message: `${unavailable} of ${visits} visits of release ${digest.slice(0, 8)} failed. Everyone has the release before it.`,
    action: { label: 'Open Sections', path: '/sections' },
  });
  work.addAudience({ people: await readers(trx, ['Admin', 'Commander']) });
  const details = { act: 'canary-returned', remote: name, section: title, release: digest, reason };
  await appendEvent(trx, { type: 'SECTION CHANGED', itemId: null, actor: OPERATOR, at, details });
  return true;
}
