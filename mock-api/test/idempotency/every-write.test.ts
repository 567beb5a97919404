import { CALLERS, type Line } from '../roles/line';
import { matrix } from '../roles/matrix';
import { requestOf } from '../roles/request-of';
import { type World, makeWorld } from '../roles/role-matrix-fixture';
import { routes } from '@hand-receipt/contracts/routes';
import { tableDigest } from '../support/table-digest';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/**
 * The check of the ledger that one of them starts notifies its keepers of what it finds, in the middle of a later test
 * where it is slow: it comes first, while there is nothing to find. To get to the last ones, their lines of the matrix
 * write to tables without an event, which a check would find.
 */
function rankOf(key: string): number {
  if (key === 'POST /api/verification/runs') return 0;
  return key.includes('/successions') || key.endsWith('/consent') ? 2 : 1;
}

/** What each write answers a person who may do it, from the matrix of roles. */
const writes = (Object.entries(matrix) as [keyof typeof routes, readonly Line[]][])
  .filter(([key]) => !key.startsWith('GET') && !('public' in routes[key]))
  .flatMap(([key, lines]) =>
    lines.map((line) => ({ key, line, n: line.answers.split(' ').findIndex((status) => status < '300') })),
  )
  .flatMap(({ n, ...write }) => (CALLERS[n] ? [{ ...write, caller: CALLERS[n] }] : []))
  .sort((a, b) => rankOf(a.key) - rankOf(b.key));

test.each(writes.map((write) => [write.key, write.line.on, write] as const))(
  'check 21 %s on %s, sent twice under one key, is done once and answers the same',
  async (key, _on, { line, caller }) => {
    const request = requestOf(key, await line.send(world, caller));
    const keyed = {
      ...request,
      headers: { ...request.headers, 'idempotency-key': `${key} ${line.on}`.replace(/\W/g, '') },
    };
    const first = await world.as[caller](keyed);
    expect(first.statusCode).toBeLessThan(300);
    // What is sealed is moved to another table, now or when a form is printed.
    await world.app.sealer.sealNow();
    const before = await tableDigest(world.database);
    const second = await world.as[caller](keyed);
    // A file is made again rather than kept; making it changes nothing.
    const isJson = /json/.test(String(first.headers['content-type'])) || first.body === '';
    expect([second.statusCode, await tableDigest(world.database)]).toEqual([first.statusCode, before]);
    if (isJson) expect([second.body, second.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
  },
);
