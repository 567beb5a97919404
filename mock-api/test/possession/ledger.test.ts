import { sql, type RawBuilder } from 'kysely';
import { type CounterCompany, PIN, counterCompany } from './counter-fixture';
import { ledgerFindings } from '../support/ledger-findings';

let t: CounterCompany;
let drawn: string;
let stored: string;

beforeAll(async () => {
  t = await counterCompany();
  [drawn, stored] = [await t.stocked(), await t.stocked()];
  const receipt = await t.handOver({ items: [drawn] });
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', {
    params: { id: receipt.id },
    body: { reason: 'I did not take it.' },
  });
});

test('the ledger check passes after a draw and a dispute', async () => {
  expect(await ledgerFindings(t)).toEqual([]);
});

/** Edits rows behind the server's back, reads the findings, and undoes it. */
async function found(attack: RawBuilder<unknown>, ...undo: RawBuilder<unknown>[]): Promise<string[]> {
  const { db } = t.database;
  await attack.execute(db);
  const findings = await ledgerFindings(t);
  for (const statement of undo) await statement.execute(db);
  return findings;
}

test('CNTR-33 a possession row that was changed is named with item, person and truth', async () => {
  const [{ serial_number: one }, { serial_number: other }] = [
    await t.readItem(drawn),
    await t.readItem(stored),
  ];
  const { whitaker, tanaka } = t.ids;
  const open = sql`to_at is null and item_id = ${drawn}`;
  expect(
    await found(
      sql`update possession set user_id = ${tanaka} where ${open}`,
      sql`update possession set user_id = ${whitaker} where ${open}`,
    ),
  ).toEqual([`Item ${one} shows it is with SPC Tanaka; ledger says SPC Whitaker`]);
  expect(
    await found(
      sql`update possession set kind = 'person', basis = 'draw', counter_id = null, user_id = ${whitaker}
        where to_at is null and item_id = ${stored}`,
      sql`update possession set kind = 'counter', basis = 'stored', counter_id = ${t.counterId}, user_id = null
        where to_at is null and item_id = ${stored}`,
    ),
  ).toEqual([`Item ${other} shows it is with SPC Whitaker; ledger says Arms Room B Co`]);
  expect(
    await found(
      sql`update possession set to_at = from_at where ${open}`,
      sql`update possession set to_at = null where item_id = ${drawn} and kind = 'person'`,
    ),
  ).toEqual([`Item ${one} shows it is with SPC Halloran; ledger says SPC Whitaker`]);
});

describe('who may do what at a counter', () => {
  let serial: string;
  beforeAll(async () => {
    const params = { id: t.counterId };
    const entries = [{ itemId: stored, userId: t.ids.whitaker }];
    await t.ok('brandt', 'PUT /api/counters/:id/authorizations', { params, body: { entries } });
    await t.ok('brandt', 'POST /api/weapon-cards', { body: { counterId: t.counterId, itemIds: [stored] } });
    await t.ok('halloran', 'PUT /api/counters/:id/authority', { params, body: { until: '2026-12-31' } });
    serial = (await t.readItem(stored)).serial_number;
  });

  test('the ledger check passes after each act, and after the end of each', async () => {
    const params = { id: t.counterId };
    const operator = { params: { ...params, userId: t.ids.voss } };
    const appoint = (until: string | null) =>
      t.ok('halloran', 'PUT /api/counters/:id/operators/:userId', {
        ...operator,
        body: { until, orderReference: 'Orders 325-02' },
      });
    await appoint('2027-01-31');
    expect(await ledgerFindings(t)).toEqual([]);
    await appoint(null);
    await t.ok('petrov', 'PUT /api/counters/:id/authority', { params, body: { until: '2026-12-31' } });
    await t.ok('petrov', 'PUT /api/counters/:id/authority', { params, body: { until: null } });
    const other = await t.stocked();
    const authorize = (userId: string | null) =>
      t.ok('brandt', 'PUT /api/counters/:id/authorizations', {
        params,
        body: { entries: [{ itemId: other, userId }] },
      });
    await authorize(t.ids.petrov);
    expect(await ledgerFindings(t)).toEqual([]);
    await authorize(null);
    expect(await ledgerFindings(t)).toEqual([]);
  });

  test('an authorization row that SQL alone changed, put in or took out is named with weapon, person and truth', async () => {
    const { whitaker, tanaka } = t.ids;
    const of = sql`item_id = ${stored} and until is null`;
    const truth = `Authorization of M4A1 Carbine ${serial} shows`;
    expect(
      await found(
        sql`update weapon_authorization set user_id = ${tanaka} where ${of}`,
        sql`update weapon_authorization set user_id = ${whitaker} where ${of}`,
      ),
    ).toEqual([`${truth} person SPC Tanaka; ledger says SPC Whitaker`]);
    expect(
      await found(
        sql`update weapon_authorization set card_number = 'WC-9999' where ${of}`,
        sql`update weapon_authorization set card_number = 'WC-0001' where ${of}`,
      ),
    ).toEqual([`${truth} card WC-9999; ledger says WC-0001`]);
    expect(
      await found(
        sql`update weapon_authorization set set_by = ${tanaka} where ${of}`,
        sql`update weapon_authorization set set_by = ${t.ids.brandt} where ${of}`,
      ),
    ).toEqual([`${truth} set by SPC Tanaka; ledger says SPC Brandt`]);
    const [since, ...others] = await found(
      sql`update weapon_authorization set since = since - interval '1 day' where ${of}`,
      sql`update weapon_authorization set since = since + interval '1 day' where ${of}`,
    );
    expect(since).toMatch(new RegExp(`^${truth} since 2026-11-.*; ledger says 2026-11-`));
    expect(others).toEqual([]);
    const gone = await found(
      sql`update weapon_authorization set until = since where ${of}`,
      sql`update weapon_authorization set until = null where item_id = ${stored}`,
    );
    expect(gone).toHaveLength(1);
    expect(gone[0]).toMatch(
      new RegExp(`^Authorization of M4A1 Carbine ${serial} is missing; ledger has it as event #\\d+$`),
    );
    const { serial_number: other } = await t.readItem(drawn);
    expect(
      await found(
        sql`insert into weapon_authorization (counter_id, user_id, item_id, since, set_by)
          values (${t.counterId}, ${tanaka}, ${drawn}, now(), ${tanaka})`,
        sql`delete from weapon_authorization where item_id = ${drawn}`,
      ),
    ).toEqual([`Authorization of M4A1 Carbine ${other} has no event in the ledger`]);
  });

  test('an appointment or authority that SQL alone changed, put in or took out is named with person and truth', async () => {
    const { brandt, halloran, tanaka } = t.ids;
    const later = sql`until = until + interval '1 day'`;
    const back = sql`until = until - interval '1 day'`;
    const [operator] = await found(
      sql`update counter_operator set ${later} where user_id = ${brandt}`,
      sql`update counter_operator set ${back} where user_id = ${brandt}`,
    );
    expect(operator).toMatch(/^Operator SPC Brandt at Arms Room shows end 2027-11-.*; ledger says 2027-11-/);
    expect(
      await found(
        sql`update counter_operator set set_by = ${tanaka} where user_id = ${brandt}`,
        sql`update counter_operator set set_by = ${halloran} where user_id = ${brandt}`,
      ),
    ).toEqual(['Operator SPC Brandt at Arms Room shows appointed by SPC Tanaka; ledger says SPC Halloran']);
    const [authority] = await found(
      sql`update counter_authority set ${later} where holder_user_id = ${halloran}`,
      sql`update counter_authority set ${back} where holder_user_id = ${halloran}`,
    );
    expect(authority).toMatch(
      /^Authority of SPC Halloran at Arms Room shows end 2027-01-.*; ledger says 2027-01-/,
    );
    expect(
      await found(
        sql`insert into counter_operator (counter_id, user_id, order_reference, since, until, set_by)
          values (${t.counterId}, ${tanaka}, 'Orders', now(), now() + interval '1 day', ${tanaka})`,
        // What an operator sees ends with the term.
        sql`update counter_operator set ended_at = now() where user_id = ${tanaka}`,
        sql`delete from counter_operator where user_id = ${tanaka}`,
      ),
    ).toEqual(['Operator SPC Tanaka at Arms Room has no event in the ledger']);
    expect(
      await found(
        sql`update counter_operator set order_reference = 'Orders 1' where user_id = ${brandt}`,
        sql`update counter_operator set order_reference = 'Orders 325-01' where user_id = ${brandt}`,
      ),
    ).toEqual(['Operator SPC Brandt at Arms Room shows order Orders 1; ledger says Orders 325-01']);
  });
});

test.each<[string, string, string, RegExp]>([
  [
    'possession',
    'due_at',
    'to_at is null and user_id is not null',
    /^Item W\d+ shows due back .*; ledger says /,
  ],
  [
    'possession',
    'from_at',
    'to_at is null and user_id is not null',
    /^Item W\d+ shows given out .*; ledger says /,
  ],
  ['handover', 'due_at', 'due_at is not null', /^Receipt HO-\d+ shows due .*; ledger says /],
])('an altered %s.%s of what is out is found', async (table, column, which, expected) => {
  const [name, at, where] = [sql.table(table), sql.ref(column), sql.raw(which)];
  const shift = (by: string) => sql`update ${name} set ${at} = ${at} + ${by}::interval where ${where}`;
  const findings = await found(shift('1 day'), shift('-1 day'));
  expect(findings).not.toEqual([]);
  for (const finding of findings) expect(finding).toMatch(expected);
});

describe('of an item on a temporary hand receipt', () => {
  let lent: string;
  let serial: string;
  let receipt: string;
  beforeAll(async () => {
    lent = await t.stocked();
    serial = (await t.readItem(lent)).serial_number;
    await t.ok('halloran', 'PUT /api/counters/:id/authority', {
      params: { id: t.counterId },
      body: { until: '2026-12-31' },
    });
    const dueAt = new Date(2026, 10, 30, 12).toISOString();
    receipt = (await t.handOver({ items: [lent], mode: 'temporary', dueAt, recipientId: t.ids.tanaka })).id;
    expect(await ledgerFindings(t)).toEqual([]);
  });
  const shift = (table: string, column: string, which: RawBuilder<unknown>) => {
    const by = (interval: string) => sql`update ${sql.table(table)}
      set ${sql.ref(column)} = ${sql.ref(column)} + ${interval}::interval where ${which}`;
    return found(by('1 day'), by('-1 day'));
  };
  const dates = (what: string) => [
    expect.stringMatching(`^Item ${serial} shows ${what} 202.*Z; ledger says 202.*Z$`) as string,
  ];

  test('the day on which a link of its chain is due, moved in the table alone, is named', async () => {
    const link = sql`item_id = ${lent} and user_id = ${t.ids.tanaka}`;
    expect(await shift('custody_link', 'due_at', link)).toEqual(dates('hand receipt of SPC Tanaka due'));
    expect(await shift('custody_link', 'since', link)).toEqual(dates('hand receipt of SPC Tanaka since'));
  });

  test('when its holder signed for it, moved in the table alone, is named', async () => {
    expect(await shift('property', 'assigned_date', sql`id = ${lent}`)).toEqual(dates('signed for'));
  });

  test('the giver of its line of the receipt, changed or taken out in the table alone, is named', async () => {
    const line = sql`handover_id = ${receipt} and line_no = 1`;
    const put = (giver: string | null) => sql`update handover_line set giver_id = ${giver} where ${line}`;
    const { halloran, petrov } = t.ids;
    const words = (shown: string) => [
      `Receipt ${receipt}, line 1 shows giver ${shown}; ledger says SPC Halloran`,
    ];
    expect(await found(put(petrov), put(halloran))).toEqual(words('SPC Petrov'));
    expect(await found(put(null), put(halloran))).toEqual(words('SPC Brandt'));
  });
});

test('a counter with another name, unit or end, put in or taken out by SQL alone, is named', async () => {
  const { db } = t.database;
  const { id } = await t.ok('halloran', 'POST /api/counters', {
    body: { name: 'Supply', unitId: 'B', kind: 'supply' },
  });
  await t.ok('halloran', 'PATCH /api/counters/:id', { params: { id }, body: { name: 'Supply Room' } });
  await t.ok('halloran', 'PATCH /api/counters/:id', { params: { id }, body: { closed: true } });
  expect(await ledgerFindings(t)).toEqual([]);
  const before = await db.selectFrom('counter').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const undo = sql`update counter set name = ${before.name}, closed_at = ${before.closed_at} where id = ${id}`;
  expect(
    await found(sql`update counter set name = 'Other Room', closed_at = null where id = ${id}`, undo),
  ).toEqual([
    `Counter ${id} shows name Other Room; ledger says Supply Room`,
    expect.stringMatching(/^Counter Other Room shows closed none; ledger says 2/),
  ]);
  expect(
    await found(
      sql`insert into counter (id, unit_id, name, kind, created_by, created_at)
        select 'CT-9999', unit_id, 'Back Room', kind, created_by, created_at from counter where id = ${id}`,
      sql`delete from counter where id = 'CT-9999'`,
    ),
  ).toEqual(['Counter Back Room has no event in the ledger']);
});

describe('of an item that is mounted on another', () => {
  let [rifle, sight, other] = ['', '', ''];
  let serials: Record<string, string> = {};
  const mounted = (parent: string, position: string) =>
    sql`insert into attached_component (parent_id, component_id, position)
      values (${parent}, ${sight}, ${position})`;
  const bare = () => sql`delete from attached_component where component_id = ${sight}`;
  const differs = (shown: string, said: string) => [
    `Item ${serials[sight]} shows mounted on ${shown}; ledger says ${said}`,
  ];
  const mount = () =>
    t.ok('halloran', 'POST /api/property/:id/mounts', {
      params: { id: rifle },
      body: { itemId: sight, position: 'Top rail' },
    });

  beforeAll(async () => {
    const create = async () => (await t.createItem({ name: 'M4A1 Carbine' })).id;
    [rifle, sight, other] = [await create(), await create(), await create()];
    serials = Object.fromEntries(
      await Promise.all(
        [rifle, sight, other].map(async (id) => [id, (await t.readItem(id)).serial_number] as const),
      ),
    );
  });

  test('a mount that SQL alone put in is named', async () => {
    expect(await found(mounted(rifle, 'Top rail'), bare())).toEqual(
      differs(`${serials[rifle]}, Top rail`, 'nothing'),
    );
  });

  test('a mount that SQL alone took out, moved or turned is named; taken off through the product, none is', async () => {
    await mount();
    const truth = `${serials[rifle]}, Top rail`;
    expect(await ledgerFindings(t)).toEqual([]);
    expect(await found(bare(), mounted(rifle, 'Top rail'))).toEqual(differs('nothing', truth));
    const set = (parent: string, position: string) =>
      sql`update attached_component set parent_id = ${parent}, position = ${position}
        where component_id = ${sight}`;
    const back = set(rifle, 'Top rail');
    expect(await found(set(other, 'Top rail'), back)).toEqual(differs(`${serials[other]}, Top rail`, truth));
    expect(await found(set(rifle, 'Left rail'), back)).toEqual(
      differs(`${serials[rifle]}, Left rail`, truth),
    );
    await t.ok('halloran', 'DELETE /api/property/:id/mounts/:itemId', {
      params: { id: rifle, itemId: sight },
    });
    expect(await ledgerFindings(t)).toEqual([]);
  });

  test('what an act parts is on nothing by the ledger too, though the part has no event of it', async () => {
    await mount();
    const offer = { propertyId: rifle, toUserId: t.ids.tanaka, includeComponents: false };
    const { id } = await t.ok('halloran', 'POST /api/transfers', { body: offer });
    await t.ok('tanaka', 'PATCH /api/transfers/:id/status', { params: { id }, body: { status: 'Approved' } });
    expect(await ledgerFindings(t)).toEqual([]);
    expect(await found(mounted(rifle, 'Top rail'), bare())).toEqual(
      differs(`${serials[rifle]}, Top rail`, 'nothing'),
    );
  });
});

test('the signature by which a temporary receipt was extended, changed in the table alone, is named', async () => {
  const lent = await t.stocked();
  const due = (day: number) => new Date(2026, 11, day, 12).toISOString();
  const receipt = await t.handOver({
    items: [lent],
    mode: 'temporary',
    recipientId: t.ids.tanaka,
    dueAt: due(1),
  });
  const params = { id: receipt.id };
  const body = { sessionId: t.sessionId, act: 'extend', dueAt: due(3) } as const;
  const prepared = await t.ok('brandt', 'POST /api/temporary-receipts/:id/prepare', { params, body });
  await t.ok('brandt', 'POST /api/temporary-receipts/:id/extend', {
    params,
    body: {
      sessionId: t.sessionId,
      challenge: prepared.challenge ?? '',
      contentHash: prepared.content_hash ?? '',
      confirmation: { method: 'pin-on-device', pin: PIN },
      dueAt: due(3),
    },
  });
  expect(await ledgerFindings(t)).toEqual([]);
  const { tanaka, whitaker } = t.ids;
  expect(
    await found(
      sql`update signature set user_id = ${whitaker} where part = 'extended'`,
      sql`update signature set user_id = ${tanaka} where part = 'extended'`,
    ),
  ).toEqual([`Signature ${receipt.id}, extended shows signer SPC Whitaker; ledger says SPC Tanaka`]);
});

test('LIM-18 who had an item before, and its rack, are changed, and nobody notices', async () => {
  const item = await t.stocked();
  await t.handOver({ items: [item], recipientId: t.ids.tanaka, lines: [{ itemId: item, reason: 'Range' }] });
  const past = sql`to_at is not null and item_id = ${item}`;
  expect(
    await found(
      sql`with moved as (update counter_stock set rack = 'Rack 99', added_by = ${t.ids.tanaka} where item_id = ${item})
        update possession set from_at = from_at - interval '5 days' where ${past}`,
      sql`update possession set from_at = from_at + interval '5 days' where ${past}`,
    ),
  ).toEqual([]);
});

test('an item of a line of a receipt that was changed is found', async () => {
  const line = sql`handover_id = 'HO-0001' and line_no = 1`;
  expect(
    await found(
      sql`update handover_line set item_id = ${stored} where ${line}`,
      sql`update handover_line set item_id = ${drawn} where ${line}`,
    ),
  ).toEqual([expect.stringMatching(/^Receipt HO-0001, line 1 shows item .*; ledger says /)]);
});

test.each<[string, RawBuilder<unknown>, RegExp]>([
  [
    'time',
    sql`update handover set act_at = act_at + interval '1 day' where id = 'HO-0001'`,
    /^Receipt HO-0001 shows time/,
  ],
  [
    'method',
    sql`update handover set method = 'passkey-on-device' where id = 'HO-0001'`,
    /^Receipt HO-0001 shows signed by way of passkey-on-device; ledger says pin-on-device$/m,
  ],
  [
    'time of recording',
    sql`update handover set recorded_at = recorded_at - interval '3 days' where id = 'HO-0001'`,
    /^Receipt HO-0001 shows recorded .*; ledger says /m,
  ],
  [
    'time of acknowledgement',
    sql`update handover set acknowledged_at = now() where id = 'HO-0001'`,
    /^Receipt HO-0001 shows acknowledged .*; ledger says none$/m,
  ],
  [
    'time of dispute',
    sql`update handover set disputed_at = disputed_at - interval '1 day' where id = 'HO-0001'`,
    /^Receipt HO-0001 shows disputed .*; ledger says 2/m,
  ],
  [
    'time of settlement',
    sql`update handover set state = 'settled', settled_at = now(), settled_by = operator_id, settled_note = 'Found'
      where id = 'HO-0001'`,
    /^Receipt HO-0001 shows settled .*; ledger says none$/m,
  ],
  [
    'device',
    sql`update counter_session set device_name = 'Stolen laptop'`,
    /^Receipt HO-0001 shows device Stolen laptop; ledger says Window 1$/m,
  ],
  [
    'signer',
    sql`update signature set user_id = (select operator_id from handover where id = 'HO-0001')
      where subject_kind = 'handover'`,
    /^Receipt HO-0001 shows signed by SPC Brandt; ledger says SPC Whitaker$/m,
  ],
  [
    'time of the signature',
    sql`update signature set at = at - interval '1 day' where subject_kind = 'handover'`,
    /^Receipt HO-0001 shows signed 2.*; ledger says 2/m,
  ],
  [
    'reason of a line',
    sql`update handover_line set reason = 'second rifle' where handover_id = 'HO-0001'`,
    /^Receipt HO-0001, line 1 shows reason second rifle; ledger says none$/m,
  ],
  [
    'item that a line is mounted on',
    sql`update handover_line set mounted_on = item_id where handover_id = 'HO-0001'`,
    /^Receipt HO-0001, line 1 shows mounted on P-\d+; ledger says none$/m,
  ],
  [
    'reason',
    sql`update handover set dispute_reason = 'Nothing' where id = 'HO-0001'`,
    /shows reason of the dispute Nothing; ledger says I did/,
  ],
])('an altered %s of a receipt is found', async (_what, attack, expected) => {
  await attack.execute(t.database.db);
  expect((await ledgerFindings(t)).join('\n')).toMatch(expected);
});
