import type { CorrectionEventDto, VerificationDto } from '@hand-receipt/contracts';
import { type RouteContract, routes } from '@hand-receipt/contracts/routes';
import { type World, makeWorld } from '../roles/role-matrix-fixture';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test('API-02 every path of a call begins with / and is answered by the host that serves the pages, the only one they may call', async () => {
  for (const key of Object.keys(routes)) expect(key).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\//);
  const page = await world.inject({ url: '/' });
  expect(page.headers['content-security-policy']).toMatch(/(^|; )connect-src 'self'(;|$)/);
});

test('API-04 whatever a browser reads by its cookie, a personal API token reads as a bearer, but for what administers', async () => {
  const made = await world.as.commander({
    method: 'POST',
    url: '/api/tokens',
    body: { name: 'Arms room printer' },
  });
  const { token } = made.json<{ token: string }>();
  const readings = (Object.entries(routes) as [string, RouteContract][]).filter(
    ([key, { public: open }]) => key.startsWith('GET') && !key.includes('/:') && !open,
  );
  for (const [key, { administers }] of readings) {
    const url = key.slice('GET '.length);
    const byCookie = await world.as.commander({ url });
    const byToken = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect([key, byToken.statusCode]).toEqual([key, administers ? 403 : byCookie.statusCode]);
    expect(byToken.headers['set-cookie']).toBeUndefined();
  }
});

test('API-46 corrections are a list of events, and the check of the database says whether it is verified', async () => {
  const event = await world.eventOf(await world.itemOf('commander'));
  const body = { originalEventId: event, reason: 'Wrong rack named' };
  await world.as.commander({ method: 'POST', url: '/api/corrections', body });
  const corrections = (await world.as.commander({ url: '/api/corrections' })).json<CorrectionEventDto[]>();
  expect(corrections).toEqual([
    {
      eventId: expect.stringMatching(/^evt_/) as string,
      originalEventId: event,
      correctionTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      correctingUserId: world.ids.commander,
      reason: 'Wrong rack named',
      originalEventType: 'ITEM CREATED',
      ledgerTransactionId: expect.any(String) as string,
      ledgerSequenceNumber: expect.any(Number) as number,
    },
  ]);
  const verification = await world.as.soldier({ url: '/api/verification/database' });
  expect(verification.json<VerificationDto>().is_verified).toBe(true);
  for (const url of ['/api/corrections', '/api/verification/database']) {
    expect((await world.inject({ url })).statusCode).toBe(401);
  }
});
