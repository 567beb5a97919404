import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../../http';
import { networkOf, recordAttempt } from '../auth/throttle';
import { comingBack } from './come-back';
import { CONFIRMED_PATH, refusalOf, refuse, setBrowserSecret, takeBrowserSecret, textOf } from './navigation';
import { CALLBACK_PATH } from './provider';
import { deleteExpiredRequests, keepRequest, takeRequest } from './requests';
import { returnTo } from './return-to';

const START_PATH = '/api/auth/provider/start';
/** Browsers open them as pages; they are no calls of programs. */
const NAVIGATION = { exposeHeadRoute: false } as const;
const MINUTE_MS = 60 * 1000;

/** Who confirms that it is them: a person in a session. */
const beginnerOf = ({ user, signedInBy }: FastifyRequest) =>
  user && signedInBy?.kind === 'session' ? { userId: user.id, sessionId: signedInBy.id } : null;

/** Signing in at an OpenID Connect provider. Without one, its pages answer 404. */
export default async (app: FastifyInstance) => {
  const { clock, config, provider } = app;
  const { db } = app.database;
  const settings = config.signIn.provider;
  if (!settings || !provider) return;
  const comeBack = comingBack(app, { provider, settings });

  app.get(START_PATH, NAVIGATION, async (request, reply) => {
    const again = textOf(request.query, 'reauthenticate') === '1';
    const purpose = again ? 'confirm' : 'sign-in';
    const by = again ? beginnerOf(request) : null;
    if (again && !by) return refuse(reply, purpose, 'session-ended');
    const to = again ? CONFIRMED_PATH : returnTo(textOf(request.query, 'to'));
    try {
      const at = clock.now();
      await recordAttempt(db, 'provider', networkOf(request.ip), at);
      const begun = await provider.begin();
      const url = await provider.authorizationUrl(begun, { again });
      setBrowserSecret(reply, await keepRequest(db, { begun, purpose, by, returnTo: to, at }));
      return reply.redirect(url.href, 303);
    } catch (error) {
      return refuse(reply, purpose, refusalOf(request, error));
    }
  });

  app.get(CALLBACK_PATH, NAVIGATION, async (request, reply) => {
    const state = textOf(request.query, 'state');
    const secret = takeBrowserSecret(request, reply);
    const isProgram = bearerToken(request) !== undefined;
    const begun = isProgram ? null : await takeRequest(db, { state, secret }, clock.now());
    if (!begun) return refuse(reply, 'sign-in', 'used');
    const { purpose, returnTo: to } = begun;
    const refusal = await comeBack(request, reply, { ...begun, state }).catch((error: unknown) =>
      refusalOf(request, error),
    );
    return refusal ? refuse(reply, purpose, refusal) : reply.redirect(to, 303);
  });

  app.schedule('delete expired sign-ins at the provider', 10 * MINUTE_MS, deleteExpiredRequests);
};
