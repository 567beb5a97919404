import type { InjectOptions } from 'fastify';
import { CALLERS, type Caller, type Line } from './line';
import { matrix } from './matrix';
import { requestOf } from './request-of';
import { type World, makeWorld } from './role-matrix-fixture';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Of no kind of thing that there is. */
const NOWHERE = 'X-9999';

/** Calls on something that is there and that a caller may not see, from the matrix of roles. */
const hidden = (Object.entries(matrix) as [string, readonly Line[]][])
  .filter(([key]) => key.includes('/:id'))
  .flatMap(([key, lines]) =>
    lines.flatMap((line) =>
      line.answers
        .split(' ')
        .flatMap((status, n) => (status === '404' && CALLERS[n] ? [{ key, line, caller: CALLERS[n] }] : [])),
    ),
  );

async function answerOf(caller: Caller, request: InjectOptions) {
  const { statusCode, headers, json } = await world.as[caller](request);
  const { requestId: _, ...body } = json<{ requestId: string }>();
  return { statusCode, body, type: headers['content-type'] };
}

test.each(hidden.map((one) => [one.key, one.line.on, one.caller, one] as const))(
  'check 7 %s on %s answers the %s as if it were not there, word for word',
  async (_key, _on, _caller, { key, line, caller }) => {
    const sent = await line.send(world, caller);
    if (sent.id === undefined) throw new Error(`${key} is sent on nothing.`);
    const answer = await answerOf(caller, requestOf(key, sent));
    const ofNothing = await answerOf(caller, requestOf(key, { ...sent, id: NOWHERE }));
    expect(JSON.stringify(answer)).not.toContain(sent.id);
    expect(answer).toEqual(ofNothing);
  },
);
