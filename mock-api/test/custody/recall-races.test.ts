import type { TransferDto } from '@hand-receipt/contracts';
import fc from 'fast-check';
import { type Company, testCompany, type Username } from './company';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

/** What can happen at the same moment to an item that Petrov has offered to Tanaka. */
const RIVALS = ['approve', 'reject', 'cancel', 'recall', 'recall'] as const;
type Rival = (typeof RIVALS)[number];

const schedule = fc.shuffledSubarray([...RIVALS], { minLength: 2 }).filter((acts) => acts.includes('recall'));

async function statusOf(rival: Rival, itemId: string, offerId: string): Promise<number> {
  const post = (who: Username, url: string) => company.as[who]({ method: 'POST', url });
  const acts: Record<Rival, () => Promise<{ statusCode: number }>> = {
    approve: () => company.decide('tanaka', offerId, 'Approved'),
    reject: () => company.decide('tanaka', offerId, 'Rejected'),
    cancel: () => post('petrov', `/api/transfers/${offerId}/cancel`),
    recall: () => post('halloran', `/api/property/${itemId}/recall`),
  };
  return (await acts[rival]()).statusCode;
}

/** Ends of the offer, of which there is at most one, and the recall that is open afterwards. */
async function outcomeOf(itemId: string, offerId: string) {
  const offer = (await company.as.petrov({ url: `/api/transfers/${offerId}` })).json<TransferDto>();
  const open = await company.database.db
    .selectFrom('transfer')
    .innerJoin('property', 'property.id', 'transfer.item_id')
    .select([
      'transfer.id',
      'is_recall',
      'from_user_id',
      'to_user_id',
      'property.assigned_to_user_id as holder',
    ])
    .where('item_id', '=', itemId)
    .where('transfer.status', '=', 'Pending')
    .execute();
  const events = await company.database.db
    .selectFrom('ledger_event')
    .select(['event_type', 'body'])
    .where('item_id', '=', itemId)
    .orderBy('seq')
    .execute();
  const ends = events.filter(
    ({ event_type, body }) =>
      /^TRANSFER (APPROVED|REJECTED|CANCELLED)$/.test(event_type) &&
      Buffer.from(body).includes(`"transferId":"${offerId}"`),
  );
  return { offer, open, ends: ends.map(({ event_type }) => event_type) };
}

test('SUCC-34 a recall against the answer to an open offer: one of them ends it, and one recall of the holder of then is open', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (rivals) => {
      const { id } = await company.createItem();
      await company.signDown(id, 'petrov');
      const { id: offerId } = await company.offer('petrov', id, 'tanaka');
      const statuses = await Promise.all(rivals.map((rival) => statusOf(rival, id, offerId)));

      const { offer, open, ends } = await outcomeOf(id, offerId);
      const done = (rival: Rival) => rivals.filter((one, at) => one === rival && statuses[at]! < 300).length;
      // However it went, exactly one recall stands, and asks the person who holds the item now.
      expect(done('recall')).toBe(1);
      expect(open).toMatchObject([{ is_recall: true, to_user_id: company.ids.halloran }]);
      expect(open[0]?.from_user_id).toBe(open[0]?.holder);
      // The offer ended once: by its recipient, by its sender, or by the recall.
      const ended = offer.superseded_by ? 1 : done('approve') + done('reject') + done('cancel');
      expect([ended, ends.length]).toEqual([1, 1]);
      expect(ends).toEqual([`TRANSFER ${offer.status.toUpperCase()}`]);
      if (offer.superseded_by) expect(offer.superseded_by.id).toBe(open[0]?.id);
      expect(open[0]?.holder).toBe(company.ids[offer.status === 'Approved' ? 'tanaka' : 'petrov']);
    }),
    { numRuns: 25, seed: 1612 },
  );
}, 120_000);
