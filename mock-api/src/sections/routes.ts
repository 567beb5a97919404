import type { SectionDto } from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionUser } from '../access';
import { route } from '../http';
import { type Database, conflict, forbidden, notFound } from '../kernel';
import { type Target, changeSection, recordOverride, requireAdmin, requireRunnable } from './change-section';
import { type KnownRemote, deleteOldVisits, storeReports } from './client-reports';
import { offOf } from './compose';
import { type SectionsQuery, readSections } from './read-sections';
import { readRules } from './rules';
import { type Trial, setTrials, trialEnd, trialsOf } from './trial';

const NO_SECTION = 'There is no such section.';
const HOUR_MS = 60 * 60 * 1000;

/** Public id of the session that a request is signed in by. API tokens are refused before, by the contract. */
function sessionOf({ signedInBy }: FastifyRequest): string {
  if (signedInBy?.kind !== 'session')
    throw forbidden('An API token cannot do this. Sign in with your password.');
  return signedInBy.id;
}

/** What the calls of sections read besides their own body, of the app and of a request. */
function readersOf(app: FastifyInstance) {
  const { config, sections } = app;

  const trialsIn = (request: FastifyRequest): Trial[] =>
    request.signedInBy?.kind === 'session' ? trialsOf(app, request, request.signedInBy.id) : [];

  const queryOf = (db: Kysely<Database>, user: SessionUser, trials: readonly Trial[]): SectionsQuery => ({
    db,
    releases: sections.releases,
    webRoot: config.webRoot,
    offAtStart: config.remotesOff,
    at: app.clock.now(),
    trials,
    mayChange: user.role === 'Admin',
  });

  /** @throws ApiError 404 where no such section is deployed. */
  async function targetOf(name: string): Promise<Target> {
    const line = (await sections.deployed()).find((remote) => remote.name === name);
    if (!line) throw notFound(NO_SECTION);
    return {
      name,
      title: line.title,
      deployed: line.digest ?? null,
      isOffAtStart: config.remotesOff.includes(name),
      releases: sections.releases,
    };
  }

  async function sectionNow(query: SectionsQuery, name: string): Promise<SectionDto> {
    const section = (await readSections(query)).sections.find((one) => one.name === name);
    if (!section) throw notFound(NO_SECTION);
    return section;
  }

  /** Of the remotes that are named: the releases that a browser may have. */
  async function knownRemotes(names: ReadonlySet<string>): Promise<KnownRemote[]> {
    const lines = (await sections.deployed()).filter(({ name }) => names.has(name));
    return Promise.all(
      lines.map(async ({ name, title, digest }) => {
        const staged = await sections.releases.staged(name);
        return { name, title, digests: [...(digest ? [digest] : []), ...staged.map((one) => one.digest)] };
      }),
    );
  }

  return { trialsIn, queryOf, targetOf, sectionNow, knownRemotes };
}

/** Keeps what a browser tries of other sections, and replaces that of this one. @returns all that it tries */
function replaceTrial(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  trial: Trial | null,
): Trial[] {
  const sessionId = sessionOf(request);
  const others = trialsOf(app, request, sessionId).filter(({ remote }) => remote !== name);
  const trials = trial ? [...others, trial] : others;
  setTrials(app, { request, reply }, sessionId, trials);
  return trials;
}

/** Sections of the product: what each is, who gets which release, and how visits go. */
export default async function sectionsRoutes(app: FastifyInstance): Promise<void> {
  const { trialsIn, queryOf, targetOf, sectionNow, knownRemotes } = readersOf(app);

  route(app, 'GET /api/sections', ({ db, user, request }) => {
    if (user.role !== 'Admin' && user.role !== 'Commander') {
      throw forbidden('Only an Admin or a Commander sees what the product is made of.');
    }
    return readSections(queryOf(db, user, trialsIn(request)));
  });

  route(app, 'PATCH /api/sections/:name', async ({ work, user, params, body, request }) => {
    requireAdmin(user);
    await changeSection(work, await targetOf(params.name), body);
    return sectionNow(queryOf(work.trx, user, trialsIn(request)), params.name);
  });

  route(app, 'POST /api/sections/:name/override', async (call) => {
    const { work, user, params, body } = call;
    requireAdmin(user);
    const target = await targetOf(params.name);
    await requireRunnable(target, body.digest);
    const rules = await readRules(work.trx);
    if (offOf({ rules, offAtStart: app.config.remotesOff }, target.name)) {
      throw conflict('This section is switched off. Switch it on first.');
    }
    const trial = { remote: target.name, digest: body.digest, until: trialEnd(work.at) };
    await recordOverride(work, target, trial);
    const trials = replaceTrial(app, call, target.name, trial);
    return sectionNow(queryOf(work.trx, user, trials), params.name);
  });

  route(app, 'DELETE /api/sections/:name/override', async (call) => {
    requireAdmin(call.user);
    replaceTrial(app, call, call.params.name, null);
    return { message: 'This browser uses the release that everyone gets.' };
  });

  route(app, 'POST /api/client-reports', async ({ work, body }) => {
    const names = new Set(body.reports.map(({ remote }) => remote));
    await storeReports(work, body.reports, await knownRemotes(names));
    return { message: 'Noted.' };
  });

  app.schedule('delete old visits of sections', HOUR_MS, deleteOldVisits);
}
