import type { InjectOptions } from 'fastify';
import { CALLS, FuzzedCalls } from './fuzzed-calls';
import { POLLUTIONS } from './hostile';

/** Of each call; `fuzz.nightly.test.ts` sends more. */
const REQUESTS = 6;

const calls = FuzzedCalls.forFile();

test.each(CALLS)(
  'check 20 %s, whatever it is sent: no 500, no trace, no change where it is refused, no standing still',
  (key, contract) => calls.survive(key, contract, REQUESTS),
);

const writes = CALLS.filter(([, { body }]) => body);

test('check 18 prototype pollution: keys that a careless merge writes through are refused by every call', async () => {
  await calls.senders.restore('admin');
  for (const [key] of writes) {
    const [method = '', path = ''] = key.split(' ');
    for (const payload of POLLUTIONS) {
      const answer = await calls.senders.send('admin', {
        method: method as InjectOptions['method'],
        url: `${path.replace(/:\w+/g, 'P-0001')}?__proto__[polluted]=1&constructor.prototype.polluted=1`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([key, payload, answer.statusCode]).toEqual([key, payload, 400]);
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
