import { get } from 'node:http';
import type { NotificationDto, QueryScope } from '@hand-receipt/contracts';
import { type Company, testCompany } from '../custody/company';
import { type Listener, listenTo } from '../events/listener';
import { TEST_PASSWORD, cookieOf } from '../support/app';
import { transfersOf } from './support';

let company: Company;
let transfers: ReturnType<typeof transfersOf>;
let url: string;
let cookie: string;
let back: Listener | undefined;
beforeAll(async () => {
  company = await testCompany();
  transfers = transfersOf(company);
  url = `${await company.app.listen({ port: 0, host: '127.0.0.1' })}/api/events`;
  const body = { username: 'whitaker', password: TEST_PASSWORD };
  cookie = cookieOf(await company.inject({ method: 'POST', url: '/api/auth/login', body }));
});

/** The id that a browser would have after a connection that was cut before any notification. */
const idOfSilentStream = () =>
  new Promise<string>((resolve, reject) => {
    const request = get(url, { headers: { cookie }, agent: false }, (response) => {
      response.once('data', (begun: Buffer) => {
        resolve(/^id: (\d+)$/m.exec(begun.toString())?.[1] ?? '');
        request.destroy();
      });
    });
    request.once('error', reject);
  });

afterAll(() => back?.stop());

test('a stream that is cut before its first notification, and back an hour later, tells what changed and was raised, once', async () => {
  const id = await idOfSilentStream();
  expect(id).not.toBe('');
  const lines = await transfers.offerAll(await transfers.items(3), 'whitaker');
  await transfers.ok('halloran', 'POST /api/transfers/:id/cancel', { params: { id: lines[0]?.id ?? '' } });

  const listener = await listenTo(url, { cookie, 'last-event-id': id });
  back = listener;
  await listener.until(() => listener.of('notification').length > 1);
  const [changed] = listener.of<{ scopes: QueryScope[] }>('changed');
  expect(changed?.data.scopes).toEqual(expect.arrayContaining(['transfers', 'property', 'dashboard']));
  const told = listener.of<NotificationDto>('notification').map(({ data }) => data.message);
  expect(told).toEqual([
    'SPC Halloran wants to transfer 3 items to you.',
    expect.stringMatching(/^SPC Halloran withdrew the offer of M4A1 Carbine W\d+\.$/) as string,
  ]);
});
