import { isEmpty, readDraft } from './form-draft';
import { EMPTY_FORM } from './form-values';

const photo = { name: 'front.jpg', id: 'upload-1', address: '/api/uploads/upload-1' };

test('a draft is read as it was kept', () => {
  const draft = {
    values: { ...EMPTY_FORM, description: 'Left grip worn' },
    photos: [photo],
    maintenanceId: 'M-1',
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(isEmpty(draft)).toBe(false);
});

test.each([null, 7, 'text', [], { values: 7, photos: 'none', maintenanceId: 3 }])(
  'what is no draft is an empty one: %j',
  (kept) => {
    expect(readDraft(kept)).toEqual({ values: EMPTY_FORM, photos: [] });
    expect(isEmpty(readDraft(kept))).toBe(true);
  },
);

test('of the draft of another version only what this form knows is taken', () => {
  const kept = {
    values: { description: 'Worn', urgency: 3, colour: 'red' },
    photos: [photo, { id: 1 }, null],
  };
  expect(readDraft(kept)).toEqual({ values: { ...EMPTY_FORM, description: 'Worn' }, photos: [photo] });
});
