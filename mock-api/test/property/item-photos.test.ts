import { ITEM_PHOTOS, type ItemPhotoDto, type PropertyDetailsDto } from '@hand-receipt/contracts';
import { cleanUploads } from '../../src/uploads/clean-up';
import { messageOf, type Username } from '../custody/company';
import { jpeg } from '../uploads/files';
import { type Uploading, uploadingCompany } from '../uploads/uploading';

let photos: Uploading;
beforeAll(async () => {
  photos = await uploadingCompany();
});

const uploaded = async (who: Username) => {
  const [upload] = await photos.upload(who, { bytes: await jpeg('red') });
  return { id: upload?.id ?? '', address: upload?.address ?? '' };
};

const add = (who: Username, itemId: string, body: object) =>
  photos.company.as[who]({ method: 'POST', url: `/api/property/${itemId}/photos`, body });
const remove = (who: Username, itemId: string, uploadId: string) =>
  photos.company.as[who]({ method: 'DELETE', url: `/api/property/${itemId}/photos/${uploadId}` });
const shown = async (who: Username, itemId: string) =>
  (await photos.company.as[who]({ url: `/api/property/${itemId}` })).json<PropertyDetailsDto>().photos;

/** An item that a soldier holds, and below whom nobody has signed. */
async function itemOf(who: Username) {
  const { id } = await photos.company.createItem();
  await photos.company.signDown(id, who);
  return id;
}

test('LIFE-02 a Soldier who holds an item adds a photo and changes its location, and nothing else of its record', async () => {
  const id = await itemOf('whitaker');
  const { id: uploadId, address } = await uploaded('whitaker');
  const added = await add('whitaker', id, { uploadId, kind: 'data-plate', caption: ' The plate ' });
  expect([added.statusCode, added.json<ItemPhotoDto[]>()]).toMatchObject([
    201,
    [{ uploadId, address, kind: 'data-plate', caption: 'The plate', by: 'SPC Whitaker' }],
  ]);
  expect(await shown('halloran', id)).toEqual(added.json());

  const edit = async (fields: object) =>
    (await photos.company.as.whitaker({ method: 'PATCH', url: `/api/property/${id}`, body: fields }))
      .statusCode;
  expect(await edit({ location: 'Tent 4', version: 2 })).toBe(200);
  expect(await edit({ category: 'optics', version: 3 })).toBe(403);
  expect(await edit({ description: 'Scratched', version: 3 })).toBe(403);
});

test('a photo is read by everybody who may see its item, until it is removed, and by nobody else', async () => {
  const id = await itemOf('whitaker');
  const { id: uploadId, address } = await uploaded('whitaker');
  const reads = async (who: Username) => (await photos.get(who, address)).statusCode;
  expect([await reads('whitaker'), await reads('halloran')]).toEqual([200, 404]);
  await add('whitaker', id, { uploadId, kind: 'item' });
  expect([await reads('halloran'), await reads('stranger')]).toEqual([200, 404]);
  expect((await remove('halloran', id, uploadId)).json()).toEqual([]);
  expect(await reads('halloran')).toBe(404);
  expect(await shown('whitaker', id)).toEqual([]);
  expect((await remove('halloran', id, uploadId)).statusCode).toBe(404);
});

test('a photo on an item is not taken back by its owner, and outlives the cleaning', async () => {
  const id = await itemOf('whitaker');
  const { id: uploadId, address } = await uploaded('whitaker');
  await add('whitaker', id, { uploadId, kind: 'condition' });
  const back = await photos.company.as.whitaker({ method: 'DELETE', url: address });
  expect([back.statusCode, messageOf(back)]).toEqual([
    409,
    'This photo was added to an item. Remove it there.',
  ]);
  const { database, clock } = photos.company;
  const later = new Date(clock.now().getTime() + 48 * 60 * 60 * 1000);
  await database.db.transaction().execute((trx) => cleanUploads(trx, later));
  expect((await photos.get('halloran', address)).statusCode).toBe(200);
});

test('who may not change an item adds and removes no photo of it; who may not see it learns nothing', async () => {
  const id = await itemOf('whitaker');
  const { id: uploadId } = await uploaded('petrov');
  const answers = async (who: Username) => (await add(who, id, { uploadId, kind: 'item' })).statusCode;
  expect([await answers('petrov'), await answers('stranger')]).toEqual([403, 404]);
  expect((await remove('petrov', id, 'none')).statusCode).toBe(403);
  expect((await remove('stranger', id, 'none')).statusCode).toBe(404);
});

test('a photo is removed by who added it and by a keeper of the book, not by its holder', async () => {
  const id = await itemOf('whitaker');
  const plate = await uploaded('brandt');
  await add('brandt', id, { uploadId: plate.id, kind: 'data-plate' });
  const own = await uploaded('whitaker');
  await add('whitaker', id, { uploadId: own.id, kind: 'item' });
  const removable = async (who: Username) => (await shown(who, id)).map(({ mayRemove }) => mayRemove);
  expect([await removable('whitaker'), await removable('halloran')]).toEqual([
    [false, true],
    [true, true],
  ]);
  const refused = await remove('whitaker', id, plate.id);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    403,
    'Only the person who added this photo, or keeps the property book, removes it.',
  ]);
  expect((await remove('whitaker', id, own.id)).statusCode).toBe(200);
  expect((await remove('brandt', id, plate.id)).json()).toEqual([]);
});

test('the photo must be one’s own upload, and be added once; an item carries at most twenty', async () => {
  const id = await itemOf('whitaker');
  const theirs = await uploaded('brandt');
  const refused = async (uploadId: string) => {
    const answer = await add('whitaker', id, { uploadId, kind: 'item' });
    return [answer.statusCode, messageOf(answer)];
  };
  expect(await refused(theirs.id)).toEqual([400, 'A photo must be uploaded here before it is added.']);
  const own = await uploaded('whitaker');
  expect((await add('whitaker', id, { uploadId: own.id, kind: 'item' })).statusCode).toBe(201);
  expect(await refused(own.id)).toEqual([409, 'This photo was added to the item before.']);
  expect((await add('whitaker', id, { uploadId: own.id, kind: 'selfie' })).statusCode).toBe(400);

  for (let count = 1; count < ITEM_PHOTOS; count += 1) {
    await add('whitaker', id, { uploadId: (await uploaded('whitaker')).id, kind: 'item' });
  }
  expect(await shown('whitaker', id)).toHaveLength(ITEM_PHOTOS);
  expect(await refused((await uploaded('whitaker')).id)).toEqual([
    409,
    'An item carries at most 20 photos. Remove one first.',
  ]);
});
