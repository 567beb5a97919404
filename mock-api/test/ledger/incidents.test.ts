import { appendFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '@hand-receipt/contracts';
import { canonicalBytes, readEvent } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { formatLine } from '../../src/ledger/seal/journal-line';
import { CompanyServer } from './company-server';
import { eventLines, segment } from './journal-file';
import { asOperator } from './operator';

let server: CompanyServer;
beforeEach(async () => {
  server = await CompanyServer.open();
}, 60_000);
afterEach(() => server.stop());

const sealedSize = () => server.app.sealer.latest?.size ?? 0;
const journalFolder = () => path.join(server.folder, 'ledger/journal');

const cutLastLines = async (lines: number) => {
  const text = await readFile(segment(server.folder), 'utf8');
  await writeFile(
    segment(server.folder),
    text
      .split('\n')
      .slice(0, -1 - lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
};

test.each([
  [
    'a deleted journal',
    () => rm(journalFolder(), { recursive: true }),
    'journal-missing',
    'events #0 to #3 have',
  ],
  ['a journal with its last line cut off', () => cutLastLines(1), 'journal-short', 'event #3 has'],
  ['a journal with its last lines cut off', () => cutLastLines(3), 'journal-short', 'events #2 to #3 have'],
])(
  'EVID-15 %s leaves an incident that every check reports until a Commander acknowledges it',
  async (_what, attack, code, events) => {
    expect(await server.findings()).toEqual([]);
    const message = `The journal was missing or short on 22NOV2026; ${events} no copy from before`;
    await server.restart(attack);
    const first = await server.check();
    const seq = first.findings[0]?.seq ?? -1;
    expect(first).toMatchObject({ is_verified: false, findings: [{ code, message, seq: 4 }] });
    server.test.clock.set(new Date('2026-11-23T09:00:00Z'));
    for (let start = 0; start < 3; start += 1) {
      await server.restart();
      expect(await server.check()).toMatchObject({ is_verified: false, findings: [{ code, message, seq }] });
      expect(await server.findings()).toHaveLength(1);
    }
    expect(await eventLines(server.folder)).toHaveLength(sealedSize());

    const acknowledged = await server.acknowledge(seq, ' The disk was replaced ');
    expect(acknowledged.statusCode).toBe(201);
    expect(acknowledged.json()).toEqual({
      incidentSeq: seq,
      acknowledgedBy: 'CPT Halloran',
      acknowledgedAt: '2026-11-23T09:00:00.000Z',
      reason: 'The disk was replaced',
    });
    const warning = `${message}. Acknowledged by CPT Halloran on 23NOV2026: The disk was replaced`;
    for (const again of [async () => undefined, () => server.restart()]) {
      await again();
      expect(await server.check()).toMatchObject({
        is_verified: true,
        findings: [],
        warnings: [{ code, message: warning, seq }],
      });
    }
  },
  60_000,
);

test('EVID-15 only a Commander acknowledges an incident, once, with a reason', async () => {
  await server.restart(() => rm(journalFolder(), { recursive: true }));
  const [{ seq = -1 } = {}] = (await server.check()).findings;
  const answers = async (place: number | string, reason: string) => {
    const response = await server.acknowledge(place, reason);
    return [response.statusCode, response.json<{ message: string }>().message];
  };
  const setRole = (role: Role) => server.db.updateTable('users').set({ role }).execute();
  for (const role of ['Admin', 'Supply Sergeant', 'Squad Leader', 'Soldier'] as const) {
    await setRole(role);
    expect(await answers(seq, 'x')).toEqual([
      403,
      'Only a Commander acknowledges an incident of the ledger.',
    ]);
  }
  await setRole('Commander');
  for (const place of [0, 999, 'x', '-1']) {
    expect(await answers(place, 'x')).toEqual([404, 'The ledger has no such incident.']);
  }
  expect(await answers(seq, '  ')).toEqual([400, 'Say what was found out.']);
  const both = await Promise.all([server.acknowledge(seq, 'one'), server.acknowledge(seq, 'other')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await answers(seq, 'again')).toEqual([
    409,
    'This incident was acknowledged by CPT Halloran on 22NOV2026.',
  ]);
  expect(await answers(seq, '')).toEqual([
    409,
    'This incident was acknowledged by CPT Halloran on 22NOV2026.',
  ]);
});

test.each([0, 1, 2, 3])('EVID-16 the deleted checkpoint %# of four is named by its size', async (at) => {
  const sizes = (
    await server.db.selectFrom('ledger_checkpoint').select('size').orderBy('size').execute()
  ).map(({ size }) => size);
  const size = sizes[at] ?? 0;
  expect(sizes).toHaveLength(4);
  await asOperator(server.db, sql`delete from ledger_checkpoint where size = ${size}`);
  expect(await server.findings()).toEqual([`The checkpoint at ${size} events is missing`]);
  if (size === sizes.at(-1)) return;
  await server.restart();
  expect(await server.findings()).toEqual([`The checkpoint at ${size} events is missing`]);
});

/** A line as the server would write it, of an event that nobody entered. */
async function forgedLine(): Promise<string> {
  const seq = sealedSize();
  const { body } = await server.db
    .selectFrom('ledger_event')
    .select('body')
    .where('seq', '=', 0)
    .executeTakeFirstOrThrow();
  const forged = canonicalBytes({ ...readEvent(body), seq, type: 'USER' });
  return formatLine({ seq, body: forged, leafHash: nodeHasher.leaf(forged) });
}

test.each([
  ['an event', (line: string) => line, 1],
  ['an event and a checkpoint', (line: string) => `${line}checkpoint 5 ${'ab'.repeat(32)}\n`, 2],
  ['a checkpoint', () => `checkpoint 9 ${'ab'.repeat(32)}\n`, 1],
])(
  'EVID-18 a line of %s added to the journal alone is not put back and not signed, but reported',
  async (_what, lines, count) => {
    const size = sealedSize();
    const added = lines(await forgedLine());
    const before = await readFile(segment(server.folder), 'utf8');
    await server.restart(() => appendFile(segment(server.folder), added));
    const message =
      count === 1
        ? 'The journal has 1 line after the last checkpoint that the database does not have. It was not put back'
        : `The journal has ${count} lines after the last checkpoint that the database does not have. They were not put back`;
    for (const start of [async () => undefined, () => server.restart()]) {
      await start();
      expect(await server.check()).toMatchObject({
        size: size + 1,
        findings: [{ code: 'lines-left-out', message, seq: size }],
      });
    }
    const text = await readFile(segment(server.folder), 'utf8');
    expect(text.startsWith(before)).toBe(true);
    expect(text).not.toContain(added);
    expect(await readFile(path.join(journalFolder(), 'left-out-2026-11-22'), 'utf8')).toBe(added);
    expect((await readdir(journalFolder())).sort()).toEqual(['000000000000000.log', 'left-out-2026-11-22']);
  },
);

test('EVID-18 events that a checkpoint covers and the database lost are put back, and the check is green', async () => {
  const table = (name: string) =>
    server.db
      .selectFrom(name as 'ledger_checkpoint')
      .selectAll()
      .orderBy('size')
      .execute();
  const checkpoints = (await table('ledger_checkpoint')).map(({ size, note }) => ({ size, note }));
  await server.restart(() =>
    asOperator(
      server.db,
      sql`delete from ledger_event where seq >= 2`,
      sql`delete from ledger_node where (idx + 1) << level > 2`,
      sql`delete from ledger_checkpoint where size > 2`,
      sql`update ledger_head set size = 2`,
    ),
  );
  expect(await server.check()).toMatchObject({ is_verified: true, size: 4, findings: [], warnings: [] });
  expect((await table('ledger_checkpoint')).map(({ size, note }) => ({ size, note }))).toEqual(checkpoints);
});

test('a checkpoint that was named and not stored, for a crash between the two, is stored at the next start', async () => {
  const size = sealedSize();
  await server.restart(async () => {
    await asOperator(server.db, sql`delete from ledger_checkpoint where size = ${size}`);
    const { note } = await server.db
      .selectFrom('ledger_checkpoint')
      .select('note')
      .where('size', '=', size - 1)
      .executeTakeFirstOrThrow();
    await writeFile(path.join(server.folder, 'ledger/checkpoint'), note);
  });
  expect(sealedSize()).toBe(size);
  expect(await server.check()).toMatchObject({ is_verified: true, findings: [] });
});

test('the journal of a version that named no checkpoints is no incident: those that there are get named', async () => {
  await server.restart(async () => {
    const events = await eventLines(server.folder);
    await writeFile(segment(server.folder), events.map((line) => `${line}\n`).join(''));
    await asOperator(
      server.db,
      sql`update ledger_event set event_type = 'UNIT' where event_type = 'LEDGER KEY'`,
    );
  });
  await asOperator(server.db, sql`update ledger_event set event_type = 'LEDGER KEY' where seq = 0`);
  expect(await server.findings()).toEqual([]);
  const text = await readFile(segment(server.folder), 'utf8');
  expect(text.match(/^checkpoint \d+/gm)).toEqual([
    'checkpoint 1',
    'checkpoint 2',
    'checkpoint 3',
    'checkpoint 4',
  ]);
});
