import { createHash } from 'node:crypto';
import type { NotificationDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { KilledCompany, type Moment } from './killed-signing';

let company: KilledCompany;
let id: string;
beforeAll(async () => {
  company = await KilledCompany.make();
  await company.start();
  await company.enterItems();
  id = await company.openSigning('halloran', 'osei');
  await company.stop();
}, 240_000);
afterAll(() => company.remove());

const packetsOf = async () =>
  (await company.ask<SuccessionDetailDto>('osei', 'GET', `/api/successions/${id}`)).packets;

/** What the database has of the packet, while no server runs. */
const stored = () =>
  company.between(async (db) => {
    const { pdf, json, made_at } = await db
      .selectFrom('succession_signing')
      .select(['pdf', 'json', 'made_at'])
      .executeTakeFirstOrThrow();
    return { hasPdf: pdf !== null, hasJson: json !== null, isMade: made_at !== null };
  });

const registered = () =>
  company.between((db) =>
    db.selectFrom('printed_paper').select(['kind', 'edition', 'file_hash']).orderBy('kind').execute(),
  );

/** Where the making is when the server is killed: papers are registered, the PDF is stored, the JSON is stored. */
const MOMENTS: readonly (Moment & { hasPdf: boolean })[] = [
  { table: 'printed_paper', on: 'insert', hasPdf: false },
  { table: 'succession_signing', on: 'update of pdf', hasPdf: false },
  { table: 'succession_signing', on: 'update of json', hasPdf: true },
];

test.each(MOMENTS)(
  'SUCC-31 killed at the $on on $table while the packet is made: who asked gets no part of a file, and none counts as made',
  async ({ hasPdf, ...moment }) => {
    await company.pauseAt(moment);
    await company.start();
    // The first round signs; later ones only ask again.
    if (moment.table === 'printed_paper') await company.sign(id, 'osei', 'incoming');
    const asked = company.send('osei', 'GET', `/api/successions/${id}/packet.pdf`).then(
      async (answer) => (await answer.arrayBuffer()).byteLength,
      () => 'broken off',
    );
    await company.untilPaused(4000);
    await company.kill();
    expect(await asked).toBe('broken off');
    await company.endPause(moment);
    expect(await stored()).toEqual({ hasPdf, hasJson: false, isMade: false });
  },
  120_000,
);

test('SUCC-31 SUCC-32 after the kills the packet comes, whole and registered once, and both parties are told once', async () => {
  await company.start();
  const answer = await company.send('osei', 'GET', `/api/successions/${id}/packet.pdf`);
  expect(answer.status).toBe(200);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
  const packet = await company.ask<{ papers: { kind: string; sha256?: string }[] }>(
    'osei',
    'GET',
    `/api/successions/${id}/packet.json`,
  );
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(packet.papers.find(({ kind }) => kind === 'packet')?.sha256).toBe(sha256);
  expect(await packetsOf()).toMatchObject([{ number: 1, ready: true, pages: expect.any(Number) as number }]);
  for (const who of ['halloran', 'osei'] as const) {
    const notices = await company.ask<NotificationDto[]>(who, 'GET', '/api/notifications');
    expect(notices.filter(({ title }) => title === 'Packet ready')).toHaveLength(1);
  }
  expect(await company.read(id)).toMatchObject({ state: 'signed', is_verified: true, findings: [] });
  await company.stop();
  const papers = await registered();
  expect(papers.map(({ kind, edition }) => [kind, edition])).toEqual([
    ['memorandum', 1],
    ['packet', 1],
    ['receipt', 1],
  ]);
}, 120_000);
