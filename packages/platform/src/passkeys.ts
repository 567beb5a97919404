import type {
  AssertionOptionsDto,
  PasskeyAssertionDto,
  PasskeyHandleDto,
  PasskeyOptionsDto,
  PasskeyRegistrationDto,
} from '@hand-receipt/contracts';
import type { AuthenticatorTransport } from '@simplewebauthn/browser';

const TIMEOUT_MS = 60_000;

/** An address such as 127.0.0.1; WebAuthn takes hosts with a name alone. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/** Whether this browser can use passkeys at this address: over HTTPS or at localhost, and with WebAuthn. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !isAddress(window.location.hostname);

/** What went wrong at the security key, in words. */
function inWords(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new Error('This security key is added already.');
  if (code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    return new Error('This security key asks for neither a PIN nor a finger. Use another one.');
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new Error('No passkey was used: it was cancelled, or it took too long.');
  return error instanceof Error ? error : new Error(String(error));
}

// The library is needed in two places that few people open, so it comes with them and not with the first screen.
const library = () => import('@simplewebauthn/browser');

/**
 * Asks the person for a security key and makes a passkey on it.
 *
 * @throws Error in words where it was cancelled, took too long, or the key is added already.
 */
export async function createPasskey(options: PasskeyOptionsDto): Promise<PasskeyRegistrationDto> {
  const { startRegistration } = await library();
  const { excludeCredentials, ...rest } = options;
  const known = excludeCredentials.map(({ transports, ...one }) => ({
    ...one,
    transports: transports as AuthenticatorTransport[],
  }));
  try {
    return await startRegistration({ optionsJSON: { ...rest, excludeCredentials: known } });
  } catch (error) {
    throw inWords(error);
  }
}

/** SHA-256 of a challenge's bytes and those of a content hash. @returns base64url */
async function signedChallenge(challenge: string, contentHash: string): Promise<string> {
  const { base64URLStringToBuffer, bufferToBase64URLString } = await library();
  const hash = contentHash.match(/../g) ?? [];
  const bytes = [
    ...new Uint8Array(base64URLStringToBuffer(challenge)),
    ...hash.map((hex) => parseInt(hex, 16)),
  ];
  return bufferToBase64URLString(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
}

/**
 * Asks for a passkey that signs a challenge of the server: any that the browser has of this site, or one of those that
 * the options name.
 *
 * @throws Error in words where it was cancelled, took too long, or there is none.
 */
export async function assertPasskey(options: AssertionOptionsDto): Promise<PasskeyAssertionDto> {
  const { startAuthentication } = await library();
  const allowCredentials = options.allowCredentials.map(({ transports, ...one }) => ({
    ...one,
    transports: transports as AuthenticatorTransport[],
  }));
  try {
    return await startAuthentication({ optionsJSON: { ...options, allowCredentials } });
  } catch (error) {
    const { name } = error as { name?: string };
    // Browsers do not say which of these it was.
    if (name === 'NotAllowedError')
      throw new Error(
        'No passkey was used: it was cancelled, it took too long, or this device has none of yours.',
      );
    throw inWords(error);
  }
}

interface ToSign {
  /** 32 bytes in base64url, for one use. */
  challenge: string;
  /** SHA-256 in hex of what is signed. */
  contentHash: string;
  /** Of the person who signs. */
  passkeys: readonly PasskeyHandleDto[];
}

/**
 * Asks a person to sign what they are shown with one of their passkeys, with its PIN or their finger.
 *
 * @throws Error in words where it was cancelled or took too long.
 */
export async function signWithPasskey({
  challenge,
  contentHash,
  passkeys,
}: ToSign): Promise<PasskeyAssertionDto> {
  const { startAuthentication } = await library();
  const allowCredentials = passkeys.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports as AuthenticatorTransport[],
  }));
  try {
    return await startAuthentication({
      optionsJSON: {
        challenge: await signedChallenge(challenge, contentHash),
        rpId: window.location.hostname,
        allowCredentials,
        userVerification: 'required',
        timeout: TIMEOUT_MS,
      },
    });
  } catch (error) {
    throw inWords(error);
  }
}
