import { UPLOADS } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { runJobs } from '../support/jobs';
import { formOf, jpeg } from './files';
import { type Uploading, uploadingCompany } from './uploading';

let photos: Uploading;
beforeAll(async () => {
  photos = await uploadingCompany();
});

test('a photo that no document carries is taken back by its owner, or cleaned away after a day', async () => {
  const [first, second, third] = await photos.upload(
    'halloran',
    { bytes: await jpeg('gold') },
    { bytes: await jpeg('gray') },
    { bytes: await jpeg('cyan') },
  );
  const remove = (who: Username, id: string) =>
    photos.company.as[who]({ method: 'DELETE', url: `/api/uploads/${id}` });
  expect((await remove('brandt', first?.id ?? '')).statusCode).toBe(404);
  expect((await remove('halloran', first?.id ?? '')).statusCode).toBe(200);
  expect((await photos.get('halloran', first?.address ?? '')).statusCode).toBe(404);

  const { id: propertyId } = await photos.company.createItem();
  await photos.calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: photos.company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [second?.address ?? ''],
    },
  });
  expect((await remove('halloran', second?.id ?? '')).statusCode).toBe(409);
  const now = Date.now();
  const HOUR_MS = 60 * 60 * 1000;
  photos.company.clock.set(new Date(now + 23 * HOUR_MS));
  await runJobs(photos.company.app, 'clean up photos');
  expect((await photos.get('halloran', third?.address ?? '')).statusCode).toBe(200);
  photos.company.clock.set(new Date(now + 25 * HOUR_MS));
  await runJobs(photos.company.app, 'clean up photos');
  expect((await photos.get('halloran', third?.address ?? '')).statusCode).toBe(404);
  expect((await photos.get('brandt', second?.address ?? '')).statusCode).toBe(200);
  const { pictures } = await photos.company.database.db
    .selectFrom('upload_content')
    .select(({ fn }) => fn.countAll<number>().as('pictures'))
    .where('hash', 'not in', photos.company.database.db.selectFrom('upload').select('content_hash'))
    .executeTakeFirstOrThrow();
  expect(pictures).toBe(0);
});

test('a person stores so much in a day and no more', async () => {
  const [photo] = await photos.upload('tanaka', { bytes: await jpeg('olive') });
  // As if the picture that they have were so large that only a few bytes are left.
  await photos.company.database.db
    .updateTable('upload_content')
    .set({ size: UPLOADS.dailyBytes - 10 })
    .where('hash', '=', ({ selectFrom }) =>
      selectFrom('upload')
        .select('content_hash')
        .where('id', '=', photo?.id ?? ''),
    )
    .execute();
  const full = await photos.post('tanaka', { bytes: await jpeg('maroon') });
  expect(full.statusCode).toBe(429);
  expect(full.headers['retry-after']).toBeDefined();
  expect((await photos.post('petrov', { bytes: await jpeg('maroon') })).statusCode).toBe(201);
});

test('a form that is invalid, has no photo, ends early or names a prototype is refused with a sentence', async () => {
  const send = (payload: Buffer | string, type: string) =>
    photos.company.as.halloran({
      method: 'POST',
      url: '/api/uploads',
      payload,
      headers: { 'content-type': type },
    });
  const photo = await jpeg('lime');
  const { payload, headers } = formOf({ bytes: photo });
  expect((await send(formOf().payload, headers['content-type'])).statusCode).toBe(400);
  expect((await send(payload.subarray(0, payload.length - 60), headers['content-type'])).statusCode).toBe(
    400,
  );
  expect((await send('{}', 'application/json')).statusCode).toBe(415);
  expect((await send(photo, 'image/jpeg')).statusCode).toBe(415);
  for (const field of ['__proto__', 'constructor']) {
    expect((await photos.post('halloran', { bytes: photo, field })).statusCode).toBe(400);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  const many = Array.from({ length: UPLOADS.photos + 1 }, () => ({ bytes: photo }));
  expect((await photos.post('halloran', ...many)).statusCode).toBe(413);
  const other = await photos.company.as.halloran({ method: 'POST', url: '/api/uploads', headers: {} });
  expect(other.statusCode).toBe(415);
});
