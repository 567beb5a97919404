import {
  type QueryScope,
  type ReadingAnswerDto,
  type SuccessionLineDto,
  changes,
} from '@hand-receipt/contracts';
import { type Listener, listenTo } from '../events/listener';
import { addUser, cookieOf, TEST_PASSWORD } from '../support/app';
import { setPlainRules } from '../support/plain-rules';
import { type Changing, type Refusal, type Who, activate, changingCompany, detail } from './changing';

const SUCCESSION = '/api/successions/SC-0001';

let company: Changing;
let items: string[];
let section: number;
const listeners: Listener[] = [];

beforeEach(async () => {
  company = await changingCompany();
  await addUser(company.database, {
    username: 'mercer',
    last_name: 'Mercer',
    role: 'Supply Sergeant',
    unit_id: 'B',
  });
  items = await company.signedDownTo('petrov', 2);
  await company.held(1);
});
afterEach(() => listeners.splice(0).forEach((listener) => listener.stop()));

const sectionOf = async (): Promise<number> =>
  (await detail(company)).sections.find(({ kind }) => kind === 'sub')?.number ?? 0;

/** What the open pages of somebody are told to read again from now on. */
async function scopesOf(username: string): Promise<() => Set<QueryScope>> {
  const base = await company.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => {
    const address = company.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The app does not listen.');
    return `http://127.0.0.1:${address.port}`;
  });
  const body = { username, password: TEST_PASSWORD };
  const cookie = cookieOf(await company.inject({ method: 'POST', url: '/api/auth/login', body }));
  const listener = await listenTo(`${base}/api/events`, { cookie });
  listeners.push(listener);
  return () => new Set(listener.of<{ scopes: QueryScope[] }>('changed').flatMap(({ data }) => data.scopes));
}

/** Waits until the stream of each person names a changed scope. */
async function heard(people: readonly string[], scope: QueryScope, act: () => Promise<{ status: number }>) {
  const scopes = new Map<string, () => Set<QueryScope>>();
  for (const who of people) scopes.set(who, await scopesOf(who));
  expect((await act()).status).toBeLessThan(300);
  const missed = () => people.filter((who) => !scopes.get(who)?.().has(scope));
  for (let waits = 0; missed().length > 0 && waits < 100; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(missed()).toEqual([]);
}

test('a plan, a note and its publication reach the parties and those who lead the unit; a cancellation the holders, too', async () => {
  await company.open();
  const leaders = ['osei', 'mercer'];
  const { version, sections } = await detail(company);
  await heard(leaders, 'successions', () =>
    company.send('halloran', 'PUT', `${SUCCESSION}/plan`, {
      version,
      sections: sections.map(({ number }) => ({ number, included: true })),
    }),
  );
  await heard(leaders, 'successions', () =>
    company.send('halloran', 'POST', `${SUCCESSION}/notes`, { kind: 'note', text: 'Orders follow.' }),
  );
  await heard([...leaders, 'petrov'], 'successions', () =>
    company.send('halloran', 'POST', `${SUCCESSION}/activate`),
  );
  await heard([...leaders, 'petrov'], 'successions', () =>
    company.send('halloran', 'POST', `${SUCCESSION}/cancel`, { reason: 'Orders were amended.' }),
  );
});

test('the recorder of a section, the one before them and the other party hear who records', async () => {
  await activate(company);
  section = await sectionOf();
  const name = (who: Who, recorderId: string | null) =>
    company.send(who, 'POST', `${SUCCESSION}/sections/${section}/count`, { recorderId });
  await heard(['brandt', 'osei', 'petrov', 'mercer'], 'successions', () =>
    name('halloran', company.ids.brandt),
  );
  await heard(['brandt', 'tanaka', 'osei'], 'successions', () => name('halloran', company.ids.tanaka));
  await heard(['tanaka'], 'successions', () => name('halloran', null));
});

test('the mark that makes an item missing has its holder read their items and loss cases again', async () => {
  await setPlainRules(company, company.ids.halloran);
  await activate(company);
  section = await sectionOf();
  const [here = '', missing = ''] = items;
  const code = (await company.readItem(here)).serial_number;
  await company.send<ReadingAnswerDto & Refusal>('osei', 'POST', `${SUCCESSION}/readings`, { section, code });
  const mark = (who: Who, what: string) =>
    company.send<SuccessionLineDto>(who, 'POST', `${SUCCESSION}/lines/${missing}/marks`, { mark: what });
  await mark('halloran', 'not-found');
  const scopes = await scopesOf('petrov');
  await heard(['petrov'], 'property', () => mark('osei', 'confirm-not-found'));
  expect([...scopes()]).toEqual(
    expect.arrayContaining(['property', 'loss-cases', 'dashboard', 'successions']),
  );
});

test('every write that may complete a section says that items and loss cases changed', () => {
  const writes = [
    'POST /api/successions/:id/readings',
    'PUT /api/successions/:id/lines/:itemId/components',
    'POST /api/successions/:id/lines/:itemId/marks',
  ] as const;
  for (const write of writes) {
    expect(changes[write]).toEqual(
      expect.arrayContaining(['property', 'sensitive', 'dashboard', 'loss-cases', 'successions', 'ledger']),
    );
  }
  expect(changes['PATCH /api/shortages/:id']).toContain('successions');
  expect(changes['PUT /api/property/:id/component-counts']).toContain('successions');
});
