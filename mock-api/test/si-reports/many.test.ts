import type { SiBoardDto } from '@hand-receipt/contracts';
import { LOST } from '../support/loss-facts';
import { type Battalion, DUE, battalion } from './battalion';

let t: Battalion;
const items = new Map<string, string>();
beforeAll(async () => {
  t = await battalion();
  for (const who of ['leader-A1', 'leader-A2', 'leader-B1', 'leader-B2']) {
    items.set(who, await t.weapon(who, `W-${who}`.toUpperCase()));
  }
});

/** Rows that are GREEN above one that is not. */
function greenAboveOpen({ rows, dues }: SiBoardDto): string[] {
  return rows.flatMap((row, n) => {
    const end = rows.findIndex((other, place) => place > n && other.depth <= row.depth);
    const below = rows.slice(n + 1, end === -1 ? undefined : end);
    return dues.flatMap((due, column) =>
      row.cells[column]?.state === 'GREEN' &&
      below.some(({ cells }) => cells[column] && cells[column].state !== 'GREEN')
        ? [`${row.unit.id} ${due}`]
        : [],
    );
  });
}

test('GREEN above only over GREEN below, after any order of reads, reports and losses', async () => {
  // A fixed order of pseudo-random acts: the same in each run.
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const leaders = ['leader-A2', 'leader-B1', 'leader-B2'];
  const units = ['A-1-2', 'B-1-1', 'B-1-2', 'A-1', 'B-1', 'A', 'B', 'BN'];
  const senders = [...leaders, 'co-A', 'co-B', 'co-BN', 'supply-B'];
  let greens = 0;
  for (let turn = 0; turn < 120; turn += 1) {
    const leader = leaders[next(leaders.length)] ?? '';
    const act = next(8);
    if (act === 0) await t.see(leader, items.get(leader) ?? '');
    else if (act === 1 && turn > 100 && leader === 'leader-B2') {
      await t.as(leader)({
        method: 'PATCH',
        url: `/api/property/${items.get(leader)}/status`,
        payload: LOST,
      });
    } else {
      await t.post(senders[next(senders.length)] ?? '', { unitId: units[next(units.length)] ?? '' });
    }
    const board = await t.board('co-BN');
    expect([turn, greenAboveOpen(board)]).toEqual([turn, []]);
    greens += board.rows.filter(({ cells }) => cells[board.dues.indexOf(DUE)]?.state === 'GREEN').length;
  }
  expect(greens).toBeGreaterThan(20);
}, 120_000);
