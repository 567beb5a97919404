import { sql } from 'kysely';
import type { Json } from '@hand-receipt/ledger';
import { appendEventNow } from '../../src/ledger/append';
import { replaceLinks } from '../../src/property/custody/replace-link';
import { ActingCompany, NAVARRO, WHITAKER } from './acting-company';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(async () => {
  await company.prepare();
  await ledger.attack(
    sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, unit_id, status)
      values ('U-0006', 'osei', 'osei@unit.test', '-', 'A', 'Osei', 'CPT', 'B', 'Active')`,
  );
});

const OSEI = { id: 'U-0006', name: 'CPT Osei' };
const SET = { successionId: 'SC-0001', setHash: 'ab', from: NAVARRO, to: OSEI } as const;

/** Osei takes the place of Navarro, above Whitaker on W123 and alone on W124. */
const succeed = () =>
  company.do(NAVARRO, (work) =>
    replaceLinks(work, {
      ...SET,
      lines: [
        { itemId: 'P-0001', act: 'replace' },
        { itemId: 'P-0002', act: 'replace' },
      ],
    }),
  );

/** What the check says of items. The account that was put in by SQL is named too, and is of no interest here. */
const ofItems = async () =>
  (await ledger.messages()).filter((message) => !/^Account .* [Oo]sei /.test(message));

/** The event as an operator writes it who has the server's own functions and key, about W123. */
async function appendForged(details: Record<string, Json>): Promise<void> {
  const event = {
    successionId: 'SC-0001',
    act: 'replace',
    fromUserId: NAVARRO.id,
    toUserId: OSEI.id,
    chainBefore: [NAVARRO.id, WHITAKER.id],
    chainAfter: [OSEI.id, WHITAKER.id],
    holderBefore: WHITAKER.id,
    released: [NAVARRO.id],
    ...details,
  };
  await ledger.db.transaction().execute((trx) =>
    appendEventNow(trx, {
      type: 'LINK REPLACED',
      itemId: 'P-0001',
      actor: NAVARRO,
      at: CLOCK(),
      details: event,
    }),
  );
  await ledger.sealer.sealNow();
}

const UNRULY = (what: string, said: string, due: string) =>
  `Event #8 says ${what} ${said} of W123; by the rule of succession it is ${due}`;

test('SUCC-30 the tables agree with the events of a succession', async () => {
  expect(await succeed()).toBe(2);
  expect(await ofItems()).toEqual([]);
});

test('SUCC-30 a chain edited behind the back of a succession is named with its item', async () => {
  await succeed();
  await ledger.attack(
    sql`update custody_link set user_id = 'U-0004' where user_id = 'U-0006' and item_id = 'P-0001'`,
  );
  expect(await ofItems()).toEqual([
    'Item W123 shows hand-receipt chain SGT Navarro > SPC Whitaker; ledger says CPT Osei > SPC Whitaker',
  ]);
});

test.each([
  [
    'chainAfter that keeps the outgoing above the incoming',
    { chainAfter: ['U-0004', 'U-0006', 'U-0005'] },
    UNRULY('chain after', 'SGT Navarro > CPT Osei > SPC Whitaker', 'CPT Osei > SPC Whitaker'),
  ],
  [
    'chainAfter that takes the item from its holder',
    { chainAfter: ['U-0006'] },
    UNRULY('chain after', 'CPT Osei', 'CPT Osei > SPC Whitaker'),
  ],
  [
    'chainBefore',
    { chainBefore: ['U-0004'] },
    UNRULY('chain before', 'SGT Navarro', 'SGT Navarro > SPC Whitaker'),
  ],
  ['list of the released', { released: [] }, UNRULY('released', 'nobody', 'SGT Navarro')],
  ['holder before', { holderBefore: 'U-0004' }, UNRULY('holder before', 'SGT Navarro', 'SPC Whitaker')],
  [
    'outgoing who is not in the chain',
    { fromUserId: 'U-0009' },
    UNRULY('chain after', 'CPT Osei > SPC Whitaker', 'SGT Navarro > SPC Whitaker'),
  ],
  ['act', { act: 'other' }, UNRULY('chain after', 'CPT Osei > SPC Whitaker', 'SGT Navarro > SPC Whitaker')],
])(
  'SUCC-30 an event with a forged %s is named, even where the tables follow it',
  async (_what, forged, words) => {
    await appendForged(forged);
    expect(await ofItems()).toContain(words);
  },
);

test('the forged event is one finding of its item for those who see it', async () => {
  await appendForged({ chainAfter: ['U-0006'] });
  expect((await ledger.verify()).findings).toContainEqual({
    code: 'link-replaced-wrong',
    message: UNRULY('chain after', 'CPT Osei', 'CPT Osei > SPC Whitaker'),
    seq: 8,
    itemId: 'P-0001',
  });
});

test('SUCC-38 the event of a sign-over with a forged chain is named, even where the tables follow it', async () => {
  const details = {
    transferId: 'T-0001',
    fromUserId: WHITAKER.id,
    toUserId: OSEI.id,
    signOver: true,
    chainAfter: [OSEI.id],
  };
  await ledger.db.transaction().execute((trx) =>
    appendEventNow(trx, {
      type: 'TRANSFER APPROVED',
      itemId: 'P-0001',
      actor: NAVARRO,
      at: CLOCK(),
      details,
    }),
  );
  await ledger.sealer.sealNow();
  expect(await ofItems()).toContain(
    'Event #8 says chain after CPT Osei of W123; by the rule of sign-over it is SGT Navarro > CPT Osei',
  );
});
