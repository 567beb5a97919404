import type { ItemPhotoDto } from '@hand-receipt/contracts';
import type { InjectOptions } from 'fastify';
import { messageOf } from '../custody/company';
import { formOf, jpeg } from '../uploads/files';
import { type Uploading, uploadingCompany } from '../uploads/uploading';

let photos: Uploading;
let byToken: (options: InjectOptions) => ReturnType<Uploading['get']>;
beforeAll(async () => {
  photos = await uploadingCompany();
  const { as, app } = photos.company;
  const made = await as.halloran({
    method: 'POST',
    url: '/api/tokens',
    body: { name: 'Camera', scope: 'read-write' },
  });
  const { token } = made.json<{ token: string }>();
  byToken = (options) =>
    app.inject({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
});

const upload = async (bytes: Buffer) =>
  byToken({ method: 'POST', url: '/api/uploads', ...formOf({ bytes }) });

test('a program with a token uploads a photo, adds it to an item, lists, reads and removes it', async () => {
  const { id } = await photos.company.createItem();
  const sent = await upload(await jpeg('red'));
  expect(sent.statusCode).toBe(201);
  const [{ id: uploadId } = { id: '' }] = sent.json<{ uploads: { id: string }[] }>().uploads;
  const url = `/api/property/${id}/photos`;
  const added = await byToken({ method: 'POST', url, body: { uploadId, kind: 'data-plate' } });
  expect(added.statusCode).toBe(201);

  const listed = (await byToken({ url })).json<ItemPhotoDto[]>();
  expect(listed).toMatchObject([{ uploadId, kind: 'data-plate', by: 'SPC Halloran' }]);
  const read = await byToken({ url: listed[0]?.address ?? '' });
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const removed = await byToken({ method: 'DELETE', url: `${url}/${uploadId}` });
  expect([removed.statusCode, removed.json()]).toEqual([200, []]);
});

test('what is no photo is refused, and an item out of sight has none', async () => {
  const sent = await upload(Buffer.from('MZ this is a program'));
  expect(sent.statusCode).toBe(415);
  expect(messageOf(sent)).not.toBe('');
  const { id } = await photos.company.createItem();
  const answers = [
    await photos.get('stranger', `/api/property/${id}/photos`),
    await photos.get('halloran', '/api/property/P-99999/photos'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
