import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { STANDSTILL_LIMIT_MS, askWatched } from '../support/standstill';
import { watchChanges } from './changes';
import { idsOf } from './ids';
import { oddRequests } from './odd-requests';
import { SENDERS, type Sender, sendersOf } from './people';

const SEED = 4612;

/** Every call of the contract. */
export const CALLS = Object.entries(routes) as [RouteKey, RouteContract][];

function expectNoFailure({ statusCode, body, json }: LightMyRequestResponse): void {
  expect(statusCode).toBeLessThan(500);
  if (statusCode < 400) return;
  expect(body).not.toMatch(/\bat \S+ \(?\/|node_modules|\.ts:\d+|syntax error|relation "|violates|SQLSTATE/);
  expect(json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
}

/** What went wrong, and what it was that was sent: a request is made from what is drawn, and not printed. */
function sentence(request: InjectOptions, cause: unknown): Error {
  const sent = JSON.stringify(request).slice(0, 1_000);
  return new Error(`${sent} - ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

/** A company that is sent odd requests. */
export class FuzzedCalls {
  senders!: Awaited<ReturnType<typeof sendersOf>>;
  #world!: World;
  #changes!: Awaited<ReturnType<typeof watchChanges>>;
  #ids!: string[];

  /** Created once, before the first test of the file. */
  static forFile(): FuzzedCalls {
    const calls = new FuzzedCalls();
    beforeAll(() => calls.#layIn());
    return calls;
  }

  /** Sends a call so many odd requests, and expects of each that it harms nothing. */
  async survive(key: RouteKey, contract: RouteContract, requests: number): Promise<void> {
    let heard = 0;
    for (const who of SENDERS) await this.senders.restore(who);
    await fc.assert(
      fc.asyncProperty(oddRequests(key, contract, this.#ids), async ({ who, make }) => {
        const request = await make(this.#world);
        const wasHeard = await this.#survives(who, request, contract.public ?? false).catch(
          (error: unknown) => {
            throw sentence(request, error);
          },
        );
        if (wasHeard) heard += 1;
        // The request may have signed its sender out, or changed who they are.
        else await this.senders.restore(who);
      }),
      { numRuns: requests, seed: SEED, endOnFailure: true },
    );
    expect(heard).toBeGreaterThan(requests / 2);
  }

  /** @returns false where the sender was not signed in any more, so that nothing was found out. */
  async #survives(who: Sender, request: InjectOptions, isPublic: boolean): Promise<boolean> {
    const before = await this.#changes();
    const { answer, stoodStillMs } = await askWatched(() => this.senders.send(who, request));
    expectNoFailure(answer);
    if (answer.statusCode >= 400) expect(await this.#changes()).toEqual(before);
    expect(stoodStillMs).toBeLessThan(STANDSTILL_LIMIT_MS);
    return isPublic || answer.statusCode !== 401;
  }

  async #layIn(): Promise<void> {
    const made = await makeWorld();
    this.senders = await sendersOf(made);
    this.#world = { ...made, as: { ...made.as, ...this.senders.as } };
    this.#ids = await idsOf(this.#world);
    this.#changes = await watchChanges(this.#world.database);
  }
}
