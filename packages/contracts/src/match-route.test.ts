import { matchPath, routeAt } from './match-route';

test.each([
  ['/transfers', '/transfers', true],
  ['/transfers', '/transfers/', true],
  ['/transfers', '/Transfers', true],
  ['/transfers', '/%74ransfers', true],
  ['/transfers', '/transfersx', false],
  ['/transfers/:id', '/transfers/T-1', true],
  ['/transfers/:id', '/transfers/a%2Fb', true],
  ['/transfers/:id', '/transfers/%', true],
  ['/transfers/:id', '/transfers/', false],
  ['/transfers/:id', '/transfers/T-1/x', false],
  ['/transfers/:item-id', '/transfers/T-1', true],
  ['/a.b', '/axb', false],
  ['*', '/anything', false],
  ['/(', '/(', true],
  ['/', '/', true],
])('%s at %s: %s', (route, pathname, matches) => {
  expect(matchPath(route, pathname)).toBe(matches);
});

test.each([
  ['/transfers/new', '/transfers/new'],
  ['/transfers/7', '/transfers/:id'],
  ['/a/b', '/:x/b'],
  ['/nowhere/at/all', undefined],
])('at %s the route is %s', (pathname, path) => {
  const routes = ['/transfers/:id', '/transfers/new', '/:x/b', '/a/:y', '/:id'].map((each) => ({
    path: each,
  }));
  expect(routeAt(routes, pathname)?.path).toBe(path);
});
