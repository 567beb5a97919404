import { createHash } from 'node:crypto';
import type {
  InventoryRules,
  PropertyDto,
  ScanAnswerDto,
  ScanDto,
  TransferDto,
} from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { photoOf } from '../succession/changing';
import { addUser } from '../support/app';
import { PLAIN_RULES } from '../support/plain-rules';
import { type CountedCompany, countedCompany } from './missing-fixture';

const ITEMS = 600;
const WEAPONS = 174;
const HOLDERS = 14;
const OFFLINE = 40;
const COUNT = '/api/inventories';

type Send = CountedCompany['as']['brandt'];

let t: CountedCompany;
/** Serial numbers of the weapons, in the order of their entry. */
let weapons: string[];
let commander: string;
let asCommander: Send;

const serial = (index: number) => `S${String(100_000 + index * 37)}`;

/** A transfer of weapons that a holder signs for. */
async function issueTo(holder: Send, userId: string, itemIds: readonly string[]): Promise<void> {
  for (const propertyId of itemIds) {
    const body = { propertyId, toUserId: userId, includeComponents: true };
    const offered = await t.as.halloran({ method: 'POST', url: '/api/transfers', body });
    const { id } = offered.json<TransferDto>();
    const taken = await holder({
      method: 'PATCH',
      url: `/api/transfers/${id}/status`,
      body: { status: 'Approved' },
    });
    if (taken.statusCode !== 200) throw new Error(taken.body);
  }
}

/** Does the same with each, a few at a time, in the order of the list. */
async function inTurns<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < all.length; start += 6) {
    done.push(...(await Promise.all(all.slice(start, start + 6).map(act))));
  }
  return done;
}

beforeAll(async () => {
  t = await countedCompany();
  const holders: { id: string; send: Send }[] = [];
  for (let number = 1; number <= HOLDERS; number += 1) {
    const username = `holder${number}`;
    const id = await addUser(t.database, { username, last_name: `Holder${number}`, unit_id: 'B-1' });
    holders.push({ id, send: await t.signIn(username) });
  }
  commander = await addUser(t.database, {
    username: 'osei',
    last_name: 'Osei',
    role: 'Commander',
    unit_id: 'B',
  });
  asCommander = await t.signIn('osei');
  const enter = async (index: number): Promise<string> => {
    const isWeapon = index < WEAPONS;
    const body = {
      name: isWeapon ? 'M4A1 Carbine' : 'Tent',
      serial_number: serial(index),
      category: isWeapon ? ('weapons' as const) : ('other' as const),
      lin: isWeapon ? `C0693${index % 3}` : null,
    };
    const entered = await t.as.halloran({ method: 'POST', url: '/api/property', body });
    if (entered.statusCode !== 201) throw new Error(entered.body);
    return entered.json<PropertyDto>().id;
  };
  const ids = await inTurns(
    Array.from({ length: ITEMS }, (_, index) => index),
    enter,
  );
  weapons = Array.from({ length: WEAPONS }, (_, index) => serial(index));
  await inTurns([...holders.entries()], ([number, { id, send }]) =>
    issueTo(
      send,
      id,
      ids.slice(0, WEAPONS).filter((_, index) => index % HOLDERS === number),
    ),
  );
  const settings = await t.calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
  const key = 'inventory.rules.sensitive';
  const value: InventoryRules = { ...PLAIN_RULES, blind: true, recount: true };
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  await t.calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key, value, citation: null, version },
  });
}, 300_000);

/** One read of a phone. What waited without a connection says when it was read, and its key makes it one read. */
async function scan(
  as: Send,
  id: string,
  code: string,
  more: Partial<ScanDto> & { key?: string } = {},
): Promise<ScanAnswerDto> {
  const { key, ...body } = more;
  const response = await as({
    method: 'POST',
    url: `${COUNT}/${id}/scans`,
    body: { code, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ScanAnswerDto>();
}

test('INVT-13 INVT-20 INVT-22 INVT-27 INVT-30 INVT-31 scenario A: 174 weapons, blind, three phones, one offline, a recount, one result', async () => {
  const { ids } = t;
  const opened = await t.calls.ok('brandt', `POST ${COUNT}`, {
    body: { category: 'weapon', counterIds: [ids.petrov, ids.voss, ids.tanaka] },
  });
  const { id } = opened;
  expect(opened.progress.expected).toBe(WEAPONS);

  // Six are nowhere. The third phone is without a connection for 40 reads.
  const there = weapons.slice(0, WEAPONS - 6);
  const [kept, read] = [there.slice(0, OFFLINE), there.slice(OFFLINE)];
  const phones = [t.as.petrov, t.as.voss] as const;
  await Promise.all(
    phones.map(async (as, phone) => {
      for (const code of read.filter((_, index) => index % 2 === phone)) {
        expect((await scan(as, id, code)).result).toBe('verified');
      }
    }),
  );
  const hidden = await t.calls.ok('petrov', `GET ${COUNT}/:id/lines`, { params: { id }, query: 'limit=500' });
  expect(hidden.filter(({ serialNumber }) => serialNumber === null)).toHaveLength(OFFLINE + 6);
  // A colleague reads one of them before the connection is back.
  await scan(t.as.petrov, id, kept[0] ?? '');
  t.clock.set(new Date(2026, 10, 22, 8, 30));
  const deviceAt = new Date(2026, 10, 22, 8, 5).toISOString();
  const answers: string[] = [];
  for (const code of kept) {
    const sent = { scannedAt: deviceAt, key: `queue-${id}-${code}` };
    const first = await scan(t.as.tanaka, id, code, sent);
    // The answer was lost, and the phone sends it again.
    expect(await scan(t.as.tanaka, id, code, sent)).toEqual(first);
    answers.push(first.result);
  }
  expect(answers).toEqual(['already-verified', ...Array<string>(OFFLINE - 1).fill('verified')]);

  expect((await scan(t.as.petrov, id, weaponWith('O'))).result).toBe('near-miss');
  for (const code of ['QX-000001', 'QX-000002']) {
    const uploadId = await photoOf(t as never, ids.petrov);
    expect((await scan(t.as.petrov, id, code, { uploadIds: [uploadId] })).result).toBe('not-on-the-books');
  }

  // The recount: nobody of the first count, and it finds two.
  await t.calls.ok('brandt', 'POST /api/inventories/:id/end-count', {
    params: { id },
    body: { counterIds: [ids.whitaker] },
  });
  for (const code of weapons.slice(WEAPONS - 6, WEAPONS - 4)) {
    expect((await scan(t.as.whitaker, id, code)).result).toBe('verified');
  }
  const open = await t.calls.ok('brandt', `GET ${COUNT}/:id/lines`, {
    params: { id },
    query: 'state=missing',
  });
  for (const line of open) {
    await t.calls.ok('whitaker', 'POST /api/inventories/:id/lines/:itemId/not-here', {
      params: { id, itemId: line.id },
    });
  }
  for (const code of ['QX-000001', 'QX-000002']) await scan(t.as.whitaker, id, code);
  const closed = await t.calls.ok('halloran', `POST ${COUNT}/:id/close`, {
    params: { id },
    body: { notes: 'Four are to be searched for.' },
  });
  expect(closed.progress).toMatchObject({
    expected: WEAPONS,
    counted: WEAPONS - 4,
    missing: 4,
    extra: 2,
    nearMiss: 1,
  });

  // Opener, closer and the other commander have it once each.
  const filed = await t.database.db
    .selectFrom('document')
    .select(['id', 'recipient_user_id'])
    .where('inventory_id', '=', id)
    .execute();
  expect(filed.map((document) => document.recipient_user_id).sort()).toEqual(
    [ids.brandt, ids.halloran, commander].sort(),
  );
  const own = filed.find((document) => document.recipient_user_id === commander);
  const paper = await asCommander({ url: `/api/documents/${own?.id}/pdf` });
  expect(paper.statusCode).toBe(200);
  const text = (await readPdf(paper.rawPayload)).pages.map(wordsOf).join(' ');
  expect(weapons.filter((code) => !text.includes(code))).toEqual([]);
  expect(text.includes(`Total: ${WEAPONS} lines, ${WEAPONS - 4} seen, 4 not seen`)).toBe(true);
  expect(text.split('NOT SEEN').length - 1).toBe(4);
  expect(text.includes('QX-000001, photo 1')).toBe(true);

  const result = (await t.as.halloran({ url: `${COUNT}/${id}/result.json` })).rawPayload;
  expect(createHash('sha256').update(result).digest('hex')).toBe(
    (await t.newest('INVENTORY CLOSED')).resultDigest,
  );
  expect(await t.findings()).toEqual([]);

  // One row by SQL, and the check is red.
  const [missing] = open;
  await t.database.db
    .insertInto('verification')
    .values({
      item_id: missing?.id ?? '',
      by_user_id: ids.petrov,
      type: 'sensitive-item',
      at: t.clock.now(),
      inventory_id: id,
    })
    .execute();
  const serialNumber = (await t.readItem(missing?.id ?? '')).serial_number;
  expect((await t.findings()).some((words) => words.includes(serialNumber))).toBe(true);
}, 300_000);

/** A serial number of a weapon with a zero read as the letter O. */
const weaponWith = (letter: string): string => (weapons[0] ?? '').replace('0', letter);
