import { routeAt } from '@hand-receipt/contracts';
import { matchRoutes } from 'react-router-dom';

/** Every path of up to three of the segments. */
function paths(segments: readonly string[]): string[] {
  const longer = (path: string) => segments.map((segment) => `${path}/${segment}`);
  const one = longer('');
  const two = one.flatMap(longer);
  return [...one, ...two, ...two.flatMap(longer)];
}

const ROUTES = paths(['range', 'Lanes', ':id', ':lane-id']).map((path) => ({ path }));
const PATHS = [
  ...paths(['range', 'RANGE', 'lanes', '%72ange', 'a%2Fb', '7', '%']),
  ...paths(['range', 'x']).map((path) => `${path}/`),
  '/',
  '/range//',
  '//range',
];

/** Few and many, in both orders: of equal routes the first is shown. */
const TABLES = [
  ROUTES,
  [...ROUTES].reverse(),
  ROUTES.filter((_, at) => at % 3 === 0),
  ROUTES.filter((_, at) => at % 5 === 0),
];

test('FED-06 the matcher of the server names the route that the router of the client shows, at 200 paths and more', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(PATHS.length).toBeGreaterThan(200);
  for (const routes of TABLES) {
    const shown = PATHS.map((path) => [path, matchRoutes(routes, path)?.at(-1)?.route.path]);
    expect(PATHS.map((path) => [path, routeAt(routes, path)?.path])).toEqual(shown);
  }
});
