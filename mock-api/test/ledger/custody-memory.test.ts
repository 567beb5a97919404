import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type EventBody, canonicalBytes, fromUtf8, readEvent } from '@hand-receipt/ledger';
import { CustodyFold } from '../../src/ledger-check/custody-fold';

const BATCHES = 100;
const BATCH_BYTES = 1_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const event = (seq: number, type: string, details: EventBody['details']): EventBody => ({
  v: 1,
  seq,
  eventId: `evt_${seq}`,
  type,
  item: `P-${seq}`,
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details,
  itemPrevSeq: null,
  itemCount: 1,
  nonce: '00112233445566778899aabbccddeeff',
});

/** The event as a batch brings it: cut out of the text of many. */
function cutOut(body: EventBody): EventBody {
  const text = fromUtf8(canonicalBytes(body));
  const batch = Buffer.alloc(BATCH_BYTES, ' ').fill(text, 0, text.length).toString('latin1');
  return readEvent(batch.slice(0, text.length)).body;
}

test('what is known of an item does not keep the batch in memory that told of it', () => {
  const fold = new CustodyFold();
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let seq = 0; seq < BATCHES; seq += 1) {
    fold.take(
      cutOut(
        event(seq, 'ITEM CREATED', {
          holderId: null,
          name: `GENERATOR SET, DIESEL ENGINE, NUMBER ${seq}`,
          serialNumber: `A-LONG-SERIAL-NUMBER-${seq}`,
          status: 'Non-Operational',
          components: [{ name: 'CABLE ASSEMBLY, POWER', quantity: 1, status: 'present' }],
        }),
      ),
    );
    fold.take(cutOut(event(seq, 'STATUS CHANGE', { newStatus: 'A status that is not in the list' })));
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan((BATCHES * BATCH_BYTES) / 4);
  expect(fold.take(event(BATCHES, 'ITEM CREATED', {}))).toBe(true);
});
