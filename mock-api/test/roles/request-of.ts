import type { InjectOptions } from 'fastify';
import type { Sent } from './line';

/**
 * The request that a call of the contract is.
 *
 * @param key `METHOD /path`, as the contract writes it
 */
export function requestOf(key: string, { id, params, query, body, payload, headers }: Sent): InjectOptions {
  const [method = '', path = ''] = key.split(' ');
  const filled: Record<string, string> = { ...params, ...(id !== undefined && { id }) };
  const sent = payload ?? body;
  return {
    method: method as InjectOptions['method'],
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(filled[name] ?? 'none')),
    query: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(sent !== undefined && { payload: sent }),
    ...(headers && { headers }),
  };
}
