import { UPLOADS } from '@hand-receipt/contracts';
import sharp from 'sharp';
import { jpeg, picture } from './files';
import { type Uploading, uploadingCompany } from './uploading';

let photos: Uploading;
beforeAll(async () => {
  photos = await uploadingCompany();
});

test('MAINT-12 photos are uploaded by one call that answers their addresses, and a form carries them', async () => {
  const [red, green] = await photos.upload(
    'halloran',
    { bytes: await jpeg('red') },
    { bytes: await picture('green').png().toBuffer(), name: 'second.png', type: 'image/png' },
  );
  expect(red).toMatchObject({ width: 40, height: 30 });
  expect(red?.address).toBe(`/api/uploads/${red?.id}`);
  const { id: propertyId } = await photos.company.createItem();
  const { document } = await photos.calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: photos.company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [red?.address ?? '', green?.address ?? ''],
    },
  });
  expect(JSON.parse(document.attachments)).toEqual([red?.address, green?.address]);

  const photo = await photos.get('brandt', red?.address ?? '');
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect((await photos.get('petrov', red?.address ?? '')).statusCode).toBe(404);
  expect((await photos.get('stranger', red?.address ?? '')).statusCode).toBe(404);
  expect((await photos.company.inject({ url: red?.address })).statusCode).toBe(401);
  expect((await photos.get('halloran', red?.address ?? '')).statusCode).toBe(200);
});

test('a forwarded document shows its photos to whom it was forwarded', async () => {
  const [photo] = await photos.upload('halloran', { bytes: await jpeg('teal') });
  const { id: propertyId } = await photos.company.createItem();
  await photos.company.signDown(propertyId, 'whitaker');
  const { document } = await photos.calls.ok('halloran', 'POST /api/documents/maintenance-form', {
    body: {
      propertyId,
      recipientUserId: photos.company.ids.brandt,
      formType: 'DA2404',
      description: 'Cracked',
      attachments: [photo?.address ?? ''],
    },
  });
  expect((await photos.get('petrov', photo?.address ?? '')).statusCode).toBe(404);
  await photos.calls.ok('brandt', 'POST /api/documents/:id/forward', {
    params: { id: document.id },
    body: { recipientUserId: photos.company.ids.petrov },
  });
  expect((await photos.get('petrov', photo?.address ?? '')).statusCode).toBe(200);
});

test('a form carries only photos that its sender uploaded', async () => {
  const [photo] = await photos.upload('brandt', { bytes: await jpeg('pink') });
  const { id: propertyId } = await photos.company.createItem();
  const attach = (attachments: string[]) =>
    photos.calls.refused('halloran', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId,
        recipientUserId: photos.company.ids.brandt,
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
