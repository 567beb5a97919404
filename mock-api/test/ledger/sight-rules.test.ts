import type { VerificationDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { RECORDED } from '../../src/ledger-check/recorded';
import { readableVerification } from '../../src/ledger-check/readable-findings';
import { SIGHT_RULES } from '../../src/ledger-check/sight-rules';
import { KINDS } from '../../src/ledger-check/standing-check';
import { asOperator } from './operator';
import { TwoUnits, type Who } from './two-units';

const units = TwoUnits.forFile();

const VIEWERS = [
  { id: 'U-3', role: 'Squad Leader', unitId: 'B' },
  { id: 'U-4', role: 'Soldier', unitId: 'B' },
  { id: 'U-5', role: 'Soldier', unitId: 'C' },
  { id: 'U-9', role: 'Commander', unitId: 'C' },
] as const;

const said = ({ findings }: VerificationDto) => findings.map(({ message }) => message);
const check = async (who: Who) =>
  said((await units.get<VerificationDto>(who, '/api/verification/database')).body);

const resultOf = (kinds: readonly string[]): VerificationDto => ({
  is_verified: false,
  size: 8,
  root: '',
  verified_through: 8,
  last_full_pass: null,
  checked_at: new Date().toISOString(),
  findings: kinds.map((kind) => ({
    code: 'record-altered',
    message: `${kind} X-1 shows reason none; ledger says another`,
    record: { kind, id: 'X-1' },
  })),
});

const readable = async (viewer: (typeof VIEWERS)[number], result: VerificationDto) =>
  said(await readableVerification(units.api.database.db, viewer, result, new Date()));

test('each kind of record that the check compares has a rule that says who may read about it', () => {
  const kinds = new Set([...RECORDED, ...KINDS].map(({ noun }) => noun));
  expect([...kinds].filter((kind) => !Object.hasOwn(SIGHT_RULES, kind))).toEqual([]);
});

test('a finding about a record of any kind that a person may not see is a number for them', async () => {
  const kinds = Object.keys(SIGHT_RULES).filter((kind) => kind !== 'Section rule');
  const hidden = [`${kinds.length} findings about records that you may not see`];
  for (const viewer of VIEWERS) {
    expect([viewer, await readable(viewer, resultOf(kinds))]).toEqual([viewer, hidden]);
  }
});

test('a finding about a record of an unknown kind, or that names none, is for those who may see everything', async () => {
  const [named] = resultOf(['Wager']).findings;
  const findings = [{ ...named!, record: undefined, message: 'Wager X-2 has no event' }, named!];
  const result = { ...resultOf([]), findings };
  for (const viewer of VIEWERS) {
    expect(await readable(viewer, result)).toEqual(['2 findings about records that you may not see']);
  }
  const commander = { id: 'U-1', role: 'Commander', unitId: 'BN' } as const;
  const all = await readableVerification(units.api.database.db, commander, result, new Date());
  expect(said(all)).toHaveLength(2);
});

test('a rule of a section is named to a Commander and not to a Soldier, as GET /api/sections', async () => {
  const result = resultOf(['Section rule']);
  const [, soldier, , commander] = VIEWERS;
  expect(await readable(soldier, result)).toEqual(['1 finding about a record that you may not see']);
  expect(await readable(commander, result)).toEqual(said(result));
});

test('a finding is named to those to whom the record itself is shown, and to nobody to whom it is 404', async () => {
  await asOperator(
    units.api.database.db,
    sql`insert into clearance (id, user_id, opened_by, opened_at, leaves_on, hand_steps, event_id)
      values ('PC-9001', 'U-4', 'U-1', now(), current_date, '[]', 'none-1')`,
    sql`insert into si_report (id, unit_id, due_at, status, seen, expected, by_user_id, at, event_id)
      values ('SR-9001', 'B', now(), 'UP', 1, 1, 'U-3', now(), 'none-2')`,
    sql`insert into closing (id, unit_id, kind, state, document_number, reason, prepared_by, created_at, event_id)
      values ('CB-9001', 'B', 'book-error', 'prepared', 'DOC-1', 'Never there', 'U-2', now(), 'none-3')`,
  );
  const shown: [string, string, Who[]][] = [
    ['Clearance PC-9001', '/api/people/U-4/clearance', ['commander', 'leader', 'soldier']],
    ['Sensitive items report SR-9001', '/api/si-reports', ['commander', 'leader']],
    ['Closing CB-9001', '/api/closings/CB-9001', ['commander', 'sergeant']],
  ];
  for (const [name, url, readers] of shown) {
    for (const who of ['commander', 'sergeant', 'leader', 'soldier', 'stranger'] as Who[]) {
      const found = (await check(who)).some((message) => message.startsWith(name));
      const { status, body } = await units.get<unknown>(who, url);
      const isShown = status === 200 && (!Array.isArray(body) || body.length > 0);
      expect({ who, name, found }).toEqual({ who, name, found: isShown });
      if (readers.includes(who)) expect({ who, name, found }).toEqual({ who, name, found: true });
    }
  }
});
