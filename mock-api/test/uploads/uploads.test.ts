import { UPLOADS } from '@hand-receipt/contracts';
import type { UploadDto } from '@hand-receipt/contracts';
import sharp from 'sharp';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, connect, keepSignedIn } from '../support/call';
import { runJobs } from '../support/jobs';
import { type SentFile, EMPTY_ZIP, formOf, hugePng, jpeg, picture } from './files';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  calls = callsOf(company);
  await connect(company, 'halloran', 'brandt');
  await connect(company, 'brandt', 'petrov');
});

const post = (who: Username, ...files: SentFile[]) =>
  company.as[who]({ method: 'POST', url: '/api/uploads', ...formOf(...files) });
async function upload(who: Username, ...files: SentFile[]): Promise<UploadDto[]> {
  const response = await post(who, ...files);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ uploads: UploadDto[] }>().uploads;
}
const get = (who: Username, url: string, headers = {}) => company.as[who]({ url, headers });

test('MAINT-12 photos are uploaded by one call that answers their addresses, and a form carries them', async () => {
  const [red, green] = await upload(
    'halloran',
    { bytes: await jpeg('red') },
    { bytes: await picture('green').png().toBuffer(), name: 'second.png', type: 'image/png' },
  );
  expect(red).toMatchObject({ width: 40, height: 30 });
  expect(red?.address).toBe(`/api/uploads/${red?.id}`);
  const { id: propertyId } = await company.createItem();
  const { document } = await calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [red?.address ?? '', green?.address ?? ''],
    },
  });
  expect(JSON.parse(document.attachments)).toEqual([red?.address, green?.address]);

  const photo = await get('brandt', red?.address ?? '');
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect((await get('petrov', red?.address ?? '')).statusCode).toBe(404);
  expect((await get('stranger', red?.address ?? '')).statusCode).toBe(404);
  expect((await company.inject({ url: red?.address })).statusCode).toBe(401);
  expect((await get('halloran', red?.address ?? '')).statusCode).toBe(200);
});

test('a forwarded document shows its photos to whom it was forwarded', async () => {
  const [photo] = await upload('halloran', { bytes: await jpeg('teal') });
  const { id: propertyId } = await company.createItem();
  await company.signDown(propertyId, 'whitaker');
  const { document } = await calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [photo?.address ?? ''],
    },
  });
  expect((await get('petrov', photo?.address ?? '')).statusCode).toBe(404);
  await calls.ok('brandt', 'POST /api/documents/:id/forward', {
    params: { id: document.id },
    body: { recipientUserId: company.ids.petrov },
  });
  expect((await get('petrov', photo?.address ?? '')).statusCode).toBe(200);
});

test('check 12 what is no photo, or more than one, is refused by its content, and nothing is kept', async () => {
  const photo = await jpeg('orange');
  const text = (words: string) => Buffer.from(words);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused: [string, Buffer, number][] = [
    ['SVG with a script', svg, 415],
    ['a renamed program for Windows', Buffer.concat([text('MZ\x90\0'), Buffer.alloc(300)]), 415],
    ['a renamed program for Linux', Buffer.concat([text('\x7fELF\x02'), Buffer.alloc(300)]), 415],
    ['a renamed PDF', text('%PDF-1.7\n1 0 obj'), 415],
    ['a GIF', text('GIF89a\x01\0\x01\0'), 415],
    ['HTML', text('<!doctype html><script>alert(1)</script>'), 415],
    ['a photo and a page', Buffer.concat([photo, text('<html><script>alert(1)</script>')]), 415],
    ['a photo and a script in its comment', await picture('orange').withExif({ IFD0: { ImageDescription: '<script >alert(1)</script>' } }).jpeg().toBuffer(), 415],
    ['a photo and PHP', Buffer.concat([photo, text('<?php system($_GET[0]); ?>')]), 415],
    ['a photo and a PDF', Buffer.concat([photo, text('%PDF-1.7')]), 415],
    ['a photo and a ZIP', Buffer.concat([photo, EMPTY_ZIP]), 415],
    ['the beginning of a photo', photo.subarray(0, photo.length / 2), 415],
    ['the first bytes of a photo', photo.subarray(0, 4), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['20,000 x 20,000 pixels in a small file', hugePng(20_000, 20_000), 413],
    ['too many bytes', Buffer.concat([photo, Buffer.alloc(UPLOADS.photoBytes)]), 413],
  ]; // prettier-ignore
  const kept = () =>
    company.database.db
      .selectFrom('upload')
      .select('id')
      .execute()
      .then((rows) => rows.length);
  const before = await kept();
  for (const [what, bytes, status] of refused) {
    const response = await post('halloran', { bytes });
    expect([what, response.statusCode]).toEqual([what, status]);
    expect([what, response.json<{ message: string }>().message]).not.toContain('cannot be understood');
  }
  // One bad file refuses the form: the good one beside it is not kept either.
  expect((await post('halloran', { bytes: photo }, { bytes: svg })).statusCode).toBe(415);
  expect(await kept()).toBe(before);
  const heic = Buffer.concat([Buffer.alloc(4), text('ftypheic'), Buffer.alloc(100)]);
  expect((await post('halloran', { bytes: heic })).json<{ message: string }>().message).toBe(
    'HEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.',
  );
});

test('check 14 a photo is served as a picture and nothing that acts', async () => {
  const [photo] = await upload('halloran', {
    bytes: await jpeg('navy'),
    name: '../../etc/passwd.html',
    type: 'text/html',
  });
  const { headers, rawPayload } = await get('halloran', photo?.address ?? '');
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-disposition': `inline; filename="${photo?.id}.jpg"`,
    'cache-control': 'private, no-cache',
  });
  expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  const again = await get('halloran', photo?.address ?? '', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', '%00', 'x'.repeat(60)]) {
    expect([400, 404]).toContain((await get('halloran', `/api/uploads/${id}`)).statusCode);
  }
});

test('a photo loses the place where it was taken, stands upright, and is no larger than needed', async () => {
  const bytes = await picture('purple', 3000, 1000)
    .withExif({
      IFD0: { Make: 'PhoneMaker' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const [photo] = await upload('halloran', { bytes });
  expect(photo).toMatchObject({ height: UPLOADS.longestEdgePx, width: 853 });
  const { rawPayload } = await get('halloran', photo?.address ?? '');
  const kept = await sharp(rawPayload).metadata();
  expect([kept.exif, kept.orientation, kept.xmp, kept.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rawPayload.includes('PhoneMaker')).toBe(false);
});

test('a form carries only photos that its sender uploaded', async () => {
  const [photo] = await upload('brandt', { bytes: await jpeg('pink') });
  const { id: propertyId } = await company.createItem();
  const attach = (attachments: string[]) =>
    calls.refused('halloran', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId,
        recipientUserId: company.ids.brandt,
        formType: 'DA2404',
        description: 'x',
        attachments,
      },
    });
  const sentence = 'A photo must be uploaded here before it is attached.';
  expect(await attach([photo?.address ?? ''])).toEqual([400, sentence]);
  expect(await attach(['/api/uploads/none'])).toEqual([400, sentence]);
  expect(await attach(['https://example.com/x.jpg'])).toEqual([400, sentence]);
  expect(await attach(['/api/uploads/../property'])).toEqual([400, sentence]);
  expect((await attach(Array<string>(UPLOADS.photos + 1).fill('/api/uploads/x')))[0]).toBe(400);
});

test('a photo that no document carries is taken back by its owner, or cleaned away after a day', async () => {
  const [first, second, third] = await upload(
    'halloran',
    { bytes: await jpeg('gold') },
    { bytes: await jpeg('gray') },
    { bytes: await jpeg('cyan') },
  );
  const remove = (who: Username, id: string) =>
    company.as[who]({ method: 'DELETE', url: `/api/uploads/${id}` });
  expect((await remove('brandt', first?.id ?? '')).statusCode).toBe(404);
  expect((await remove('halloran', first?.id ?? '')).statusCode).toBe(200);
  expect((await get('halloran', first?.address ?? '')).statusCode).toBe(404);

  const { id: propertyId } = await company.createItem();
  await calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [second?.address ?? ''],
    },
  });
  expect((await remove('halloran', second?.id ?? '')).statusCode).toBe(409);
  const now = Date.now();
  const HOUR_MS = 60 * 60 * 1000;
  company.clock.set(new Date(now + 23 * HOUR_MS));
  await runJobs(company.app, 'clean up photos');
  expect((await get('halloran', third?.address ?? '')).statusCode).toBe(200);
  company.clock.set(new Date(now + 25 * HOUR_MS));
  await runJobs(company.app, 'clean up photos');
  expect((await get('halloran', third?.address ?? '')).statusCode).toBe(404);
  expect((await get('brandt', second?.address ?? '')).statusCode).toBe(200);
  const { pictures } = await company.database.db
    .selectFrom('upload_content')
    .select(({ fn }) => fn.countAll<number>().as('pictures'))
    .where('hash', 'not in', company.database.db.selectFrom('upload').select('content_hash'))
    .executeTakeFirstOrThrow();
  expect(pictures).toBe(0);
});

test('a person stores so much in a day and no more', async () => {
  const [photo] = await upload('tanaka', { bytes: await jpeg('olive') });
  // As if the picture that he has were so large that only a few bytes are left.
  await company.database.db
    .updateTable('upload_content')
    .set({ size: UPLOADS.dailyBytes - 10 })
    .where('hash', '=', ({ selectFrom }) =>
      selectFrom('upload')
        .select('content_hash')
        .where('id', '=', photo?.id ?? ''),
    )
    .execute();
  const full = await post('tanaka', { bytes: await jpeg('maroon') });
  expect(full.statusCode).toBe(429);
  expect(full.headers['retry-after']).toBeDefined();
  expect((await post('petrov', { bytes: await jpeg('maroon') })).statusCode).toBe(201);
});

test('a form that is none, has no photo, breaks off or names a prototype is refused with a sentence', async () => {
  const send = (payload: Buffer | string, type: string) =>
    company.as.halloran({
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
    expect((await post('halloran', { bytes: photo, field })).statusCode).toBe(400);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  const many = Array.from({ length: UPLOADS.photos + 1 }, () => ({ bytes: photo }));
  expect((await post('halloran', ...many)).statusCode).toBe(413);
  const other = await company.as.halloran({ method: 'POST', url: '/api/uploads', headers: {} });
  expect(other.statusCode).toBe(415);
});
