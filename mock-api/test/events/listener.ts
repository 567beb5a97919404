/** One event of a stream. */
interface StreamEvent<T> {
  id: string | undefined;
  data: T;
}

/** A client of an event stream that keeps all it hears. */
export interface Listener {
  of<T>(name: string): StreamEvent<T>[];
  /** Waits until it is so, at most five seconds. */
  until(isSo: () => boolean): Promise<void>;
  stop(): void;
  /** Settles when the stream is over. */
  ended: Promise<void>;
}

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

/** Opens an event stream, and answers once the server has begun it. */
export async function listenTo(url: string, headers: Record<string, string>): Promise<Listener> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const heard: { name: string; id: string | undefined; data: unknown }[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();

  async function read(): Promise<void> {
    let pending = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (pending + value).split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const [name, data] = [field(block, 'event'), field(block, 'data')];
        if (name && data) heard.push({ name, id: field(block, 'id'), data: JSON.parse(data) });
      }
    }
  }

  return {
    of: <T>(name: string) =>
      heard.filter((event) => event.name === name).map(({ id, data }) => ({ id, data: data as T })),
    async until(isSo) {
      const deadline = Date.now() + 5000;
      while (!isSo()) {
        if (Date.now() > deadline) throw new Error(`Not heard in time; heard ${JSON.stringify(heard)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    stop: () => abort.abort(),
    ended: read().catch(() => undefined),
  };
}
