import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import {
  HANGING_REMOTES_COOKIE,
  OFFLINE_DOCUMENT,
  type RegisteredRemote,
  unmetNeed,
} from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { shellReader } from './built';
import { inlineScriptHashes, writeDocument } from './document';
import { precacheOf } from './precache';
import { NO_PRELOADS, preloadsFor } from './preloads';
import { CHECKED_COPIES, WASM, contentSecurityPolicy } from '../http';
import { sessionToken } from '../people';
import { readOffers } from '../sections';

/** A name with a content hash never changes its content. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/;
const HAS_EXTENSION = /\.[^/]*$/;
const RESERVED = /^\/(api|assets|remotes)(\/|$)/;
const NOT_BUILT =
  'The product has not been built yet. Run "npm start", or "pnpm build", and load this page again.\n';

const setHeaders: FastifyStaticOptions['setHeaders'] = (response, file) => {
  response.setHeader('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const pathnameOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** The files of the shell and of every remote. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  const { config, sections } = app;
  const remotesFolder = path.join(config.webRoot, 'remotes');
  const files = {
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    setHeaders,
  } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(config.webRoot, 'shell'),
    prefix: '/assets/',
  });

  // A staged release is served under the addresses that it was built for, beside what is in the remote's folder.
  app.get<{ Params: { remote: string; '*': string } }>('/remotes/:remote/*', async ({ params }, reply) => {
    const { remote, '*': file } = params;
    const staged = await sections.releases.folderOfStaged(remote, file);
    return staged ? reply.sendFile(file, staged) : reply.sendFile(`${remote}/${file}`, remotesFolder);
  });
}

/** Serves the built product: hashed files, the registry of remotes, and the shell's document for every screen. */
export default plugin(async (app) => {
  const { sections } = app;
  const readShell = shellReader(app.config.webRoot);

  await serveFiles(app);

  app.get('/remotes.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'cookie');
    return sections.registryFor(request);
  });

  // The list changes with every deployment, of one remote too, and with it the script: so browsers see an update.
  app.get('/service-worker.js', async (request, reply) => {
    const script = await readFile(
      path.join(app.config.webRoot, 'service-worker/service-worker.js'),
      'utf8',
    ).catch(() => null);
    const shell = await readShell();
    if (!script || !shell) return reply.callNotFound();
    const remotes = await sections.registryFor(request, { withTrials: false });
    const document = writeDocument(shell.html, remotes, NO_PRELOADS);
    const unfit = await unfitOf(remotes);
    const kept = remotes.filter(({ name }) => !unfit.includes(name));
    const files = await precacheOf(app.config.webRoot, kept, document);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/javascript; charset=utf-8')
      .send(`self.PRECACHE=${JSON.stringify(files)};\n${script}`);
  });

  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request);
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (RESERVED.test(pathname) || HAS_EXTENSION.test(pathname) || !wantsPage) return reply.callNotFound();
    return sendDocument(request, reply, pathname);
  });

  /** Remotes that the shell will not load, because they need another one. */
  async function unfitOf(remotes: RegisteredRemote[]): Promise<string[]> {
    const offers = await readOffers(app.config.webRoot);
    return offers ? remotes.filter(({ host }) => unmetNeed(host, offers)).map(({ name }) => name) : [];
  }

  async function sendDocument(request: FastifyRequest, reply: FastifyReply, pathname: string) {
    const shell = await readShell();
    if (!shell) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const remotes = await sections.registryFor(request);
    const signedIn = sessionToken(request) !== undefined;
    const hanging = request.cookies[HANGING_REMOTES_COOKIE]?.split('.') ?? [];
    const notAsked = [...hanging, ...(await unfitOf(remotes))];
    const preloads =
      pathname === OFFLINE_DOCUMENT
        ? NO_PRELOADS
        : preloadsFor(pathname, { registry: remotes, shell: shell.preload, signedIn, hanging: notAsked });
    return reply
      .header(
        'content-security-policy',
        contentSecurityPolicy([WASM, ...inlineScriptHashes(shell.html)], [CHECKED_COPIES]),
      )
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(writeDocument(shell.html, remotes, preloads));
  }
});
