import type { Role, SiBoardDto, SiCellDto, SiReportDto, SiReportInput } from '@hand-receipt/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { ledgerFindings } from '../support/ledger-findings';
import { createItem } from '../../src/property/custody/create-item';
import { lockItem } from '../../src/property/custody/item';
import { recordSeen } from '../../src/property/custody/verify';
import { type Actor, Transactor, type UnitOfWork } from '../../src/unit-of-work';
import { type TestApp, addUser, testApp } from '../support/app';

type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** 1730 on 22 November 2026: the 1800 check is open. */
const NOW = new Date(2026, 10, 22, 17, 30);
export const ENTERED = new Date(2026, 10, 20, 12, 0);
export const DUE = new Date(2026, 10, 22, 18, 0).toISOString();

export interface Battalion extends TestApp {
  ids: Record<string, string>;
  as(who: string): Send;
  /** Adds a person and signs them in. */
  person(username: string, role: Role, unitId: string): Promise<void>;
  act<T>(who: string, verb: (work: UnitOfWork) => Promise<T>): Promise<T>;
  /** Enters a weapon on the day before yesterday; answers its id. */
  enter(item: { serial_number: string; holderId: string | null }, by: string): Promise<string>;
  /** Enters one that somebody holds, on the book of their company. */
  weapon(holder: string, serial: string): Promise<string>;
  /** Somebody reads an item, as in a count. */
  see(who: string, itemId: string): Promise<void>;
  board(who: string): Promise<SiBoardDto>;
  /** A unit's cell at the 1800 check, as somebody sees it. */
  cell(who: string, unitId: string): Promise<SiCellDto | undefined>;
  post(who: string, body: Partial<SiReportInput> & { unitId: string }): Promise<LightMyRequestResponse>;
  up(who: string, unitId: string): Promise<SiReportDto>;
  findings(): Promise<string[]>;
}

const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** Units of a company: squads in a platoon. Their names are the same in each company. */
const company = (id: string, parent: string, squads: number) => [
  { id, parent_id: parent, name: `${id} Co`, kind: 'company' as const },
  { id: `${id}-1`, parent_id: id, name: '1st Platoon', kind: 'platoon' as const },
  ...numbersTo(squads).map((number) => ({
    id: `${id}-1-${number}`,
    parent_id: `${id}-1`,
    name: `${number}${ENDINGS[number] ?? 'th'} Squad`,
    kind: 'squad' as const,
  })),
];

/** People of a squad: who leads it, a second leader, and a soldier. */
const squadPeople = (id: string, number: number): [string, Role, string][] => [
  [`leader-${id}${number}`, 'Squad Leader', `${id}-1-${number}`],
  [`second-${id}${number}`, 'Squad Leader', `${id}-1-${number}`],
  [`soldier-${id}${number}`, 'Soldier', `${id}-1-${number}`],
];

/** A battalion of these companies with an S4, a PBO and a commander; the clock stands at 1730. */
export async function battalion({
  companies = ['A', 'B'],
  squads = 2,
}: { companies?: readonly string[]; squads?: number } = {}): Promise<Battalion> {
  const test = await testApp();
  const { db } = test.database;
  test.clock.set(NOW);
  await db
    .insertInto('units')
    .values([
      { id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' },
      ...companies.flatMap((id) => company(id, 'BN', squads)),
    ])
    .execute();
  const ids: Record<string, string> = {};
  const actors: Record<string, Actor> = {};
  const sends: Record<string, Send> = {};
  const transactor = new Transactor({ db, clock: test.clock });
  const actor = (who: string) => actors[who] ?? missing(who);
  const made: Battalion = {
    ...test,
    ids,
    as: (who) => sends[who] ?? missing(who),
    async person(username, role, unitId) {
      const name = username.toLowerCase();
      const id = await addUser(test.database, { username: name, role, unit_id: unitId, last_name: username });
      ids[username] = id;
      actors[username] = { id, role, unitId, name: `SPC ${username}` };
      sends[username] = await test.signIn(name);
    },
    act: (who, verb) => transactor.run(actor(who), verb),
    async enter(item, by) {
      const now = test.clock.now();
      test.clock.set(ENTERED);
      const id = await transactor.run(actor(by), (work) =>
        createItem(work, { name: 'M4A1 Carbine', category: 'weapons', location: 'Arms room', ...item }),
      );
      test.clock.set(now);
      return id;
    },
    weapon: (holder, serial) =>
      made.enter(
        { serial_number: serial, holderId: ids[holder] ?? null },
        `co-${(actor(holder).unitId ?? '').slice(0, 1)}`,
      ),
    async see(who, itemId) {
      await transactor.run(actor(who), async (work) =>
        recordSeen(work, await lockItem(work, itemId), { verificationType: 'Serial number' }),
      );
    },
    async board(who) {
      const response = await made.as(who)({ method: 'GET', url: '/api/si-board' });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json();
    },
    async cell(who, unitId) {
      const { rows, dues } = await made.board(who);
      const row = rows.find(({ unit }) => unit.id === unitId);
      return row?.cells[dues.indexOf(DUE)] ?? undefined;
    },
    post: (who, body) =>
      made.as(who)({
        method: 'POST',
        url: '/api/si-reports',
        payload: { due: DUE, status: 'UP', ...body },
      }),
    async up(who, unitId) {
      const response = await made.post(who, { unitId });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json();
    },
    findings: () => ledgerFindings(test),
  };
  const people: readonly [string, Role, string][] = [
    ['co-BN', 'Commander', 'BN'],
    ['s4', 'S4', 'BN'],
    ['pbo', 'PBO', 'BN'],
    ...companies.flatMap((id): [string, Role, string][] => [
      [`co-${id}`, 'Commander', id],
      [`supply-${id}`, 'Supply Sergeant', id],
      ...numbersTo(squads).flatMap((number) => squadPeople(id, number)),
    ]),
  ];
  for (const [username, role, unitId] of people) await made.person(username, role, unitId);
  return made;
}

function missing(who: string): never {
  throw new Error(`${who} is nobody of the battalion.`);
}
