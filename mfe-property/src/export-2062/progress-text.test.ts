import { progressText } from './progress-text';

test.each([
  [null, 'Waiting for the first page.'],
  [{ received: 1, total: null, pages: 1 }, '1 page, 1 kB so far'],
  [{ received: 3_000_000, total: null, pages: 1240 }, '1,240 pages, 2,930 kB so far'],
  [{ received: 2048, total: null, pages: null }, '2 kB so far'],
])('how far a form has come: %j', (progress, text) => {
  expect(progressText(progress)).toBe(text);
});
