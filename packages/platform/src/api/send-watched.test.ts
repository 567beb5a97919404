import { requestUpload } from './request-upload';

/** The browser's own way to send a file, played by hand. */
class Line extends EventTarget {
  static last: Line;
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  sent: unknown;
  asked = '';

  constructor() {
    super();
    Line.last = this;
  }
  open(method: string, url: string) {
    this.asked = `${method} ${url}`;
  }
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-total-count: 1';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

function upload(signal?: AbortSignal) {
  globalThis.XMLHttpRequest = Line as unknown as typeof XMLHttpRequest;
  const shares: number[] = [];
  const form = new FormData();
  const answer = requestUpload('POST /api/uploads', form, { onSent: (share) => shares.push(share), signal });
  return { answer, shares, form, line: Line.last };
}

test('what has gone out is told as it goes, and the answer comes as from any call', async () => {
  const { answer, shares, form, line } = upload();
  expect([line.asked, line.sent]).toEqual(['POST /api/uploads', form]);
  line.progress(50, 200);
  line.progress(200, 200);
  line.answer(201, { uploads: [] });
  await expect(answer).resolves.toEqual({ uploads: [] });
  expect(shares).toEqual([0.25, 1]);
});

test('a refusal has the words of the server', async () => {
  const { answer, line } = upload();
  line.answer(415, { message: 'This file is not a photo.' });
  await expect(answer).rejects.toMatchObject({ status: 415, message: 'This file is not a photo.' });
});

test('a connection that is lost is no answer', async () => {
  const { answer, line } = upload();
  line.progress(50, 200);
  line.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toMatchObject({ status: 0 });
});

test('a line on which nothing moves is given up', async () => {
  jest.useFakeTimers();
  const { answer, line } = upload();
  jest.advanceTimersByTime(59_000);
  line.progress(50, 200);
  jest.advanceTimersByTime(59_000);
  const lost = expect(answer).rejects.toMatchObject({ status: 0 });
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  await lost;
});

test('an aborted call rejects with the reason of the caller', async () => {
  const gone = new AbortController();
  const { answer } = upload(gone.signal);
  gone.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
