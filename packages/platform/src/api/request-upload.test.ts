import { fakeFetch, json } from '../test/fake-fetch';
import { CLIENT_ID } from './client-id';
import { requestUpload } from './request-upload';

test('a text file is sent as it is, under the type that the call takes', async () => {
  const calls = fakeFetch({
    'POST /api/imports?file_name=arms+room.csv': () => json({ id: 'I-1' }, 201),
  });
  const file = new File(['Name,Serial Number\n'], 'arms room.csv', { type: 'application/vnd.ms-excel' });
  const answer = await requestUpload('POST /api/imports', file, {
    query: { file_name: file.name },
  });
  expect(answer).toEqual({ id: 'I-1' });
  expect(calls[0]?.init.headers).toEqual({ 'content-type': 'text/csv', 'x-client-id': CLIENT_ID });
  const sent = calls[0]?.init.body as Blob;
  expect([sent.size, sent.type]).toEqual([file.size, 'text/csv']);
});

test('a form names its own type, with the boundary that the browser chose', async () => {
  const calls = fakeFetch({ 'POST /api/uploads': () => json({ uploads: [] }, 201) });
  const form = new FormData();
  form.append('photo', new Blob(['...'], { type: 'image/jpeg' }), 'photo.jpg');
  await requestUpload('POST /api/uploads', form);
  expect(calls[0]?.init.headers).toEqual({ 'x-client-id': CLIENT_ID });
  expect(calls[0]?.init.body).toBe(form);
});

test('a refusal is thrown with the words of the server', async () => {
  fakeFetch({
    'POST /api/imports': () => json({ error: 'bad', message: 'The file is empty.' }, 400),
  });
  const sending = requestUpload('POST /api/imports', new Blob(['']));
  await expect(sending).rejects.toMatchObject({ status: 400, message: 'The file is empty.' });
});
