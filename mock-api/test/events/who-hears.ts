import type { QueryScope } from '@hand-receipt/contracts';
import { cookieOf, TEST_PASSWORD } from '../support/app';
import type { World } from '../roles/role-matrix-fixture';
import { type Listener, listenTo } from './listener';

/** What each of some people is told to read again while something is done. */
export type Heard<Who extends string> = Record<Who, Set<QueryScope>>;

/**
 * Opens a stream for each of some people of a test's app, by their user names.
 *
 * @returns a function that runs an act and returns the updates that each of them received, and one that ends all streams.
 */
export async function hearingOf<Who extends string>(
  world: Pick<World, 'app' | 'inject' | 'database'>,
  people: readonly Who[],
) {
  const base = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const listeners = new Map<Who, Listener>();
  for (const username of people) {
    const body = { username, password: TEST_PASSWORD };
    const cookie = cookieOf(await world.inject({ method: 'POST', url: '/api/auth/login', body }));
    listeners.set(username, await listenTo(`${base}/api/events`, { cookie }));
  }
  const changes = (listener: Listener) => listener.of<{ scopes: QueryScope[] }>('changed');

  /** A signal that nothing else sends: what was committed before it has been heard by then. */
  async function settle(): Promise<void> {
    const before = new Map([...listeners].map(([who, listener]) => [who, marks(listener)]));
    await world.database.db
      .transaction()
      .execute((trx) => world.app.events.publishUpdate(trx, { audience: 'everybody', scopes: ['config'] }));
    for (const [who, listener] of listeners) {
      await listener.until(() => marks(listener) > (before.get(who) ?? 0));
    }
  }
  const isMark = (scopes: readonly QueryScope[]) => scopes.length === 1 && scopes[0] === 'config';
  const marks = (listener: Listener) => changes(listener).filter(({ data }) => isMark(data.scopes)).length;

  return {
    async during(act: () => Promise<unknown>): Promise<Heard<Who>> {
      await settle();
      const begun = new Map([...listeners].map(([who, listener]) => [who, changes(listener).length]));
      await act();
      await settle();
      const heard = [...listeners].map(([who, listener]) => {
        const since = changes(listener).slice(begun.get(who));
        return [who, new Set(since.flatMap(({ data }) => (isMark(data.scopes) ? [] : data.scopes)))];
      });
      return Object.fromEntries(heard) as Heard<Who>;
    },
    stop: () => listeners.forEach((listener) => listener.stop()),
  };
}
