import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { ProviderConfig } from '../../src/kernel/config/sign-in-config';

/** Where people reach the server of a test. The provider sends browsers there, and the test brings them. */
const PUBLIC_URL = 'https://hr.unit.example';

/** A provider that runs. */
export interface TestProvider {
  settings: ProviderConfig;
  issuer: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

interface Wanted {
  port?: number;
  /** What it says of its people, by user name. */
  claims?: Record<string, object>;
  /** Seconds for which its codes can be used. */
  codeTtl?: number;
  publicUrl?: string;
}

/** Starts a provider in a process of its own, as it is in life. Any password is right there. */
export async function startProvider({
  publicUrl = PUBLIC_URL,
  ...wanted
}: Wanted = {}): Promise<TestProvider> {
  const port = wanted.port ?? (await freePort());
  const options = {
    ...wanted,
    port,
    redirectUris: [`${publicUrl}/api/auth/provider/callback`],
    signedOutUris: [`${publicUrl}/login`],
  };
  const child = fork(path.join(__dirname, 'oidc-provider.mjs'), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The provider ended.'))),
  ]);
  const issuer = `http://127.0.0.1:${port}`;
  return {
    issuer,
    settings: {
      issuer,
      clientId: 'hand-receipt',
      clientSecret: 'secret-of-the-client',
      name: 'Unit Login',
      scopes: 'openid profile email',
      publicUrl,
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Cookies as a browser has them, by their name. */
class Cookies {
  readonly #byName = new Map<string, string>();

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#byName.delete(name);
      else this.#byName.set(name, value);
    }
  }

  get header(): string {
    return [...this.#byName].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

type Inject = (options: { url: string; headers: Record<string, string> }) => Promise<LightMyRequestResponse>;

/** A browser with its cookies here and there, that goes where it is sent. */
export class ProviderBrowser {
  readonly here = new Cookies();
  #there = new Cookies();
  readonly #inject: Inject;

  constructor(inject: Inject) {
    this.#inject = inject;
  }

  /** Opens a page of this server. */
  async open(url: string): Promise<LightMyRequestResponse> {
    // The provider's site led here, so the browser sends only cookies that are Lax.
    const headers = {
      cookie: this.here.header,
      'x-forwarded-proto': 'https',
      'sec-fetch-site': 'cross-site',
    };
    const answer = await this.#inject({ url, headers });
    this.here.keep([answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  async #ask(url: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.#there.header },
      ...(form && { body: new URLSearchParams(form) }),
    });
    this.#there.keep(answer.headers.getSetCookie());
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return new URL(location, url).href;
  }

  /** Signs in at the provider. @returns path and query with which it sends the browser back */
  async signInThere(authorizationUrl: string, username: string): Promise<string> {
    let at = await this.#ask(authorizationUrl);
    for (let step = 0; step < 6 && !at.startsWith('https:'); step += 1) {
      at = /\/interaction\//.test(at)
        ? await this.#ask(at, { prompt: 'login', login: username, password: 'any' })
        : await this.#ask(at);
    }
    const { pathname, search } = new URL(at);
    return pathname + search;
  }

  /** Another person sits down: the provider knows nobody in this browser. */
  forgetProvider(): this {
    this.#there = new Cookies();
    return this;
  }

  /** From the button to the page that the person ends at. */
  async signIn(username: string, start = '/api/auth/provider/start'): Promise<string> {
    const begun = await this.open(start);
    const there = begun.headers.location ?? '';
    if (!there.startsWith('http://')) return there;
    const back = await this.open(await this.signInThere(there, username));
    return back.headers.location ?? '';
  }
}
