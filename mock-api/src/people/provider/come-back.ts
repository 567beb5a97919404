import type { SignInRefusal } from '@hand-receipt/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderConfig } from '../../kernel';
import { type PublicUnitOfWork, Transactor, publishChanges } from '../../unit-of-work';
import { confirmPerson, linkOwn, signInPerson } from './finish';
import type { Identity } from '../identities/identities';
import type { Begun, Provider, ProviderSignIn } from './provider';
import type { FoundRequest } from './requests';

/** Ends a sign-in with which a browser came back. @returns why it is refused; null where it is not */
export type ComeBack = (
  request: FastifyRequest,
  reply: FastifyReply,
  begun: FoundRequest & Begun,
) => Promise<SignInRefusal | null>;

/** How browsers come back from the provider. */
export function comingBack(
  { clock, database: { db } }: FastifyInstance,
  { provider, settings }: { provider: Provider; settings: ProviderConfig },
): ComeBack {
  const transactor = new Transactor({ db, clock });

  const publicly = <T>(act: (work: PublicUnitOfWork) => Promise<T>): Promise<T> =>
    transactor.runAnonymous(async (work) => {
      const done = await act(work);
      await publishChanges(work, { scopes: ['users'] });
      return done;
    });

  /** The user info endpoint is asked only about people without an account. */
  async function readClaims({ claims, readProfile }: ProviderSignIn, { issuer, subject }: Identity) {
    const known = await db
      .selectFrom('sign_in_identity')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return known?.user_id ? claims : readProfile();
  }

  async function link({ user }: FastifyRequest, begun: FoundRequest, identity: Identity) {
    if (!user || user.id !== begun.userId) return 'session-ended';
    return transactor.run(user, async (work) => {
      const refusal = await linkOwn(work, identity);
      await publishChanges(work, { scopes: ['users'] });
      return refusal;
    });
  }

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { signedIn, identity }: { signedIn: ProviderSignIn; identity: Identity },
  ) {
    const claims = await readClaims(signedIn, identity);
    const found = await publicly(async (work) => {
      const person = await signInPerson(work, { identity, claims, providerName: settings.name });
      if ('userId' in person)
        await reply.signIn(work, person.userId, 'provider', { idToken: signedIn.idToken });
      return person;
    });
    if ('refusal' in found) return found.refusal;
    reply.rememberBrowser(found.userId);
    request.log.info({ userId: found.userId }, 'signed in at the provider');
    return null;
  }

  return async (request, reply, begun) => {
    const signedIn = await provider.redeem(request.url, begun);
    const identity = { issuer: signedIn.claims.iss, subject: signedIn.claims.sub };
    if (begun.purpose === 'link') return link(request, begun, identity);
    if (begun.purpose === 'sign-in') return signIn(request, reply, { signedIn, identity });
    return publicly((work) => confirmPerson(work, begun, signedIn, identity));
  };
}
