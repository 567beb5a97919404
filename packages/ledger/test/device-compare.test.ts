import { compareCheckpoints, fromHex, portableTools } from '../src';
import { MemoryLog } from './memory-log';

describe('two checkpoints', () => {
  const log = new MemoryLog(6);
  const compare = async (one: number, other: number, root?: string) => {
    const second = await log.checkpoint(other);
    const theirs = root ? { ...second, root: fromHex(root) } : second;
    return compareCheckpoints(await log.checkpoint(one), theirs, log.source(), portableTools);
  };

  test('of one log agree, whichever is larger', async () => {
    for (const [one, other] of [
      [3, 6],
      [6, 3],
      [4, 4],
    ] as const)
      expect(await compare(one, other)).toBeNull();
  });

  test('that disagree are two versions', async () => {
    for (const [one, other] of [
      [3, 6],
      [6, 3],
      [4, 4],
    ] as const) {
      expect(await compare(one, other, '11'.repeat(32))).toMatchObject({
        message: 'Two versions of this ledger exist',
      });
    }
  });

  test('that could not be compared are an error', async () => {
    const source = { consistency: () => Promise.reject(new Error('Failed to fetch')) };
    const [one, other] = [await log.checkpoint(2), await log.checkpoint(3)];
    await expect(compareCheckpoints(one, other, source, portableTools)).rejects.toThrow('Failed to fetch');
  });
});
