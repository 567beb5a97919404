import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { queryClient } from '@hand-receipt/platform';
import { answer, refusal } from '../../test/api';
import { setWindow } from '../../test/browser';
import { directory } from '../../test/company';
import { openApp } from '../../test/render-app';

const table = () => screen.findByRole('table', { name: 'Users' });
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

beforeEach(() => answer({ 'GET /api/users': () => directory }));

test('USER-01 USER-02 the directory shows id, name, rank, role, status and last login of the API', async () => {
  openApp('/user-management');
  const row = within((await screen.findByText('Mara Halloran')).closest('tr') as HTMLElement);
  for (const text of ['U-0001', 'CPT', 'Commander', 'Active', '21NOV2026 0604'])
    expect(row.getByText(text)).toBeVisible();
  expect(await names()).toEqual(['Cole Whitaker', 'Dale Brandt', 'Ira Cole', 'Mara Halloran']);
});

test('SUCC-42 a name leads to the hand receipts of its person', async () => {
  openApp('/user-management');
  expect(await screen.findByRole('link', { name: 'Mara Halloran' })).toHaveAttribute(
    'href',
    '/people/U-0001',
  );
});

test('USER-03 search narrows by name or rank in any case', async () => {
  const user = userEvent.setup();
  openApp('/user-management');
  await screen.findByText('Mara Halloran');
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'COLE');
  await waitFor(async () => expect(await names()).toEqual(['Cole Whitaker', 'Ira Cole']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search users' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'sfc');
  await waitFor(async () => expect(await names()).toEqual(['Dale Brandt']));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?q=sfc');
});

test('USER-04 USER-07 role and status filters offer their words; a Soldier is listed as Soldier', async () => {
  const user = userEvent.setup();
  openApp('/user-management');
  await screen.findByText('Mara Halloran');
  const optionsOf = (label: string) =>
    within(screen.getByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(optionsOf('Role').slice(1)).toEqual([
    'Admin',
    'Commander',
    'S4',
    'PBO',
    'Supply Sergeant',
    'Squad Leader',
    'Soldier',
  ]);
  expect(optionsOf('Status').slice(1)).toEqual(['Active', 'Inactive', 'Pending']);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Soldier');
  expect(await names()).toEqual(['Cole Whitaker', 'Ira Cole']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  expect(await names()).toEqual(['Ira Cole']);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await names()).toHaveLength(4);
});

test('a link with a role and a status that do not exist shows every user', async () => {
  openApp('/user-management?role=King&status=pending');
  await screen.findByText('Mara Halloran');
  expect(await names()).toHaveLength(4);
});

test('a directory that cannot be had says why', async () => {
  answer({ 'GET /api/users': () => refusal(503, 'The database is not available') });
  openApp('/user-management');
  expect(await screen.findByText('Failed to load users')).toBeVisible();
  expect(screen.getByText('The database is not available')).toBeVisible();
});

test.each([false, true])(
  'a directory that cannot be read again stays, under the reason (phone: %s)',
  async (phone) => {
    setWindow({ phone });
    openApp('/user-management');
    const shown = await screen.findByText(/Mara Halloran$/);
    answer({ 'GET /api/users': () => refusal(503, 'The database is not available') });
    await act(() => queryClient.invalidateQueries({ queryKey: ['users'] }));
    const failure = await screen.findByText('The database is not available');
    expect(shown).toBeVisible();
    expect(failure.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('USER-04 on a phone each filter of the directory is a chip that can be taken off', async () => {
  setWindow({ phone: true });
  openApp('/user-management?role=Soldier&status=Pending');
  expect(await screen.findByText('1 person')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Pending' }));
  expect(await screen.findByText('2 people')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter Role: Soldier' })).toBeVisible();
});
