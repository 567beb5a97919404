import type { BulkAnswerDto, NotificationDto, TransferDto } from '@hand-receipt/contracts';
import type { Company, Username } from '../custody/company';
import { callsOf } from '../support/call';

/** What the tests of transfers do again and again, with a company of their own. */
export function transfersOf(company: Company) {
  const calls = callsOf(company);
  const list = (who: Username, query: string) => calls.ok(who, 'GET /api/transfers', { query });

  return {
    ...calls,
    list,
    /** Enters items of the commander's. */
    async items(count: number): Promise<string[]> {
      const ids: string[] = [];
      while (ids.length < count) ids.push((await company.createItem()).id);
      return ids;
    },
    /** Offers items of the commander's in one request; answers its lines in the order of the items. */
    async offerAll(ids: string[], to: Username, notes?: string): Promise<TransferDto[]> {
      const body = { ids, toUserId: company.ids[to], includeComponents: true, notes };
      const { results } = await calls.ok('halloran', 'POST /api/property/bulk/transfers', { body });
      const lines: TransferDto[] = [];
      for (const { transfer_id: id } of results) {
        if (id) lines.push(await calls.ok('halloran', 'GET /api/transfers/:id', { params: { id } }));
      }
      return lines;
    },
    offerSome: (ids: string[], to: Username): Promise<BulkAnswerDto> =>
      calls.ok('halloran', 'POST /api/property/bulk/transfers', { body: { ids, toUserId: company.ids[to] } }),
    async notifications(who: Username): Promise<NotificationDto[]> {
      return (await company.as[who]({ url: '/api/notifications' })).json<NotificationDto[]>();
    },
    async holderOf(itemId: string): Promise<string | null> {
      return (await calls.ok('brandt', 'GET /api/property/:id', { params: { id: itemId } }))
        .assigned_to_user_id;
    },
  };
}
