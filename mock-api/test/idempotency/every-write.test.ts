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
 * To get there, their lines of the matrix write to tables without an event. They come last: a check of the ledger that
 * another write starts would notify its keepers in the middle of a test.
 */
const isLast = (key: string): boolean => key.includes('/successions') || key.endsWith('/consent');

/** What each write answers a person who may do it, from the matrix of roles. */
const writes = (Object.entries(matrix) as [keyof typeof routes, readonly Line[]][])
  .filter(([key]) => !key.startsWith('GET') && !('public' in routes[key]))
  .flatMap(([key, lines]) =>
    lines.map((line) => ({ key, line, n: line.answers.split(' ').findIndex((status) => status < '300') })),
  )
  .flatMap(({ n, ...write }) => (CALLERS[n] ? [{ ...write, caller: CALLERS[n] }] : []))
  .sort((a, b) => Number(isLast(a.key)) - Number(isLast(b.key)));

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
