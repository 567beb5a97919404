/** Answers for `fetch`, by method and path with query; records what was asked. */
export function fakeFetch(answers: Record<string, () => Response | Promise<Response>>) {
  const calls: { key: string; init: RequestInit }[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const key = `${init.method ?? 'GET'} ${String(input)}`;
    calls.push({ key, init });
    const answer = answers[key];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  return calls;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
