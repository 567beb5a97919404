import type { ClientReportDto } from '@hand-receipt/contracts';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../kernel';
import type { UnitOfWork } from '../unit-of-work';
import { isInAudience } from './audience';
import { type Failures, returnCanary } from './change-section';
import { type Rule, readRules, rulesOf } from './rules';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one person in a day: more than anybody visits, and little enough to store. */
export const MOST_OF_A_PERSON = 500;
/** A canary that fails more often than this, of at least so many visits, is switched off. */
export const MOST_FAILED = { share: 0.05, visits: 20 };

const dayBefore = (at: Date) => new Date(at.getTime() - DAY_MS);

/** Which releases are known of a remote, so that nothing else is stored. */
export interface KnownRemote {
  name: string;
  title: string;
  digests: readonly string[];
}

/** How many more reports of the person are stored today. */
async function roomFor({ trx, actor, at }: UnitOfWork): Promise<number> {
  // Two browsers of one person at the same moment follow each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`client-reports ${actor.id}`}))`.execute(trx);
  const { stored } = await trx
    .selectFrom('section_visit')
    .select((of) => of.fn.countAll<number>().as('stored'))
    .where('user_id', '=', actor.id)
    .where('at', '>', dayBefore(at))
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_OF_A_PERSON - Number(stored));
}

async function isOfCanary({ trx, actor }: UnitOfWork, rules: readonly Rule[], report: ClientReportDto) {
  const { canary } = rulesOf(rules, report.remote);
  if (canary?.state !== 'on' || canary.release !== report.digest) return false;
  return isInAudience(trx, actor, report.remote, canary.audience);
}

/** Visits of a canary by the people whom it is for, since it began and within a day. */
export async function canaryFailures(
  db: Kysely<Database>,
  { remote, release, since }: { remote: string; release: string; since: Date },
  at: Date,
): Promise<Failures> {
  const after = new Date(Math.max(since.getTime(), dayBefore(at).getTime()));
  const row = await db
    .selectFrom('section_visit')
    .select((of) => of.fn.countAll<number>().as('visits'))
    .select(sql<number>`count(*) filter (where outcome = 'unavailable')`.as('unavailable'))
    .where('remote', '=', remote)
    .where('release', '=', release)
    .where('in_canary', '=', true)
    .where('at', '>=', after)
    .executeTakeFirstOrThrow();
  return { visits: Number(row.visits), unavailable: Number(row.unavailable) };
}

const failsTooOften = ({ visits, unavailable }: Failures) =>
  visits >= MOST_FAILED.visits && unavailable > MOST_FAILED.share * visits;

/** Ends the canaries that these reports are about, where they fail too often. */
async function returnFailing(work: UnitOfWork, rules: readonly Rule[], known: readonly KnownRemote[]) {
  for (const { name, title } of known) {
    const { canary } = rulesOf(rules, name);
    if (canary?.state !== 'on') continue;
    const { release, since } = canary;
    const failures = await canaryFailures(work.trx, { remote: name, release, since }, work.at);
    if (failsTooOften(failures)) await returnCanary(work, { name, title }, release, failures);
  }
}

/**
 * Stores how visits went, of releases that are on the server, and of one person no more than `MOST_OF_A_PERSON` in a
 * day; the rest is passed over. A canary that fails too often ends with the report that shows it.
 */
export async function storeReports(
  work: UnitOfWork,
  reports: readonly ClientReportDto[],
  remotes: readonly KnownRemote[],
): Promise<void> {
  const { trx, actor, at } = work;
  const isKnown = ({ remote, digest }: ClientReportDto) =>
    remotes.some(({ name, digests }) => name === remote && digests.includes(digest));
  const room = await roomFor(work);
  const stored = reports.filter(isKnown).slice(0, room);
  if (stored.length === 0) return;
  const rules = await readRules(trx);
  const rows = [];
  for (const report of stored) {
    const { remote, digest, outcome, words } = report;
    const inCanary = await isOfCanary(work, rules, report);
    rows.push({
      remote,
      release: digest,
      user_id: actor.id,
      outcome,
      words: words?.trim() || null,
      in_canary: inCanary,
      at,
    });
  }
  await trx.insertInto('section_visit').values(rows).execute();
  const failed = new Set(rows.filter(({ in_canary }) => in_canary).map(({ remote }) => remote));
  await returnFailing(
    work,
    rules,
    remotes.filter(({ name }) => failed.has(name)),
  );
}

/** Visits of all sections in the last day, by remote. */
export async function readVisits(db: Kysely<Database>, at: Date) {
  const since = dayBefore(at);
  const counts = await db
    .selectFrom('section_visit')
    .select(['remote', (of) => of.fn.countAll<number>().as('visits')])
    .select(sql<number>`count(*) filter (where outcome = 'unavailable')`.as('unavailable'))
    .where('at', '>', since)
    .groupBy('remote')
    .execute();
  const last = await db
    .selectFrom('section_visit')
    .distinctOn('remote')
    .select(['remote', 'at', 'words'])
    .where('outcome', '=', 'unavailable')
    .where('at', '>', since)
    .orderBy('remote')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return (remote: string) => {
    const of = counts.find((row) => row.remote === remote);
    const error = last.find((row) => row.remote === remote);
    return {
      visits24h: Number(of?.visits ?? 0),
      errors: {
        count24h: Number(of?.unavailable ?? 0),
        last: error
          ? { at: error.at.toISOString(), words: error.words ?? 'The section was unavailable.' }
          : null,
      },
    };
  };
}

/** Deletes reports that nothing counts any more. */
export const deleteOldVisits = (db: Transaction<Database>, now: Date) =>
  db.deleteFrom('section_visit').where('at', '<=', dayBefore(now)).execute();
