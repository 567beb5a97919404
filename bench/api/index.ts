/**
 * The API against a bare Fastify that runs the same SQL, on both engines, with a brigade of 100,000 items.
 *
 *   pnpm --filter bench api [--items 100000] [--seconds 4] [--rounds 3] [--requests 100000] [--engine postgres]
 *     [--smoke]
 */
import { parseArgs } from 'node:util';
import { table } from '../lib/figures';
import { benchmarkArgs, unlessSmoke } from '../lib/smoke';
import { type EngineName, startEngine } from './engine';
import type { Figures } from './load';
import { compareApprovals, compareLists, measureHealth, measureMemory, measureSearch } from './measure';

const { values } = parseArgs({
  args: benchmarkArgs,
  options: {
    items: { type: 'string', default: unlessSmoke('100000', '800') },
    users: { type: 'string', default: unlessSmoke('500', '100') },
    seconds: { type: 'string', default: unlessSmoke('4', '0.05') },
    rounds: { type: 'string', default: unlessSmoke('3', '1') },
    requests: { type: 'string', default: unlessSmoke('100000', '200') },
    engine: { type: 'string' },
  },
});
const size = { items: Number(values.items), users: Number(values.users) };
const effort = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const engines: EngineName[] = ['pglite', 'postgres'];

const ms = (value: number) => value.toFixed(1);
const times = ({ perSecond, p50, p99 }: Figures) => [perSecond.toFixed(0), ms(p50), ms(p99)];

async function run(name: EngineName): Promise<void> {
  const engine = await startEngine(name, size);
  console.log(`\n## ${name}, ${size.items} items, ${size.users} people\n`);
  try {
    const compared = [...(await compareLists(engine, effort)), ...(await compareApprovals(engine, effort))];
    table(
      [
        'what',
        'connections',
        'API /s',
        'p50 ms',
        'p99 ms',
        'bare /s',
        'p50 ms',
        'p99 ms',
        'API to bare',
        'failed',
      ],
      compared.map(({ name: what, connections, api, bare, ratio }) => [
        ...[what, connections, ...times(api), ...times(bare)],
        ...[ratio.toFixed(2), api.failed + bare.failed],
      ]),
    );

    const search = await measureSearch(engine, 10, effort.seconds);
    const health = await measureHealth(engine, effort.seconds);
    console.log('');
    table(
      ['what', 'connections', 'per second', 'p50 ms', 'p99 ms', 'failed'],
      [
        ['search as typed', 10, ...times(search.typed), search.typed.failed],
        ['search by a common word', 10, ...times(search.common), search.common.failed],
        ['/healthz while four search', 1, ...times(health), health.failed],
      ],
    );

    const memory = await measureMemory(engine, Number(values.requests));
    console.log('');
    table(
      ['requests', 'resident MB', 'heap MB'],
      memory.map(({ requests, rss, heap }) => [requests, ms(rss), ms(heap)]),
    );
  } finally {
    await engine.stop();
  }
}

for (const name of engines.filter((each) => !values.engine || each === values.engine)) await run(name);
