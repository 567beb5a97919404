import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { NotificationDto } from '@hand-receipt/contracts';
import { recordRowsFound } from '../../src/ledger-check';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { type Company, testCompany } from '../custody/company';
import { runJobs } from '../support/jobs';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, append, openSealer } from './support';

const ledger = SealedLedger.forEachTest();

const messagesAt = async (seconds: number) => {
  const clock = () => new Date(CLOCK().getTime() + seconds * 1000);
  const { findings } = await new LedgerVerification({ db: ledger.db, sealer: ledger.sealer, clock }).check();
  return findings.map(({ message }) => message);
};

test('EVID-13 events that wait for a minute and more are a finding, until they are sealed', async () => {
  await append(ledger.db, 'USER');
  expect(await messagesAt(59)).toEqual([]);
  expect(await messagesAt(60)).toEqual(['1 event has waited 1 minute for its seal']);
  await append(ledger.db, 'USER');
  expect(await messagesAt(9 * 60 + 10)).toEqual(['2 events have waited 9 minutes for their seal']);
  await ledger.sealer.sealNow();
  expect(await messagesAt(3600)).toEqual([]);
});

test('EVID-14 with the key file gone every check says that nothing is sealed, until the key is back', async () => {
  const keyFile = path.join(ledger.folder, 'ledger', 'signing-key');
  await rename(keyFile, `${keyFile}.away`);
  ledger.sealer = (await openSealer(ledger.db, ledger.folder, { isAlone: true })).sealer;
  const missing = 'This server has no signing key; nothing is being sealed';
  expect(await messagesAt(0)).toEqual([missing]);
  await append(ledger.db, 'USER');
  expect(await messagesAt(120)).toEqual([missing]);
  await rename(`${keyFile}.away`, keyFile);
  ledger.sealer = (await openSealer(ledger.db, ledger.folder, { isAlone: true })).sealer;
  await ledger.sealer.sealNow();
  expect(await messagesAt(120)).toEqual([]);
});

test('EVID-14 beside other servers a missing key is a finding once nobody seals', async () => {
  await rm(path.join(ledger.folder, 'ledger', 'signing-key'));
  ledger.sealer = (await openSealer(ledger.db, ledger.folder)).sealer;
  expect(await messagesAt(120)).toEqual([]);
  await append(ledger.db, 'USER');
  expect(await messagesAt(59)).toEqual([]);
  expect(await messagesAt(60)).toEqual(['This server has no signing key; nothing is being sealed']);
});

describe('EVID-13 the server notices by itself', () => {
  let company: Company;
  beforeAll(async () => {
    company = await testCompany();
  });

  const told = async (who: 'halloran' | 'whitaker') =>
    (await company.as[who]({ url: '/api/notifications' }))
      .json<NotificationDto[]>()
      .filter(({ title }) => title === 'Ledger check failed')
      .map(({ message }) => message);

  test('keepers of the ledger are told once, and nobody else', async () => {
    const { app, clock, database } = company;
    await recordRowsFound(database.db, clock.now());
    await app.sealer.sealNow();
    await app.sealer.stop();
    await company.createItem();
    const start = Date.now();
    const lookAfter = async (seconds: number) => {
      clock.set(new Date(start + seconds * 1000));
      await runJobs(app, 'ledger-sealing');
    };
    await lookAfter(50);
    expect(
      await company.as.halloran({ url: '/api/verification/last' }).then((answer) => answer.json()),
    ).toEqual({
      last: null,
    });
    await lookAfter(70);
    while ((await told('halloran')).length === 0) await setTimeout(50);
    for (const seconds of [100, 130]) await lookAfter(seconds);
    expect(await told('halloran')).toEqual(['1 event has waited 1 minute for its seal.']);
    expect(await told('whitaker')).toEqual([]);
  });
});
