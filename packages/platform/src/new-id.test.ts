import { newId } from './new-id';

/** What a browser gives a page that came over plain HTTP from another machine: no randomUUID. */
const overPlainHttp = () => {
  const whole = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: whole.getRandomValues.bind(whole) },
    configurable: true,
  });
  return () => Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
};

test('an id is a random UUID of version 4, and no two are alike', () => {
  const ids = Array.from({ length: 500 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
});

test('a page over plain HTTP has ids too', () => {
  const restore = overPlainHttp();
  expect('randomUUID' in crypto).toBe(false);
  expect(newId()).toHaveLength(36);
  restore();
});
