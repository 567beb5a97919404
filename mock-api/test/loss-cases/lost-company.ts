import type { LossCaseDetailDto, LossCaseDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { type CountedCompany, countedCompany } from '../sensitive/missing-fixture';
import { ledgerFindings } from '../support/ledger-findings';

/** What a report of a loss says. The company's clock stands at 0800 on 22 November 2026. */
export const FACTS = {
  circumstances: 'Not in the rack after the range.',
  lastSeenAt: new Date(2026, 10, 21, 16, 40).toISOString(),
  lastSeenWhere: 'Arms room, safe 2',
};

export interface LostCompany extends CountedCompany {
  /** Reports an item lost, with facts. */
  reportLost(who: Username, itemId: string): Promise<void>;
  /** A weapon of Whitaker's that Petrov reported lost. */
  lost(serial: string): Promise<{ itemId: string; lossCase: LossCaseDto }>;
  /** Cases of an item that somebody sees. */
  casesOf(who: Username, itemId: string): Promise<LossCaseDto[]>;
  read(who: Username, id: string): Promise<LossCaseDetailDto>;
  /** All that the check of the ledger finds. */
  allFindings(): Promise<string[]>;
  /** Notifications of a person, newest first, in words. */
  told(who: Username): Promise<string[]>;
}

export async function lostCompany(): Promise<LostCompany> {
  const company = await countedCompany();
  const { calls, database, ids } = company;
  const lost: LostCompany = {
    ...company,
    async reportLost(who, itemId) {
      await calls.ok(who, 'PATCH /api/property/:id/status', {
        params: { id: itemId },
        body: { status: 'Lost', loss: FACTS },
      });
    },
    async lost(serial) {
      const [itemId = ''] = await company.issue('whitaker', serial);
      await lost.reportLost('halloran', itemId);
      const [lossCase] = await lost.casesOf('halloran', itemId);
      if (!lossCase) throw new Error('No case was opened.');
      return { itemId, lossCase };
    },
    casesOf: (who, item) => calls.ok(who, 'GET /api/loss-cases', { query: `item=${item}` }),
    read: (who, id) => calls.ok(who, 'GET /api/loss-cases/:id', { params: { id } }),
    allFindings: () => ledgerFindings(company),
    async told(who) {
      const rows = await database.db
        .selectFrom('notification')
        .select(['title', 'message'])
        .where('user_id', '=', ids[who])
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ title, message }) => `${title}: ${message}`);
    },
  };
  return lost;
}
