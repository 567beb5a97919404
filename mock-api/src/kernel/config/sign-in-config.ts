import type { ConfigReader } from './config-reader';

/** The OpenID Connect provider at which people sign in. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
  /** What the button of the sign-in screen calls it. */
  name: string;
  /** With blanks between; `openid` is among them. */
  scopes: string;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
}

/** Headers in which a trusted proxy passes the certificate that it has verified, in lower case. */
export interface CertificateConfig {
  /** Has the subject of the certificate. */
  subjectHeader: string;
  /** Is SUCCESS where the proxy has verified it. */
  verifiedHeader: string;
}

export interface SignInConfig {
  /** Everybody may sign in and register with a password; else only an Admin signs in with one. */
  password: boolean;
  provider: ProviderConfig | null;
  certificate: CertificateConfig | null;
}

const PROVIDER_SETTINGS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME', 'OIDC_SCOPES'];
const HEADER_NAME = /^[A-Za-z0-9-]+$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Plain HTTP would show the sign-in to the network, except on this machine. */
function readIssuer(read: ConfigReader): string | null {
  const text = read.text('OIDC_ISSUER');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (url && isSecure && url.search === '' && url.hash === '') return text;
  read.mistakes.push(`OIDC_ISSUER is '${text}'; it is the provider's address, which begins with https://.`);
  return null;
}

function readProvider(read: ConfigReader, publicUrl: string | null): ProviderConfig | null {
  const issuer = readIssuer(read);
  const clientId = read.text('OIDC_CLIENT_ID');
  const scopes = read.text('OIDC_SCOPES') ?? 'openid profile email';
  if (read.text('OIDC_ISSUER') === null) {
    const alone = PROVIDER_SETTINGS.filter((name) => read.text(name) !== null);
    if (alone.length > 0) {
      read.mistakes.push(`${alone.join(', ')} ${alone.length === 1 ? 'needs' : 'need'} OIDC_ISSUER.`);
    }
    return null;
  }
  if (clientId === null) read.mistakes.push('OIDC_ISSUER is set and OIDC_CLIENT_ID is not.');
  if (publicUrl === null) {
    read.mistakes.push('OIDC_ISSUER needs PUBLIC_URL: the provider sends people back there.');
  }
  if (!scopes.split(/\s+/).includes('openid')) {
    read.mistakes.push(`OIDC_SCOPES is '${scopes}'; openid must be among them.`);
  }
  if (issuer === null || clientId === null || publicUrl === null) return null;
  return {
    issuer,
    clientId,
    clientSecret: read.text('OIDC_CLIENT_SECRET'),
    name: read.text('OIDC_NAME') ?? new URL(issuer).hostname,
    scopes,
    publicUrl,
  };
}

function readHeader(read: ConfigReader, name: string): string | null {
  const text = read.text(name);
  if (text !== null && !HEADER_NAME.test(text)) {
    read.mistakes.push(`${name} is '${text}'; it is the name of a header, such as x-client-subject.`);
  }
  return text?.toLowerCase() ?? null;
}

function readCertificate(read: ConfigReader, trustProxy: string | false): CertificateConfig | null {
  const subjectHeader = readHeader(read, 'CERTIFICATE_HEADER');
  const verifiedHeader = readHeader(read, 'CERTIFICATE_VERIFIED_HEADER');
  if (subjectHeader === null) {
    if (verifiedHeader !== null) read.mistakes.push('CERTIFICATE_VERIFIED_HEADER needs CERTIFICATE_HEADER.');
    return null;
  }
  if (trustProxy === false) {
    read.mistakes.push(
      'CERTIFICATE_HEADER needs TRUST_PROXY: only a trusted proxy may say who has shown a certificate.',
    );
  }
  return { subjectHeader, verifiedHeader: verifiedHeader ?? 'x-client-verify' };
}

/** How people sign in: OIDC_*, CERTIFICATE_* and PASSWORD_SIGN_IN. */
export function readSignIn(
  read: ConfigReader,
  { publicUrl, trustProxy }: { publicUrl: string | null; trustProxy: string | false },
): SignInConfig {
  const provider = readProvider(read, publicUrl);
  const certificate = readCertificate(read, trustProxy);
  const password = read.oneOf('PASSWORD_SIGN_IN', ['on', 'off'], 'on') === 'on';
  if (!password && read.text('OIDC_ISSUER') === null && certificate === null) {
    read.mistakes.push(
      'PASSWORD_SIGN_IN is off: set OIDC_ISSUER or CERTIFICATE_HEADER, or nobody but an Admin can sign in.',
    );
  }
  return { password, provider, certificate };
}
