import type { NotificationDto, TransferDto } from '@hand-receipt/contracts';
import { waitForLocks } from '../support/wait-for-locks';
import { type Company, type Username, testCompany } from './company';

let t: Company;
beforeAll(async () => {
  t = await testCompany();
  const body = { unitId: 'B', key: 'transfer.signOver', value: 'consent', version: 0 };
  await t.as.halloran({ method: 'PUT', url: '/api/unit-settings', body });
});

/** An item that Whitaker, who has it from Petrov, signs over to Tanaka. */
async function signedOver(): Promise<{ itemId: string; offerId: string; words: string }> {
  const { id: itemId, name, serial_number: serial } = await t.createItem();
  await t.signDown(itemId, 'petrov');
  await t.decide('whitaker', (await t.offer('petrov', itemId, 'whitaker')).id, 'Approved');
  const body = { propertyId: itemId, toUserId: t.ids.tanaka, signOver: true };
  const offer = await t.as.whitaker({ method: 'POST', url: '/api/transfers', body });
  return { itemId, offerId: offer.json<TransferDto>().id, words: `${name} ${serial}` };
}

const agree = (offerId: string) =>
  t.as.petrov({ method: 'POST', url: `/api/transfers/${offerId}/consent`, body: { agree: true } });
const lastNotice = async (who: Username) =>
  (await t.as[who]({ url: '/api/notifications' })).json<NotificationDto[]>().at(-1);

/** Petrov's consent and another call that comes while the consent waits for the item. */
const consentFirst = (
  { itemId, offerId }: { itemId: string; offerId: string },
  other: () => ReturnType<typeof agree>,
) =>
  t.database.db
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
      const agreed = agree(offerId);
      await waitForLocks(t, 1);
      const second = other();
      await waitForLocks(t, 2);
      return [agreed, second] as const;
    })
    .then((both) => Promise.all(both));

test('SUCC-39 the recipient of a sign-over that is withdrawn while the superior agrees is notified of both', async () => {
  const offered = await signedOver();
  const answers = await consentFirst(offered, () =>
    t.as.whitaker({ method: 'POST', url: `/api/transfers/${offered.offerId}/cancel` }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await lastNotice('tanaka')).toMatchObject({
    title: 'Offer withdrawn',
    message: `SPC Whitaker withdrew the offer of ${offered.words}.`,
  });
});

test('SUCC-39 an approval that waits for the consent is taken after it', async () => {
  const offered = await signedOver();
  const answers = await consentFirst(offered, () => t.decide('tanaka', offered.offerId, 'Approved'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await t.as.tanaka({ url: `/api/property/${offered.itemId}` })).statusCode).toBe(200);
});
