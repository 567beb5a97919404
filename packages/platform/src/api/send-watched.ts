/** A connection on which nothing has moved for so long is taken for lost. */
const STALLED_MS = 60_000;

/** Receives the share of the body that has gone out, from 0 to 1. */
export type OnSent = (share: number) => void;

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Some statuses forbid a body, and a Response made with an empty one throws. */
const responseOf = (call: XMLHttpRequest): Response =>
  new Response(call.responseText || null, {
    status: call.status,
    statusText: call.statusText,
    headers: headersOf(call),
  });

/**
 * Does what `fetch` does, for a body whose way to the server is worth watching: `fetch` does not tell how
 * much of it has gone out, and waits for ever on a line that has died.
 *
 * @throws TypeError where no answer came, as `fetch` does; the signal's reason where it was aborted
 */
export function sendWatched(url: string, init: RequestInit, onSent: OnSent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(() => call.abort(), STALLED_MS);
    };
    const abort = () => call.abort();
    const end = () => {
      clearTimeout(watch);
      init.signal?.removeEventListener('abort', abort);
    };
    const lost = () => {
      end();
      reject(init.signal?.aborted ? init.signal.reason : new TypeError('Failed to fetch'));
    };

    call.open(init.method ?? 'GET', url);
    call.withCredentials = true;
    new Headers(init.headers).forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      if (total > 0) onSent(loaded / total);
    });
    call.addEventListener('load', () => {
      end();
      resolve(responseOf(call));
    });
    call.addEventListener('error', lost);
    call.addEventListener('abort', lost);
    init.signal?.addEventListener('abort', abort);
    moved();
    call.send(init.body as XMLHttpRequestBodyInit | null);
  });
}
