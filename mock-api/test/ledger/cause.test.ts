import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeSigner } from '@hand-receipt/ledger/node';
import { rewriteHistory } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { append } from './support';

const ledger = SealedLedger.forEachTest();

test('EVID-19 one edited event in 632, every hash recomputed and every checkpoint signed again, is the one cause', async () => {
  for (let n = 8; n < 632; n += 1) await append(ledger.db, 'USER', null, { note: `${n}` });
  await ledger.sealer.sealNow();
  const key = await readFile(path.join(ledger.folder, 'ledger/signing-key'), 'utf8');
  await rewriteHistory(
    ledger.db,
    300,
    { actor: { id: 'U-0009', name: 'PVT Nobody' } },
    nodeSigner(key.trim()),
  );
  const { cause, findings } = await ledger.verify();
  const message = 'Event #300 no longer matches its sealed hash';
  expect(findings[0]?.message).toBe(message);
  expect(cause).toEqual({ message, seq: 300, consequences: findings.length - 1 });
  expect(findings.length).toBeGreaterThan(1);
}, 120_000);
