import type { InventoryRules, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { ledgerFindings } from '../support/ledger-findings';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';
import { PLAIN_RULES, setPlainRules } from '../support/plain-rules';

const INVENTORIES = 'POST /api/inventories';

/** A company whose leaders count weapons that Whitaker and Tanaka hold. */
export interface CountedCompany extends Company {
  calls: Calls;
  /** Enters weapons and signs them down to a person. @returns their ids, in the order of the serial numbers. */
  issue(to: Username, ...serials: string[]): Promise<string[]>;
  /** Opens a count of what a person holds. */
  open(who: Username, holder: Username, counters?: Username[]): Promise<SensitiveInventoryDto>;
  scan(who: Username, id: string, code: string): ReturnType<CountedCompany['scanned']>;
  scanned(
    who: Username,
    id: string,
    code: string,
    scannedAt?: string,
  ): Promise<{ result: string; message: string }>;
  close(who: Username, id: string, notes?: string): Promise<SensitiveInventoryDto>;
  /** A count of a weapon of Whitaker's that Petrov closed without seeing it. @returns item and count. */
  missing(serial: string): Promise<{ itemId: string; inventoryId: string }>;
  /** Writes the rules of the company's counts as its Commander does; plain ones but for these. */
  setRules(rules: Partial<InventoryRules>): Promise<void>;
  /** What the check of the ledger says about items, verifications and inventories. */
  findings(): Promise<string[]>;
  /** Details of the newest event of a type. */
  newest(type: string): Promise<Record<string, unknown>>;
}

export async function countedCompany(): Promise<CountedCompany> {
  const company = await testCompany();
  const calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 22, 8, 0));
  await keepSignedIn(company);
  await setPlainRules(company, company.ids.halloran);
  const { database, ids } = company;

  const counted: CountedCompany = {
    ...company,
    calls,
    async issue(to, ...serials) {
      const items = [];
      for (const serial_number of serials) {
        const { id } = await company.createItem({ serial_number, category: 'weapons' });
        await company.signDown(id, to);
        items.push(id);
      }
      return items;
    },
    open: (who, holder, counters = [who]) =>
      calls.ok(who, INVENTORIES, {
        body: { holderId: ids[holder], counterIds: counters.map((name) => ids[name]) },
      }),
    scan: (who, id, code) => counted.scanned(who, id, code),
    scanned: (who, id, code, scannedAt) =>
      calls.ok(who, `${INVENTORIES}/:id/scans`, {
        params: { id },
        body: { code, ...(scannedAt && { scannedAt }) },
      }),
    close: (who, id, notes) =>
      calls.ok(who, `${INVENTORIES}/:id/close`, { params: { id }, body: notes ? { notes } : {} }),
    async missing(serial) {
      const [itemId = ''] = await counted.issue('whitaker', serial);
      const { id } = await counted.open('petrov', 'whitaker');
      // What else Whitaker holds is seen.
      const lines = await calls.ok('petrov', 'GET /api/inventories/:id/lines', {
        params: { id },
      });
      for (const line of lines)
        if (line.id !== itemId) await counted.scan('petrov', id, line.serialNumber ?? '');
      await counted.close('petrov', id);
      return { itemId, inventoryId: id };
    },
    async setRules(rules) {
      const key = 'inventory.rules.sensitive';
      const settings = await calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
      const version = settings.find((setting) => setting.key === key)?.version ?? 0;
      const body = {
        unitId: 'B',
        key,
        value: { ...PLAIN_RULES, ...rules },
        citation: null,
        version,
      } as const;
      await calls.ok('halloran', 'PUT /api/unit-settings', { body });
    },
    async findings() {
      const found = await ledgerFindings(company);
      return found.filter((words) => /^(Item|Verification|Inventory)/.test(words));
    },
    async newest(type) {
      const { body } = await database.db
        .selectFrom('ledger_event')
        .select('body')
        .where('event_type', '=', type)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return (JSON.parse(Buffer.from(body).toString()) as { details: Record<string, unknown> }).details;
    },
  };
  return counted;
}
