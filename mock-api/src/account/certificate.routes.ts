import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { readCertificate, signInByCertificate } from '../people';
import { readMe } from './me';

/** Signing in with a certificate, such as that of a Common Access Card, which a proxy has verified. */
export default async (app: FastifyInstance) => {
  const { certificate } = app.config.signIn;

  route(app, 'POST /api/auth/certificate', async ({ work, request, reply }) => {
    const userId = await signInByCertificate(work, readCertificate(request, certificate));
    await reply.signIn(work, userId, 'certificate');
    reply.rememberBrowser(userId);
    work.afterCommit(() => request.log.info({ userId }, 'signed in with a certificate'));
    return readMe(work.trx, userId, work.at);
  });
};
