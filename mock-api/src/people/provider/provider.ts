import type { SignInRefusal } from '@hand-receipt/contracts';
import type { ClientAuth, Configuration, IDToken, ServerMetadata } from 'openid-client';
import type { Clock, ProviderConfig } from '../../kernel';
import { CLOCK_TOLERANCE_S, isClockWrong } from './provider-clock';

export const CALLBACK_PATH = '/api/auth/provider/callback';

/** A provider that does not answer holds nobody up for longer than this. */
const TIMEOUT_S = 5;
/** The provider may have changed its addresses. */
const DISCOVERED_FOR_MS = 60 * 60 * 1000;

/** The library has ES modules alone, and only a server with a provider needs it. */
const library = () => import('openid-client');

/** A sign-in that the provider, or what it sent, did not let through. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';

  constructor(
    readonly refusal: SignInRefusal,
    cause?: unknown,
  ) {
    super(refusal, { cause });
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The words by which the library tells failures apart. */
function wordsOf(error: unknown) {
  const { code, error: word, cause } = Object(error) as Record<string, unknown>;
  const status = (Object(cause) as { status?: unknown }).status;
  return { code: isText(code) ? code : '', word: isText(word) ? word : '', status };
}

/** What a failed call to the provider means for the person. */
function refusalFor(error: unknown): SignInRefusal {
  const { code, word, status } = wordsOf(error);
  if (word === 'invalid_grant') return 'code-expired';
  if (word === 'temporarily_unavailable' || word === 'server_error') return 'provider-down';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' || word === 'access_denied') return 'provider-refused';
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'provider-down';
  if (typeof status === 'number' && status >= 500) return 'provider-down';
  return isUnreachable(error) ? 'provider-down' : 'provider-wrong';
}

/** `fetch` has no other word for a connection that failed; the library may wrap it. */
function isUnreachable(error: unknown): boolean {
  const { message, cause } = Object(error) as { message?: unknown; cause?: unknown };
  return message === 'fetch failed' || (cause !== undefined && isUnreachable(cause));
}

/** What a browser and this server keep between start and callback. */
export interface Begun {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** Who has signed in at the provider. */
export interface ProviderSignIn {
  claims: IDToken;
  idToken: string;
  /** All claims, those of the user info endpoint too. */
  readProfile(): Promise<Record<string, unknown>>;
}

/** The OpenID Connect provider of this server. It is looked up when it is first needed, and again after a failure. */
export class Provider {
  readonly #settings: ProviderConfig;
  readonly #clock: Clock;
  #found: { at: number; metadata: Promise<ServerMetadata> } | null = null;

  constructor(settings: ProviderConfig, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Secrets of a new sign-in. */
  async begin(): Promise<Begun> {
    const { randomNonce, randomPKCECodeVerifier, randomState } = await library();
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /**
   * Where the browser goes to sign in.
   *
   * @param options `again`: the provider asks for the sign-in even where the person is signed in there
   * @throws ProviderFailure where the provider does not answer, or is another one
   */
  async authorizationUrl({ state, nonce, verifier }: Begun, { again }: { again: boolean }): Promise<URL> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const configuration = await this.#configuration();
    return buildAuthorizationUrl(configuration, {
      redirect_uri: this.#settings.publicUrl + CALLBACK_PATH,
      scope: this.#settings.scopes,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(again && { prompt: 'login', max_age: '0' }),
    });
  }

  /**
   * Exchanges the code that the browser came back with.
   *
   * @param path path and query of the callback
   * @throws ProviderFailure for a code that has expired, a token that does not hold, or no answer
   */
  async redeem(path: string, { state, nonce, verifier }: Begun): Promise<ProviderSignIn> {
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const configuration = await this.#configuration();
    const tokens = await this.#asking(() =>
      authorizationCodeGrant(configuration, new URL(path, this.#settings.publicUrl), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims();
    const idToken = tokens.id_token;
    if (!claims || !idToken) throw new ProviderFailure('provider-wrong');
    if (isClockWrong(claims.iat, this.#clock.now())) throw new ProviderFailure('clock');
    const readProfile = async () => {
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const { access_token: token } = tokens;
      const info = await this.#asking(() => fetchUserInfo(configuration, token, claims.sub));
      return { ...info, ...claims };
    };
    return { claims, idToken, readProfile };
  }

  /** Where the browser goes to end the session at the provider; null where the provider has no such place, or is down. */
  async signOutUrl(idToken: string | null): Promise<string | null> {
    try {
      const { buildEndSessionUrl } = await library();
      const configuration = await this.#configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${this.#settings.publicUrl}/login`,
        ...(idToken !== null && { id_token_hint: idToken }),
      }).href;
    } catch {
      return null;
    }
  }

  /** The provider as it is now, with this server's clock. */
  async #configuration(): Promise<Configuration> {
    const {
      Configuration,
      None,
      allowInsecureRequests,
      clockSkew,
      clockTolerance,
      enableNonRepudiationChecks,
    } = await library();
    const { clientId, clientSecret } = this.#settings;
    // The library reads the machine's clock; this server may have another.
    const skew = Math.round((this.#clock.now().getTime() - Date.now()) / 1000);
    const configuration = new Configuration(
      await this.#metadata(),
      clientId,
      { [clockSkew]: skew, [clockTolerance]: CLOCK_TOLERANCE_S },
      clientSecret === null ? None() : await secretAuthentication(clientSecret),
    );
    configuration.timeout = TIMEOUT_S;
    if (this.#isInsecure) allowInsecureRequests(configuration);
    // The signature of its tokens, and not only its TLS.
    enableNonRepudiationChecks(configuration);
    return configuration;
  }

  async #metadata(): Promise<ServerMetadata> {
    const now = Date.now();
    if (this.#found === null || now - this.#found.at > DISCOVERED_FOR_MS) {
      this.#found = { at: now, metadata: this.#discover() };
    }
    const { metadata } = this.#found;
    return this.#asking(() => metadata).catch((error: unknown) => {
      if (this.#found?.metadata === metadata) this.#found = null;
      throw error;
    });
  }

  async #discover(): Promise<ServerMetadata> {
    const { allowInsecureRequests, discovery } = await library();
    const { issuer, clientId } = this.#settings;
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
      timeout: TIMEOUT_S,
      ...(this.#isInsecure && { execute: [allowInsecureRequests] }),
    });
    return found.serverMetadata();
  }

  /** Plain HTTP, which the settings allow on this machine alone. */
  get #isInsecure(): boolean {
    return this.#settings.issuer.startsWith('http:');
  }

  async #asking<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw error instanceof ProviderFailure ? error : new ProviderFailure(refusalFor(error), error);
    }
  }
}

/** Shows the secret in the way that the provider takes: in a header unless it says otherwise. */
async function secretAuthentication(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await library();
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return taken.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest);
  };
}
