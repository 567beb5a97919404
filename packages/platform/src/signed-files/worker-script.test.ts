import { fetchSigned } from './fetch-signed';
import { WorkerScript } from './worker-script';

const at = (file: string) => new URL(`http://localhost/remotes/mfe-ledger/${file}`);
const own = { releaseIntegrityOf: (url: string) => `digest of ${url}` };
const created: Blob[] = [];

function sends(status: number) {
  const fetch = jest.fn(
    async () => new Response(status === 200 ? 'self.onmessage = null' : null, { status }),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => {
  Object.assign(globalThis, own);
  URL.createObjectURL = (blob) => `blob:${created.push(blob as Blob)}`;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'releaseIntegrityOf'));

test('a worker starts from the bytes that were checked, fetched once', async () => {
  const fetch = sends(200);
  const script = new WorkerScript(at('a.js'));
  const [first, second] = await Promise.all([script.address(), script.address()]);
  expect(first).toMatch(/^blob:/);
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(at('a.js').href, { integrity: `digest of ${at('a.js').href}` });
});

test('one that cannot be had is asked for again', async () => {
  const script = new WorkerScript(at('b.js'));
  sends(503);
  await expect(script.address()).rejects.toThrow('b.js answered 503');
  sends(200);
  expect(await script.address()).toMatch(/^blob:/);
});

test('in development, where nothing is signed, a worker starts from its own address', async () => {
  Reflect.deleteProperty(globalThis, 'releaseIntegrityOf');
  const fetch = sends(200);
  expect(await new WorkerScript(at('c.js')).address()).toBe(at('c.js').href);
  expect(fetch).not.toHaveBeenCalled();
  expect((await fetchSigned(at('c.wasm').href)).ok).toBe(true);
});
