import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { keepPreviousData, queryOptions } from '@hand-receipt/platform';
import { askPage, query } from '../core/query';
import { RECIPIENT_CHOICES, toNamed } from './recipient-name';

/** The directory comes in pages, so that a battalion's does too. */
async function listEverybody(signal: AbortSignal, status?: 'Active'): Promise<DirectoryUserDto[]> {
  const people: DirectoryUserDto[] = [];
  let cursor: string | undefined;
  do {
    const page = await askPage('GET /api/users', { query: { status, cursor }, signal });
    people.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return people;
}

export const peopleQueries = {
  /** The people of my company; for an Admin, of all. */
  directory: () =>
    queryOptions({ queryKey: ['users', 'directory'], queryFn: ({ signal }) => listEverybody(signal) }),
  /** One account, with how its person is reached where I may know it. */
  detail: (id: string) => query('GET /api/users/:id', ['users', 'person', id], { params: { id } }),
  /** How a person signs in, for themselves and an Admin. */
  signIn: (id: string) => query('GET /api/users/:id/sign-in', ['users', 'sign-in', id], { params: { id } }),
  /** Sign-ins that belong to no account yet, for an Admin. */
  waitingSignIns: () => query('GET /api/sign-in/waiting', ['users', 'sign-in-waiting'], {}),
  /** What the provider's claims mean for new accounts, for an Admin. */
  signInRules: () => query('GET /api/sign-in/rules', ['users', 'sign-in-rules'], {}),
  /** How much a person is responsible for. Custody writes change it, so it stands under 'property'. */
  page: (id: string) => query('GET /api/people/:id', ['property', 'person', id], { params: { id } }),
  /** What a person signed for and signed down, and their open transfers. */
  holdings: (id: string) =>
    query('GET /api/people/:id/holdings', ['property', 'person', id, 'holdings'], { params: { id } }),
  /** What deactivating a person would do to what they are signed for. */
  deactivation: (id: string) =>
    query('GET /api/users/:id/deactivation', ['users', 'deactivation', id], { params: { id } }),
  /** People to whom I may hand something, by a piece of the name, my connections first. */
  recipients: (name: string) => ({
    ...query(
      'GET /api/users/recipients',
      ['users', 'recipients', name],
      { query: { q: name, limit: RECIPIENT_CHOICES } },
      (people) => people.map(toNamed),
    ),
    placeholderData: keepPreviousData,
  }),
  /** People with whom I am connected, or who asked, or were asked. */
  connections: () => query('GET /api/connections', ['users', 'connections'], {}),
  /** Active people of the company, by name. */
  active: () =>
    queryOptions({
      queryKey: ['users', 'active'],
      queryFn: ({ signal }) => listEverybody(signal, 'Active'),
    }),
};
