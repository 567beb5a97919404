import { isIP } from 'node:net';
import path from 'node:path';
import { ROLES, type Role } from '@hand-receipt/contracts';

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Which private addresses may be reached. */
export type PrivateAddresses = 'refuse' | 'allow' | readonly string[];

/** `10.0.0.0/8`, `::1`, `loopback`. */
const isProxy = (text: string): boolean => PROXY_NAMES.includes(text) || isNetwork(text);

/** `10.0.0.0/8`, `::1`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Reads settings of an environment and collects what is wrong with them, so that all mistakes are told
 * at once. A setting that is empty counts as not given.
 */
export class ConfigReader {
  /** One sentence for each setting that cannot be. */
  readonly mistakes: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  whole(name: string, range: { from: number; to: number; fallback: number }): number {
    const text = this.text(name) ?? String(range.fallback);
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < range.from || number > range.to) {
      this.mistakes.push(
        `${name} is '${text}'; it must be a whole number from ${range.from} to ${range.to}.`,
      );
    }
    return number;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name) ?? fallback;
    const choice = choices.find((known) => known === text);
    if (!choice) this.mistakes.push(`${name} is '${text}'; it must be one of ${choices.join(', ')}.`);
    return choice ?? fallback;
  }

  /** An absolute path. A relative one starts where the command was typed, not where a script runs. */
  folder(name: string, fallback: string): string {
    return path.resolve(this.#env.INIT_CWD ?? '', this.text(name) ?? fallback);
  }

  /** As `folder`, for a file that need not be named. */
  file(name: string): string | null {
    return this.text(name) && this.folder(name, '');
  }

  /** A secret of at least `least` characters; its value is never repeated. */
  secret(name: string, least: number): string | null {
    const text = this.text(name);
    if (text && text.length < least)
      this.mistakes.push(`${name} is too short: at least ${least} characters.`);
    return text;
  }

  postgresUrl(name: string): string | null {
    const text = this.text(name);
    if (text && !/^postgres(ql)?:\/\/./.test(text)) {
      this.mistakes.push(`${name} must begin with postgres:// or postgresql://.`);
    } else if (text && !URL.canParse(text)) {
      this.mistakes.push(`${name} is no address: it is written postgres://user:password@host:port/database.`);
    }
    return text;
  }

  /** The origin of a web site, without a path. */
  webAddress(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href) return url.origin;
    this.mistakes.push(
      `${name} is '${text}'; it is written https://host or https://host:port, without a path.`,
    );
    return null;
  }

  /** Host names without ports, with commas between, in lower case. */
  hosts(name: string): string[] {
    const hosts = (this.text(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
    const known = hosts.filter(Boolean);
    const wrong = known.filter((host) => !/^[a-z0-9.-]+$/.test(host) && !/^\[[0-9a-f:]+\]$/.test(host));
    if (wrong.length > 0) {
      this.mistakes.push(
        `${name} has '${wrong.join(', ')}'; it takes host names without ports, with commas between.`,
      );
    }
    return known;
  }

  /** Folder names of remotes, with commas between. */
  remotes(name: string): string[] {
    const given = (this.text(name) ?? '').split(',').map((entry) => entry.trim());
    const known = given.filter(Boolean);
    const wrong = known.filter((entry) => !/^mfe-[a-z0-9-]+$/.test(entry));
    if (wrong.length > 0) {
      this.mistakes.push(
        `${name} has '${wrong.join(', ')}'; it takes folder names of remotes such as mfe-transfers, with commas between.`,
      );
    }
    return known;
  }

  /** `allow`, or networks such as `10.20.0.0/16` with commas between; nothing for none. */
  privateAddresses(name: string): PrivateAddresses {
    const text = this.text(name);
    if (text === null) return 'refuse';
    if (text === 'allow') return 'allow';
    const networks = text.split(',').map((entry) => entry.trim());
    const wrong = networks.filter((network) => !isNetwork(network));
    if (wrong.length > 0) {
      this.mistakes.push(
        `${name} has '${wrong.join(', ')}'; it is 'allow', or takes networks such as 10.20.0.0/16, with commas between.`,
      );
    }
    return networks;
  }

  /** Roles of people, with commas between. */
  roles(name: string): Role[] {
    const given = (this.text(name) ?? '').split(',').map((entry) => entry.trim());
    const isRole = (entry: string): entry is Role => (ROLES as readonly string[]).includes(entry);
    const wrong = given.filter((entry) => entry && !isRole(entry));
    if (wrong.length > 0) {
      this.mistakes.push(
        `${name} has '${wrong.join(', ')}'; it takes roles with commas between: ${ROLES.join(', ')}.`,
      );
    }
    return given.filter(isRole);
  }

  /** Addresses of reverse proxies, with commas between; false for none. */
  proxies(name: string): string | false {
    const text = this.text(name);
    const wrong = text
      ?.split(',')
      .map((entry) => entry.trim())
      .filter((entry) => !isProxy(entry));
    if (wrong && wrong.length > 0) {
      this.mistakes.push(
        `${name} has '${wrong.join(', ')}'; it takes IP addresses, networks such as 10.0.0.0/8, and ` +
          `${PROXY_NAMES.join(', ')}, with commas between.`,
      );
    }
    return text ?? false;
  }
}
