import { concat } from '../src/bytes';
import { LineReader } from '../src/bundle/lines';

const MAX_LINE_BYTES = 4 * 1024 * 1024;

describe('lines', () => {
  const lengths = (...chunks: number[]) => {
    const reader = new LineReader();
    const found: number[] = [];
    chunks.forEach((length, at) => {
      const chunk = new Uint8Array(length).fill(0x61);
      if (at === chunks.length - 1) chunk[length - 1] = 0x0a;
      for (const line of reader.take(chunk)) found.push(line.length);
    });
    reader.end();
    return found;
  };

  test('may be 4 MB long, in one piece and in several', () => {
    expect(lengths(MAX_LINE_BYTES + 1)).toEqual([MAX_LINE_BYTES]);
    expect(lengths(MAX_LINE_BYTES, 1)).toEqual([MAX_LINE_BYTES]);
    expect(lengths(MAX_LINE_BYTES - 1, 2)).toEqual([MAX_LINE_BYTES]);
  });

  test('may be longer together, in one piece', () => {
    const most = new Uint8Array(MAX_LINE_BYTES + 1).fill(0x61);
    most[MAX_LINE_BYTES] = 0x0a;
    const both = concat(most.subarray(1), most);
    const found = [...new LineReader().take(both)].map((line) => line.length);
    expect(found).toEqual([MAX_LINE_BYTES - 1, MAX_LINE_BYTES]);
  });

  test.each([[[MAX_LINE_BYTES + 2]], [[MAX_LINE_BYTES + 1, 1]], [[MAX_LINE_BYTES, 2]]])(
    'and not longer: %j',
    (chunks) => {
      expect(() => lengths(...chunks)).toThrow('The ledger bundle has a line that is too long.');
    },
  );
});
