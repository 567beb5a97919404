import { expectEditsNamed } from './edited-records';

test('after random acts the check names whichever covered record was edited, and nothing before that', async () => {
  const nouns = await expectEditsNamed(40);
  expect(nouns.size).toBeGreaterThan(3);
}, 300_000);
