import type { Agent } from 'node:http';
import { send, sessionOf } from './http';

/** Everybody's in the brigade of a benchmark. */
export const PASSWORD = 'bench-0600';

/** Signs somebody in by password. @returns the cookie of the session */
export async function signIn(agent: Agent, origin: string, username: string): Promise<string> {
  const body = { username, password: PASSWORD };
  const url = `${origin}/api/auth/login`;
  return sessionOf(await send(agent, { method: 'POST', url, headers: {}, body }));
}
