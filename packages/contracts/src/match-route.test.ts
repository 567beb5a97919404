import { matchesRoute } from './match-route';

test.each([
  ['/transfers', '/transfers', true],
  ['/transfers', '/transfers/', true],
  ['/transfers', '/Transfers', true],
  ['/transfers', '/transfersx', false],
  ['/transfers/:id', '/transfers/T-1', true],
  ['/transfers/:id', '/transfers/T-1/x', false],
  ['/a.b', '/axb', false],
  ['*', '/anything', false],
  ['/(', '/(', true],
])('%s at %s: %s', (route, pathname, matches) => {
  expect(matchesRoute(route, pathname)).toBe(matches);
});
