import type {
  CalendarInventoryDto,
  InventoryRules,
  NewProgramInput,
  SensitiveInventoryDto,
  UnitSettingKey,
} from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';
import { PLAIN_RULES } from '../support/plain-rules';

/** A company whose people plan inventories, in November 2026. */
export interface PlanningCompany extends Company {
  calls: Calls;
  /** Enters a program of B Co as the Supply Sergeant; answers its id. */
  program(input?: Partial<NewProgramInput>): Promise<string>;
  /** The inventories of a program that are in the calendar, by month. */
  calendar(programId: string, who?: Username, from?: string): Promise<CalendarInventoryDto[]>;
  /** The inventory of a program of a month, YYYY-MM. */
  month(programId: string, month: string): Promise<CalendarInventoryDto>;
  open(who: Username, id: string, counters?: readonly Username[]): Promise<SensitiveInventoryDto>;
  close(who: Username, id: string): Promise<SensitiveInventoryDto>;
  scan(who: Username, id: string, code: string): ReturnType<Calls['send']>;
  setRules(key: UnitSettingKey, rules: Partial<InventoryRules>): Promise<void>;
  verifies(): Promise<void>;
}

export async function planningCompany(): Promise<PlanningCompany> {
  const company = await testCompany();
  await keepSignedIn(company);
  company.clock.set(new Date(2026, 10, 21, 8));
  const calls = callsOf(company);
  const calendar = async (programId: string, who: Username = 'halloran', from?: string) =>
    (await calls.ok(who, 'GET /api/inventory-calendar', from ? { query: `from=${from}` } : {}))
      .filter((inventory) => inventory.programId === programId)
      .sort((one, other) => (one.month < other.month ? -1 : 1));
  const t: PlanningCompany = {
    ...company,
    calls,
    calendar,
    async program(input = {}) {
      const body: NewProgramInput = {
        kind: 'cyclic',
        title: 'Cyclic 10 %',
        unitId: 'B',
        cadence: 'monthly',
        firstMonth: '2026-11',
        ...input,
      };
      return (await calls.ok('brandt', 'POST /api/inventory-programs', { body })).id;
    },
    async month(programId, month) {
      const found = (await calendar(programId, 'halloran', month)).find((one) => one.month === month);
      if (!found) throw new Error(`Nothing is planned for ${month}.`);
      return found;
    },
    open: (who, id, counters) =>
      calls.ok(who, 'POST /api/inventories/:id/open', {
        params: { id },
        body: counters && { counters: counters.map((name) => ({ userId: company.ids[name] })) },
      }),
    close: (who, id) => calls.ok(who, 'POST /api/inventories/:id/close', { params: { id } }),
    scan: (who, id, code) =>
      calls.send(who, 'POST /api/inventories/:id/scans', { params: { id }, body: { code } }),
    async setRules(key, rules) {
      const settings = await calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
      const version = settings.find((setting) => setting.key === key)?.version ?? 0;
      const body = { unitId: 'B', key, value: { ...PLAIN_RULES, ...rules }, citation: null, version };
      await calls.ok('halloran', 'PUT /api/unit-settings', { body });
    },
    async verifies() {
      // The clock jumps: events that it jumped over would seem to wait for their seal.
      await company.app.sealer.sealNow();
      expect(await calls.ok('halloran', 'GET /api/verification/database')).toMatchObject({
        is_verified: true,
        findings: [],
      });
    },
  };
  return t;
}
