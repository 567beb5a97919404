import path from 'node:path';
import type { Role } from '@hand-receipt/contracts';
import type { Policy } from '@hand-receipt/ledger';
import { ConfigReader, type PrivateAddresses } from './config-reader';
import { type FabricConfig, readFabricConfig } from './fabric-config';
import type { SmtpSettings } from '../mail/smtp-mailer';
import { PATHS } from '../paths';
import { type SignInConfig, readSignIn } from './sign-in-config';
import { readSmtp } from './smtp-config';
import { readWitnessPolicy } from './witness-config';

/** How the server runs, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. Holds the embedded database, the ledger's journal and key, and the lock. */
  dataDir: string;
  /** Absolute. The ledger's signing key, where several servers share one; null keeps it in the data folder. */
  ledgerKeyFile: string | null;
  /** Absolute. The key of authenticator apps' secrets, where several servers share one; null keeps it in the data folder. */
  totpKeyFile: string | null;
  /** Roles that may do nothing without a second factor. */
  secondFactor: readonly Role[];
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl: string | null;
  /** Absolute. Where the built product is: `shell/` and `remotes/<name>/`. */
  webRoot: string;
  /** Remotes that are switched off until the next start, e.g. `mfe-transfers`. */
  remotesOff: string[];
  /** Absolute. The ledger's one-file verifier as it was built; null where it is made when it is asked for. */
  verifierFile: string | null;
  /** Demo company, shown sign-in, developer sign-in. Never with a PostgreSQL of one's own. */
  demo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses of reverse proxies whose X-Forwarded-* headers are believed; false for none. */
  trustProxy: string | false;
  /** Names, in lower case, under which the server is reached; others are refused. Empty: see `http/plugins/allowed-hosts`. */
  allowedHosts: string[];
  /** Where people reach the server, such as `https://hr.example.mil`; printed on papers. Null: their code has no address. */
  publicUrl: string | null;
  /** How people sign in besides their password, and whether they may with it. */
  signIn: SignInConfig;
  /** What a monitor shows to read /metrics; null lets this machine alone read them. */
  metricsToken: string | null;
  /** Calls of the API that one token, person or address may make in a minute; 0 for no limit. */
  rateLimit: number;
  /** Between the signal to stop and the end of service, so that a load balancer looks elsewhere first. */
  drainSeconds: number;
  /** The mail server that hand receipts are sent by; null where there is none. */
  smtp: SmtpSettings | null;
  /** Private addresses that webhooks may be sent to: none, all, or these networks. */
  webhookPrivateAddresses: PrivateAddresses;
  /** The witnesses that this server asks to cosign its checkpoints, and which of them are enough; null for none. */
  witnessPolicy: Policy | null;
  /** The Fabric network that checkpoints are anchored in; null for none. */
  fabric: FabricConfig | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ON_OFF = ['on', 'off'] as const;
const METRICS_TOKEN_LENGTH = 16;
/** A browser that opens the product makes about 30 calls, and a queue of a day offline some hundreds. */
const RATE_LIMIT = 3000;

/** The environment asks for something that cannot be. `message` has one line for each mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads HOST, PORT, DATA_DIR, DATABASE_URL, WEB_ROOT, REMOTES_OFF, LOG_LEVEL, LEDGER_KEY_FILE, DEMO, TRUST_PROXY, ALLOWED_HOSTS,
 * PUBLIC_URL, METRICS_TOKEN, RATE_LIMIT, DRAIN_SECONDS, SMTP_URL, MAIL_FROM, WEBHOOK_PRIVATE_ADDRESSES, WITNESS_POLICY_FILE,
 * FABRIC_CONFIG, PASSWORD_SIGN_IN, OIDC_*, CERTIFICATE_*, SECOND_FACTOR and TOTP_KEY_FILE (docs/operations.md).
 *
 * @throws ConfigError naming every variable that is wrong, and what it should be.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = new ConfigReader(env);
  const databaseUrl = read.postgresUrl('DATABASE_URL');
  const demo = read.oneOf('DEMO', ON_OFF, databaseUrl ? 'off' : 'on');
  if (databaseUrl && demo === 'on') {
    read.mistakes.push(
      'DEMO is on and DATABASE_URL is set: the demo company runs on the embedded database only.',
    );
  }
  const settings: Omit<Config, 'signIn'> = {
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.whole('PORT', { from: 0, to: 65535, fallback: 3000 }),
    dataDir: read.folder('DATA_DIR', path.join(PATHS.repository, '.data')),
    ledgerKeyFile: read.file('LEDGER_KEY_FILE'),
    totpKeyFile: read.file('TOTP_KEY_FILE'),
    secondFactor: read.roles('SECOND_FACTOR'),
    databaseUrl,
    webRoot: read.folder('WEB_ROOT', path.join(PATHS.repository, 'dist')),
    remotesOff: read.remotes('REMOTES_OFF'),
    verifierFile: PATHS.verifierPage,
    demo: demo === 'on',
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: read.proxies('TRUST_PROXY'),
    allowedHosts: read.hosts('ALLOWED_HOSTS'),
    publicUrl: read.webAddress('PUBLIC_URL'),
    metricsToken: read.secret('METRICS_TOKEN', METRICS_TOKEN_LENGTH),
    rateLimit: read.whole('RATE_LIMIT', { from: 0, to: 1_000_000, fallback: RATE_LIMIT }),
    drainSeconds: read.whole('DRAIN_SECONDS', { from: 0, to: 600, fallback: 0 }),
    smtp: readSmtp(read),
    webhookPrivateAddresses: read.privateAddresses('WEBHOOK_PRIVATE_ADDRESSES'),
    witnessPolicy: readWitnessPolicy(read),
    fabric: readFabricConfig(read),
  };
  const config: Config = { ...settings, signIn: readSignIn(read, settings) };
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes.join('\n'));
  return config;
}
