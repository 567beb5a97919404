import type { QueryScope } from '@hand-receipt/contracts';
import { type Listener, listenTo } from '../events/listener';
import { connect } from '../support/call';
import { TEST_PASSWORD, cookieOf } from '../support/app';
import { type Workshop, workshop } from './maintenance-fixture';

let shop: Workshop;
let commander: Listener;
beforeAll(async () => {
  shop = await workshop();
  const { app, inject } = shop.company;
  await connect(shop.company, 'whitaker', 'voss');
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = { username: 'halloran', password: TEST_PASSWORD };
  const cookie = cookieOf(await inject({ method: 'POST', url: '/api/auth/login', body }));
  commander = await listenTo(`${base}/api/events`, { cookie });
});
afterAll(() => commander.stop());

/** Waits until the commander is to read maintenance again because of an act. */
async function updatesCommander<T>(act: () => Promise<T>): Promise<T> {
  const count = () =>
    commander
      .of<{ scopes: QueryScope[] }>('changed')
      .filter(({ data }) => data.scopes.includes('maintenance')).length;
  const before = count();
  const answer = await act();
  await commander.until(() => count() > before);
  return answer;
}

test('a form about known maintenance, and the report of what was done, update those who see the item', async () => {
  const propertyId = await shop.vehicle('NG-LIVE');
  const { id: maintenanceId } = await shop.report('whitaker', propertyId);
  const { document } = await updatesCommander(() =>
    shop.calls.ok('whitaker', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId,
        recipientUserId: shop.company.ids.voss,
        formType: 'DA5988E',
        description: 'Weekly check',
        maintenanceId,
      },
    }),
  );
  await updatesCommander(() =>
    shop.calls.ok('voss', 'POST /api/documents/:id/corrective-action', {
      params: { id: document.id },
      body: { outcome: 'parts-ordered', action: 'The dryer is on order.' },
    }),
  );
  const params = { id: maintenanceId };
  const { timeline } = await shop.calls.ok('halloran', 'GET /api/maintenance/:id', { params });
  expect(timeline.map(({ notes }) => notes)).toContain('Parts ordered: The dryer is on order.');
});
