import { type DeviceMemory, checkItemHistory, portableTools } from '../src';
import { remember } from './device-look';
import { MemoryLog } from './memory-log';

describe('the history of one item', () => {
  const log = new MemoryLog(7);
  const all = async () => {
    const served = await Promise.all(log.bodies.map((_, seq) => log.evidence(seq)));
    return served.reverse();
  };
  const check = async (
    pick: (seq: number) => boolean,
    receipts: DeviceMemory['receipts'] = [],
    itemId = 'P-0001',
  ) => {
    const served = (await all()).filter(({ seq }) => pick(seq));
    return checkItemHistory(itemId, served, await log.checkpoint(), portableTools, receipts);
  };

  test('is whole', async () => {
    expect(await check(() => true)).toEqual({ verified: true, findings: [], shown: 7, all: 7 });
    expect(await check(() => false)).toEqual({ verified: true, findings: [], shown: 0, all: 0 });
  });

  test('with events left out says how many', async () => {
    const { findings, all: count } = await check((seq) => seq !== 1 && seq !== 4);
    expect([findings.map(({ message }) => message), count]).toEqual([
      ['2 of 7 events for this item were not shown'],
      7,
    ]);
  });

  test('without its newest event says so to a device that has the receipt', async () => {
    const { receipts } = await remember(log);
    const cut = (receiptsOf: DeviceMemory['receipts']) => check((seq) => seq < 6, receiptsOf);
    expect((await cut([])).verified).toBe(true);
    expect((await cut(receipts)).findings[0]?.message).toBe('1 of 7 events for this item were not shown');
    expect((await cut(receipts.map((receipt) => ({ ...receipt, itemId: 'P-0002' })))).verified).toBe(true);
  });

  test('with an event twice, of another item or out of order is not whole', async () => {
    const served = await all();
    const checkpoint = await log.checkpoint();
    const verdict = (list: typeof served) => checkItemHistory('P-0001', list, checkpoint, portableTools);
    expect(verdict([...served.slice(1), ...served.slice(1, 2)]).verified).toBe(false);
    expect(verdict([...served].reverse()).findings[0]?.code).toBe('item-chain-broken');
    expect((await check(() => true, [], 'P-0002')).findings[0]?.code).toBe('item-chain-broken');
    const altered = served.map((evidence) => (evidence.seq === 3 ? { ...evidence, body: '{}' } : evidence));
    expect(verdict(altered).findings.map(({ message }) => message)).toContain(
      'Event #3 no longer matches its sealed hash',
    );
  });

  test('an event that miscounts or names another before it breaks the chain', async () => {
    const bad = new MemoryLog(2);
    bad.append({ itemPrevSeq: 0 });
    const served = await Promise.all([2, 1, 0].map((seq) => bad.evidence(seq)));
    const { findings } = checkItemHistory('P-0001', served, await bad.checkpoint(), portableTools);
    expect(findings.map(({ message }) => message)).toEqual([
      "Event #2 does not follow its item's previous event",
    ]);
  });
});
