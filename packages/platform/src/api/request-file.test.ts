import { fakeFetch, json } from '../test/fake-fetch';
import { type ApiError, isNetworkError } from './api-error';
import { type FileProgress, requestFile } from './request-file';

const PATH = '/api/transfers/T-0001/da2062';
const call = (onProgress?: (progress: FileProgress) => void) =>
  requestFile('GET /api/transfers/:id/da2062', { params: { id: 'T-0001' }, onProgress });

/** An answer that comes in these pieces; after the last it ends, or breaks. */
function pieces(texts: string[], breaks = false): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = texts.shift();
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
      else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="DA2062_HR-20261121-T-0001.pdf"',
      'x-page-count': '3',
    },
  });
}

test('a file comes with its bytes, its type and the name that the server gives it', async () => {
  const calls = fakeFetch({ [`GET ${PATH}`]: () => pieces(['%PDF-', '1.7']) });
  const { blob, fileName } = await call();
  expect([blob.size, blob.type, fileName]).toEqual([8, 'application/pdf', 'DA2062_HR-20261121-T-0001.pdf']);
  expect(calls[0]?.init.credentials).toBe('include');
});

test('progress tells the bytes so far, and the pages that it will be', async () => {
  fakeFetch({ [`GET ${PATH}`]: () => pieces(['%PDF-', '1.7']) });
  const told: FileProgress[] = [];
  await call((progress) => told.push(progress));
  expect(told).toEqual([
    { received: 5, total: null, pages: 3 },
    { received: 8, total: null, pages: 3 },
  ]);
});

test('a refusal says the server’s message', async () => {
  fakeFetch({
    [`GET ${PATH}`]: () => json({ error: 'x', message: 'Transfer not found', requestId: 'r' }, 404),
  });
  const refused = await call().catch((error: unknown) => error);
  expect([(refused as ApiError).status, (refused as ApiError).message]).toEqual([404, 'Transfer not found']);
});

test('a file that is cut off is a network error, not half a file', async () => {
  fakeFetch({ [`GET ${PATH}`]: () => pieces(['%PDF-'], true) });
  const cut = await call().catch((error: unknown) => error);
  expect(isNetworkError(cut)).toBe(true);
});
