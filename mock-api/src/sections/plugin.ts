import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { SignedIn } from '../access';
import { findSignedIn } from '../people';
import { type Visitor, composeRegistry } from './compose';
import { registryReader } from './registry';
import { Releases } from './releases';
import { type Rule, readRules } from './rules';
import { hasTrialCookie, trialsOf } from './trial';

declare module 'fastify' {
  interface FastifyInstance {
    sections: {
      releases: Releases;
      /** What is in the folders, whatever the rules say. */
      deployed(): Promise<RegisteredRemote[]>;
      /**
       * The registry for the person and the browser that a request comes from.
       *
       * @param options `withTrials`: false for what is kept for later, when a trial may have ended
       */
      registryFor(request: FastifyRequest, options?: { withTrials?: boolean }): Promise<RegisteredRemote[]>;
    };
  }
}

const NOBODY: Visitor = { user: null, trials: [] };

const withDigest = (remote: RegisteredRemote): RegisteredRemote =>
  remote.release === undefined
    ? remote
    : { ...remote, digest: createHash('sha256').update(remote.release).digest('hex') };

/** Sections of the product: which are deployed, and which release of each a person gets. */
export default plugin(async (app) => {
  const { config, database, clock, log } = app;
  const { db } = database;
  const releases = new Releases(config.webRoot);
  const read = registryReader(path.join(config.webRoot, 'remotes'), (remote, reason) =>
    log.warn({ remote, reason }, 'left out of the registry of remotes'),
  );
  const deployed = async () => (await read()).map(withDigest);

  let lastRules: Rule[] = [];
  /** Without a database the document still comes, by the rules as they were read last. */
  async function rules(): Promise<Rule[]> {
    try {
      lastRules = await readRules(db);
    } catch (error) {
      log.warn({ err: error }, 'the rules of sections could not be read');
    }
    return lastRules;
  }

  async function visitorOf(request: FastifyRequest, withTrials: boolean): Promise<Visitor> {
    const signedIn: SignedIn | null = await findSignedIn(db, request, clock.now()).catch(() => null);
    if (!signedIn) return NOBODY;
    const { user, by } = signedIn;
    const mayTry = withTrials && user.role === 'Admin' && by.kind === 'session';
    return { user, trials: mayTry ? trialsOf(app, request, by.id) : [] };
  }

  app.decorate('sections', {
    releases,
    deployed,
    async registryFor(request, { withTrials = true } = {}) {
      const [lines, known] = await Promise.all([deployed(), rules()]);
      const isPersonal = known.some(({ kind }) => kind === 'canary') || hasTrialCookie(request);
      const visitor = isPersonal ? await visitorOf(request, withTrials) : NOBODY;
      return composeRegistry(lines, { db, releases, rules: known, offAtStart: config.remotesOff }, visitor);
    },
  });
});
