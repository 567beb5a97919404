import { actKey } from './double-press';

const photo = (name: string, lastModified: number) => new File(['bytes'], name, { lastModified });

test('the same values are the same act, whatever the order of their keys', () => {
  expect(actKey({ id: 'T-1', note: null })).toBe(actKey({ note: null, id: 'T-1' }));
  expect(actKey({ id: 'T-1' })).not.toBe(actKey({ id: 'T-2' }));
  expect(actKey([1, 2])).not.toBe(actKey([2, 1]));
  expect(actKey(undefined)).toBe(actKey(undefined));
});

test('two files are two acts, and the same file is the same one', () => {
  expect(actKey({ file: photo('a.jpg', 1) })).toBe(actKey({ file: photo('a.jpg', 1) }));
  expect(actKey({ file: photo('a.jpg', 1) })).not.toBe(actKey({ file: photo('b.jpg', 1) }));
  expect(actKey({ file: photo('a.jpg', 1) })).not.toBe(actKey({ file: photo('a.jpg', 2) }));
  expect(actKey({ file: photo('a.jpg', 1) })).not.toBe(actKey({ file: new File(['b'], 'a.jpg') }));
});
