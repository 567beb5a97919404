import type { RouteBody, RouteKey, RouteResponse } from '@hand-receipt/contracts/routes';
import type { InjectOptions } from 'fastify';
import type { Company, Username } from '../custody/company';

/** What a call carries besides its method and path. */
export interface Given<K extends RouteKey> {
  /** Fills `:name` of the path. */
  params?: Record<string, string>;
  /** After the question mark. */
  query?: string;
  body?: RouteBody<K>;
}

/**
 * Calls of the contract as people of a company: `ok` answers the body of a success, `refused` the status
 * and the sentence of a refusal.
 */
export function callsOf(company: Company) {
  const send = <K extends RouteKey>(who: Username, key: K, { params = {}, query, body }: Given<K> = {}) => {
    const [method = '', path = ''] = key.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    return company.as[who]({
      method: method as InjectOptions['method'],
      url: query ? `${filled}?${query}` : filled,
      ...(body !== undefined && { body: body as object }),
    });
  };

  return {
    send,
    async ok<K extends RouteKey>(who: Username, key: K, given?: Given<K>): Promise<RouteResponse<K>> {
      const response = await send(who, key, given);
      if (response.statusCode >= 300) throw new Error(`${key}: ${response.body}`);
      return response.json<RouteResponse<K>>();
    },
    async refused<K extends RouteKey>(who: Username, key: K, given?: Given<K>): Promise<[number, string]> {
      const response = await send(who, key, given);
      if (response.statusCode < 400) throw new Error(`${key} was not refused: ${response.body}`);
      return [response.statusCode, response.json<{ message: string }>().message];
    },
  };
}

export type Calls = ReturnType<typeof callsOf>;

/** Makes two people each other's accepted connection. */
export async function connect({ database, ids }: Company, one: Username, other: Username): Promise<void> {
  await database.db
    .insertInto('connections')
    .values({ user_id: ids[one], other_user_id: ids[other], status: 'accepted' })
    .execute();
}

/** Lets everybody's session outlive a test that is told over weeks. */
export async function keepSignedIn({ database }: Company): Promise<void> {
  const never = new Date(2100, 0, 1);
  await database.db.updateTable('sessions').set({ last_seen_at: never, expires_at: never }).execute();
}
