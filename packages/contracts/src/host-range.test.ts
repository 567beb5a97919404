import { unmetNeed, unmetWords } from './host-range';

const offers = { platform: '2.3.1', ui: '2.0.0', contracts: '1.4.0' };
const words = (host: Record<string, string>) => {
  const unmet = unmetNeed(host, offers);
  return unmet && unmetWords('Range', unmet);
};

test('what is there in that version or a later minor one is enough', () => {
  expect(unmetNeed(undefined, offers)).toBeNull();
  expect(words({ platform: '^2.3', ui: '^2.0', contracts: '^1.0' })).toBeNull();
});

test('FED-17 a remote that needs a later minor or major version is newer', () => {
  expect(words({ platform: '^2.0', ui: '^2.1' })).toBe(
    'Range was built for a newer Hand Receipt (needs ui 2.1, this is 2.0). Ask your administrator to update.',
  );
  expect(words({ ui: '^3.0' })).toContain('a newer Hand Receipt (needs ui 3.0, this is 2.0)');
  // Numbers, not letters.
  expect(words({ platform: '^2.10' })).toContain('(needs platform 2.10, this is 2.3)');
  expect(words({ charts: '^1.0' })).toContain('a newer Hand Receipt (needs charts 1.0, this has none)');
});

test('FED-18 a remote that needs an older major version is older, whatever its minor one', () => {
  expect(words({ platform: '^1.9' })).toBe(
    'Range was built for an older Hand Receipt (needs platform 1.9, this is 2.3). Ask your administrator to update.',
  );
});
