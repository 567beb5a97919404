import { rm } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '@hand-receipt/contracts/routes';
import {
  type Checkpoint,
  isQuorum,
  openCheckpoint,
  openCosignatures,
  readPolicy,
  toHex,
} from '@hand-receipt/ledger';
import { nodeVerifier } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { asOperator } from '../ledger/operator';
import { rewriteHistory } from '../ledger/rewrite';
import { WitnessedApp } from './witnessed-app';

let server: WitnessedApp;
beforeEach(async () => {
  server = await WitnessedApp.open();
});
afterEach(() => server.close());

/** Opens what the server says is witnessed, as a verifier does. */
async function openWitnessed(): Promise<Checkpoint | null> {
  const { witnessed } = await server.checkpoint();
  if (!witnessed) return null;
  const policy = readPolicy(server.policy);
  const keys = policy.witnesses.map(({ key }) => key);
  const signed = openCosignatures(witnessed.note, keys, nodeVerifier).map(({ key }) => key);
  if (!isQuorum(policy, new Set(signed))) throw new Error('no quorum');
  const { signer } = server;
  return openCheckpoint(witnessed.note, signer.name, [nodeVerifier(signer.verifierKey)]);
}

/** Notifications of the commander, newest first. */
async function notifications(): Promise<string[]> {
  await server.app.scheduler.run('ledger-witnesses');
  const all = await server.get<{ title: string; message: string }[]>('/api/notifications');
  return all.map(({ title, message }) => `${title}: ${message}`);
}

const messagesOf = (found: readonly { message: string }[] = []) => found.map(({ message }) => message);

test('each checkpoint is cosigned by both witnesses, and the newest is served with their signatures', async () => {
  expect((await server.witnesses()).quorum).toBe('staff');
  for (let acts = 0; acts < 3; acts += 1) await server.cosigned(await server.act());
  const { size, root } = (await openWitnessed()) ?? {};
  const { latest } = server.app.sealer;
  expect({ size: Number(size), root: root && toHex(root) }).toEqual({ size: 3, root: latest?.root });
  expect(await server.witnesses()).toMatchObject({
    required: 2,
    onThisMachine: true,
    agreedAt: expect.any(String) as string,
    witnesses: [
      { name: 'S4', size: 3, state: 'current', problem: null },
      { name: 'IG', size: 3, state: 'current', problem: null },
    ],
  });
  expect(await server.check()).toMatchObject({ is_verified: true, findings: [], warnings: [] });
  expect(server.s4.tell('status')).toContain('3 events');
  const [header = ''] = (await server.text('/api/ledger/bundle')).split('\n');
  const { checkpoint } = JSON.parse(header) as { checkpoint: string };
  expect(checkpoint).toBe((await server.checkpoint()).witnessed?.note);
});

test('EVID-41 acts are written and sealed, and no connection is in use, while both witnesses hang', async () => {
  server.s4.fault = 'hangs';
  server.ig.fault = 'hangs';
  await server.act();
  while (server.s4.underWay === 0 || server.ig.underWay === 0) await server.witnesses();
  for (let acts = 0; acts < 20; acts += 1) expect(await server.act()).toBe(2 + acts);
  expect(await server.checkpoint()).toMatchObject({ size: 21, witnessed: null });
  // No connection is held during a request: there is a time when both are asked and none is in use.
  const isSo = () => server.s4.underWay * server.ig.underWay === 1 && server.database.load().busy === 0;
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('EVID-42 with one of two stopped for 10 minutes the verdict is a warning; back again, it cosigns and the warning goes', async () => {
  await server.cosigned(await server.act());
  await server.ig.stop();
  await server.act();
  await server.until((listed) => server.stateOf(listed, 'IG') === 'waiting');
  expect((await server.check()).warnings).toEqual([]);
  expect(await notifications()).toEqual([]);
  // Eleven minutes pass for the witness that is away.
  const earlier = sql<Date>`cosigned_at - interval '11 minutes'`;
  await server.db
    .updateTable('ledger_witness')
    .set({ cosigned_at: earlier, answered_at: earlier })
    .where('witness_key', '=', server.ig.key)
    .execute();
  const { is_verified: isVerified, warnings } = await server.check();
  expect(isVerified).toBe(true);
  expect(messagesOf(warnings)).toEqual([
    expect.stringMatching(/^Witness IG has not answered since (\d{2}\w{3}\d{4} )?\d{4}$/),
    expect.stringMatching(/^Only 1 of 2 needed witnesses has answered since (\d{2}\w{3}\d{4} )?\d{4}$/),
  ]);
  const told = await notifications();
  expect(told).toEqual([expect.stringContaining('Ledger not witnessed: Only 1 of 2 needed witnesses')]);
  expect(await notifications()).toEqual(told);

  await server.ig.start();
  const size = await server.act();
  await server.cosigned(size);
  expect(await openWitnessed()).toMatchObject({ size: BigInt(size) });
  expect((await server.check()).warnings).toEqual([]);
});

test('EVID-43 database, folder, journal and key put back together: the server says what the witness has seen', async () => {
  await server.cosigned(await server.act());
  await server.close();
  const putBack = await server.copyFolder();
  const row = await server.db.selectFrom('ledger_witness').selectAll().execute();
  await server.start();
  await server.act();
  await server.cosigned(await server.act());
  await server.close();
  await putBack();
  await asOperator(
    server.db,
    sql`delete from ledger_event where seq >= 1`,
    sql`delete from ledger_node`,
    sql`delete from ledger_checkpoint where size > 1`,
    sql`delete from ledger_cosignature where size > 1`,
    sql`update ledger_head set size = 1`,
    sql`update ledger_witness set size = ${row[0]?.size ?? 0}, due_at = now()`,
  );
  await server.start();
  await server.until((listed) => listed.witnesses.every(({ state }) => state === 'refused'));
  const { is_verified: isVerified, findings } = await server.check();
  expect(isVerified).toBe(false);
  // What the first one says is an event too, which the other may see.
  expect(findings).toHaveLength(2);
  for (const name of ['S4', 'IG'])
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'witness-ahead',
        message: expect.stringMatching(
          `^Ledger shrank from 3 to [12]: witness ${name} has seen 3 events$`,
        ) as string,
      }),
    );
});

test('EVID-43 after a start each witness is asked at once, and agrees no more until it has answered', async () => {
  await server.cosigned(await server.act());
  expect((await server.witnesses()).agreedAt).not.toBeNull();
  const asked = server.s4.asked.length;
  await server.ig.stop();
  server.s4.fault = 'hangs';
  await server.close();
  await server.start();
  const problem = 'It has not answered since the server started.';
  const silent = { size: 1, state: 'waiting', sinceStart: false, problem };
  expect(await server.witnesses()).toMatchObject({
    agreedAt: null,
    witnesses: [
      { name: 'S4', ...silent },
      { name: 'IG', ...silent },
    ],
  });
  while (server.s4.underWay === 0) await server.witnesses();

  // One that is down is asked again as usual, and is not confirmed by that.
  await server.close();
  server.s4.fault = 'none';
  await server.start();
  const listed = await server.until((now) => server.stateOf(now, 'S4') === 'current');
  expect(server.s4.asked.length).toBeGreaterThan(asked);
  expect(listed).toMatchObject({ agreedAt: null, witnesses: [{ sinceStart: true }, silent] });
  await server.ig.start();
  await server.askNow('IG');
  expect(await server.until((now) => server.stateOf(now, 'IG') === 'current')).toMatchObject({
    agreedAt: expect.any(String) as string,
    witnesses: [
      { sinceStart: true, problem: null },
      { sinceStart: true, problem: null },
    ],
  });
});

test('EVID-15 a witness that disagrees leaves an incident, which is not acknowledged while it still does', async () => {
  await server.cosigned(await server.act());
  server.s4.fault = () => ({ status: 422, body: 'The consistency proof does not hold.\n' });
  await server.act();
  await server.until((listed) => server.stateOf(listed, 'S4') === 'refused');
  const message = 'Witness S4 refused the checkpoint at 2 events: it remembers another history';
  const incidents = async () => {
    await server.app.sealer.sealNow();
    return (await server.check()).findings.filter(({ code }) => code === 'witness-refused');
  };
  while ((await incidents())[0]?.seq === undefined) await server.witnesses();
  const [found] = await incidents();
  expect(await incidents()).toEqual([{ code: 'witness-refused', message, seq: found?.seq }]);
  expect(await server.acknowledge(found?.seq ?? -1, 'S4 was told')).toEqual([
    409,
    'Witness S4 still disagrees with this ledger.',
  ]);

  // It is asked again, and goes on disagreeing: that is one incident, in its first words.
  const asked = server.s4.asked.length;
  await server.askNow('S4');
  while (server.s4.asked.length < asked + 2) await server.witnesses();
  expect(await incidents()).toEqual([found]);

  server.s4.fault = 'none';
  await server.askNow('S4');
  await server.until((listed) => server.stateOf(listed, 'S4') === 'current');
  expect(await incidents()).toEqual([found]);
  expect((await server.acknowledge(found?.seq ?? -1, 'S4 had a fault'))[0]).toBe(201);
  await server.app.sealer.sealNow();
  const { is_verified: isVerified, warnings } = await server.check();
  expect(isVerified).toBe(true);
  expect(messagesOf(warnings)).toEqual([
    expect.stringMatching(/^Witness S4 refused .*\. Acknowledged by .* on .*: S4 had a fault$/),
  ]);
});

test('EVID-44 history rewritten and signed again with the key: witnesses refuse, the check fails and keepers are told once', async () => {
  await server.act();
  await server.act();
  await server.cosigned(await server.act());
  await server.close();
  await rewriteHistory(server.db, 1, { details: { username: 'somebody else' } }, server.signer);
  for (const name of ['journal', 'checkpoint'])
    await rm(path.join(server.dataDir, 'ledger', name), { recursive: true });
  await server.start();
  await server.act();
  await server.until((listed) => listed.witnesses.every(({ state }) => state === 'refused'));
  const { is_verified: isVerified, findings } = await server.check();
  expect(isVerified).toBe(false);
  // The lost journal is an event too: a witness saw the ledger before it, before the act or after that.
  const refused = 'refused the checkpoint at [3-6] events: it remembers another history';
  expect(messagesOf(findings.filter(({ code }) => code === 'witness-refused')).sort()).toEqual(
    ['IG', 'S4'].map((name) => expect.stringMatching(`^Witness ${name} ${refused}$`) as string),
  );
  expect(server.s4.tell('evidence')).toMatch(/hand-receipt\/ledger, [3-6] events/);
  // What a quorum signed before is still served, and is of another tree than what is sealed.
  expect((await openWitnessed())?.size).toBe(3n);
  const told = (await notifications()).filter((text) => text.includes('Witness S4'));
  expect(told).toEqual([expect.stringMatching(`^Ledger check failed: Witness S4 ${refused}\\.$`) as string]);
  await server.act();
  expect((await notifications()).filter((text) => text.includes('Witness S4'))).toEqual(told);
});

test('EVID-46 a cosignature that does not verify is not stored; unknown lines beside a good one are passed over', async () => {
  const forge = (body: string) => {
    const start = body.lastIndexOf(' ') + 1;
    const bytes = Buffer.from(body.slice(start).trim(), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return `${body.slice(0, start)}${bytes.toString('base64')}\n`;
  };
  server.s4.fault = ({ status, body }) => ({ status, body: status === 200 ? forge(body) : body });
  const unknown = Array.from({ length: 16 }, (_, at) => {
    const bytes = Buffer.alloc(76, at + 1);
    return `— witness.test/other-${at} ${bytes.toString('base64')}\n`;
  }).join('');
  server.ig.fault = ({ status, body }) => ({ status, body: status === 200 ? `${unknown}${body}` : body });
  await server.act();
  const listed = await server.until(({ witnesses }) =>
    witnesses.every(({ problem, size }) => problem || size > 0),
  );
  expect(listed.witnesses).toMatchObject([
    { name: 'S4', size: 0, problem: 'Witness S4 sent a signature that does not verify' },
    { name: 'IG', size: 1, state: 'current' },
  ]);
  const stored = await server.db
    .selectFrom('ledger_cosignature')
    .select(['witness_key', 'newest_line'])
    .execute();
  expect(stored.map(({ witness_key }) => witness_key)).toEqual([server.ig.key]);
  expect(stored[0]?.newest_line.split('\n')).toHaveLength(2);
  expect((await server.checkpoint()).witnessed).toBeNull();
  const { is_verified: isVerified, warnings } = await server.check();
  expect([isVerified, messagesOf(warnings)]).toEqual([
    true,
    ['Witness S4 sent a signature that does not verify'],
  ]);
});

test('a witness that does not know the key is a warning that says what to do', async () => {
  server.s4.fault = () => ({ status: 403, body: 'No trusted key of that log has signed the checkpoint.\n' });
  await server.act();
  await server.until((listed) => server.stateOf(listed, 'S4') === 'unknown-log');
  expect(messagesOf((await server.check()).warnings)).toEqual([
    "Witness S4 does not know this ledger's key. Give its operator the key or the rotation note",
  ]);
});

test('a 409 without a number is a refusal, after one more try', async () => {
  server.s4.fault = () => ({ status: 409, body: '' });
  await server.act();
  await server.until((listed) => server.stateOf(listed, 'S4') === 'refused');
  expect(server.s4.asked).toEqual([1, 1]);
});

test('a witness that was put to sleep with an answer under way is asked from the size that it names', async () => {
  await server.cosigned(await server.act());
  await server.act();
  await server.cosigned(await server.act());
  // The server has forgotten what this witness cosigned, as when it was killed before it could write it down.
  await server.db
    .updateTable('ledger_witness')
    .set({ size: 1, due_at: sql<Date>`now()` })
    .where('witness_key', '=', server.s4.key)
    .execute();
  await server.cosigned(await server.act());
  expect((await server.check()).is_verified).toBe(true);
});

test('cosignatures stay in the table: only a later line replaces the newest', async () => {
  await server.cosigned(await server.act());
  const { db } = server;
  await expect(sql`delete from ledger_cosignature`.execute(db)).rejects.toThrow('The ledger only grows');
  await expect(sql`truncate ledger_cosignature`.execute(db)).rejects.toThrow('The ledger only grows');
  await expect(sql`update ledger_cosignature set first_line = 'x'`.execute(db)).rejects.toThrow(
    'The ledger only grows',
  );
  await expect(
    sql`update ledger_cosignature set newest_at = newest_at - interval '1 s'`.execute(db),
  ).rejects.toThrow('The ledger only grows');
  await sql`update ledger_cosignature set newest_at = newest_at + interval '1 s'`.execute(db);
});

test('EVID-50 the one call about witnesses reads, and names no key', async () => {
  expect(Object.keys(routes).filter((call) => call.includes('witness'))).toEqual([
    'GET /api/ledger/witnesses',
  ]);
  expect(JSON.stringify(await server.witnesses())).not.toContain(server.s4.key);
});
