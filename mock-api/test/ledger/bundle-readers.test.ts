import type { LedgerEventDto } from '@hand-receipt/contracts';
import { webhookHouse } from '../webhooks/webhooks-fixture';

test('the bundle of an Admin of one unit of two shows the events that Ledger History shows them', async () => {
  const t = await webhookHouse();
  await t.create({ url: 'http://127.0.0.1:9/', unitId: 'B' }, t.admin);
  await t.app.sealer.sealNow();
  const history = (await t.admin({ url: '/api/ledger/history?limit=200' })).json<LedgerEventDto[]>();
  expect(history.some(({ itemId }) => itemId === null)).toBe(true);
  const bundle = (await t.admin({ url: '/api/ledger/bundle' })).body;
  for (const { eventId } of history) expect(bundle).toContain(eventId);
});
