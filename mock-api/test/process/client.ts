/** A person signed in, at whichever process of the server they ask. */
export interface RemoteClient {
  cookie: string;
  /** @throws TypeError where the server cannot be reached or goes away before it answers. */
  send(
    base: string,
    method: string,
    path: string,
    options?: { body?: object; key?: string },
  ): Promise<Response>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const clientWith = (cookie: string): RemoteClient => ({
  cookie,
  send: (base, method, path, { body, key } = {}) =>
    fetch(`${base}${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && JSON_TYPE),
        ...(key && { 'idempotency-key': key }),
      },
      body: body && JSON.stringify(body),
    }),
});

export const logIn = (base: string, username: string, password: string): Promise<Response> =>
  fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username, password }),
  });

/** Signs in by password. @throws Error with what was answered instead */
export async function signIn(base: string, username: string, password: string): Promise<RemoteClient> {
  const answer = await logIn(base, username, password);
  if (answer.status !== 200) throw new Error(`${username} was not let in: ${await answer.text()}`);
  return clientWith(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
}
