import { UPLOADS } from '@hand-receipt/contracts';
import sharp from 'sharp';
import { EMPTY_ZIP, hugePng, jpeg, picture } from './files';
import { type Uploading, uploadingCompany } from './uploading';

let photos: Uploading;
beforeAll(async () => {
  photos = await uploadingCompany();
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
    photos.company.database.db
      .selectFrom('upload')
      .select('id')
      .execute()
      .then((rows) => rows.length);
  const before = await kept();
  for (const [what, bytes, status] of refused) {
    const response = await photos.post('halloran', { bytes });
    expect([what, response.statusCode]).toEqual([what, status]);
    expect([what, response.json<{ message: string }>().message]).not.toContain('cannot be understood');
  }
  // One bad file refuses the form: the good one beside it is not kept either.
  expect((await photos.post('halloran', { bytes: photo }, { bytes: svg })).statusCode).toBe(415);
  expect(await kept()).toBe(before);
  const message = async (bytes: Buffer) =>
    (await photos.post('halloran', { bytes })).json<{ message: string }>().message;
  expect(await message(text('no PDF'))).toBe(
    'This file is not a photo or a PDF. Send JPEG, PNG, WebP or PDF.',
  );
  const heic = Buffer.concat([Buffer.alloc(4), text('ftypheic'), Buffer.alloc(100)]);
  expect(await message(heic)).toBe(
    'HEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.',
  );
});

test('check 14 a photo is served as a picture and nothing that acts', async () => {
  const [photo] = await photos.upload('halloran', {
    bytes: await jpeg('navy'),
    name: '../../etc/passwd.html',
    type: 'text/html',
  });
  const { headers, rawPayload } = await photos.get('halloran', photo?.address ?? '');
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-disposition': `inline; filename="${photo?.id}.jpg"`,
    'cache-control': 'no-store',
  });
  expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  const again = await photos.get('halloran', photo?.address ?? '', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  for (const id of ['..%2f..%2fetc%2fpasswd', '%2e%2e', '%00', 'x'.repeat(60)]) {
    expect([400, 404]).toContain((await photos.get('halloran', `/api/uploads/${id}`)).statusCode);
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
  const [photo] = await photos.upload('halloran', { bytes });
  expect(photo).toMatchObject({ height: UPLOADS.longestEdgePx, width: 853 });
  const { rawPayload } = await photos.get('halloran', photo?.address ?? '');
  const kept = await sharp(rawPayload).metadata();
  expect([kept.exif, kept.orientation, kept.xmp, kept.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rawPayload.includes('PhoneMaker')).toBe(false);
});
