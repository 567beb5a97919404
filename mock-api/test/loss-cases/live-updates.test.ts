import type { QueryScope } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { type Listener, listenTo } from '../events/listener';
import { TEST_PASSWORD, cookieOf } from '../support/app';
import { type LostCompany, lostCompany } from './lost-company';

/** The commander and the holder of the lost item. */
const LISTENING = ['halloran', 'whitaker'] as const;

let company: LostCompany;
const listeners = new Map<Username, Listener>();
beforeAll(async () => {
  company = await lostCompany();
  const base = await company.app.listen({ port: 0, host: '127.0.0.1' });
  for (const username of LISTENING) {
    const body = { username, password: TEST_PASSWORD };
    const cookie = cookieOf(await company.inject({ method: 'POST', url: '/api/auth/login', body }));
    listeners.set(username, await listenTo(`${base}/api/events`, { cookie }));
  }
});
afterAll(() => listeners.forEach((listener) => listener.stop()));

/** Waits until each listener is to read loss cases again because of an act. */
async function updatesAll(act: () => Promise<unknown>): Promise<void> {
  const countOf = (listener: Listener) =>
    listener.of<{ scopes: QueryScope[] }>('changed').filter(({ data }) => data.scopes.includes('loss-cases'))
      .length;
  const before = new Map([...listeners].map(([who, listener]) => [who, countOf(listener)]));
  await act();
  for (const [who, listener] of listeners) {
    await listener.until(() => countOf(listener) > (before.get(who) ?? 0));
  }
}

test('every act on a loss case updates the commander and the holder of its item', async () => {
  const { calls } = company;
  const { itemId, lossCase } = await company.lost('W930001');
  const params = { id: lossCase.id };
  const statement = { kind: 'statement' as const, text: 'The safe was locked.' };
  await updatesAll(() =>
    calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits', { params, body: statement }),
  );
  await updatesAll(() =>
    calls.ok('brandt', 'POST /api/loss-cases/:id/exhibits/:letter/strike', {
      params: { ...params, letter: 'B' },
      body: { reason: 'Of another safe.' },
    }),
  );
  const found = { itemId, foundAt: company.clock.now().toISOString(), where: 'Range 4' };
  await updatesAll(() => calls.ok('petrov', 'POST /api/loss-cases/:id/found', { params, body: found }));
  await updatesAll(() =>
    calls.ok('brandt', 'POST /api/loss-cases/:id/refuse', {
      params,
      body: { itemId, reason: 'Another one' },
    }),
  );
  const papers = { form: 'DD Form 200', inquiryNumber: 'B-26-001', submittedOn: '2026-11-22' };
  await updatesAll(() => calls.ok('brandt', 'POST /api/loss-cases/:id/submit', { params, body: papers }));
  const decision = {
    authority: 'BN CDR',
    decision: 'relief' as const,
    decidedOn: '2026-11-22',
    documentNumber: 'B-26-001-1',
  };
  await updatesAll(() => calls.ok('halloran', 'POST /api/loss-cases/:id/decide', { params, body: decision }));
});
