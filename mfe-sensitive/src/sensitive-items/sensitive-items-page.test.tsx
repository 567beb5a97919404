import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { carbine, ITEMS, open, rowOf, saw, serials, served, table } from '../test/items-page';

test('SENS-01 SENS-03 the page lists the items of the API, the most urgent first', async () => {
  const { calls } = serve(served());
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Sensitive Items' })).toBeVisible();
  expect(await serials()).toEqual(['U208820', 'W123456', 'C04417', '70315A']);
  for (const url of descriptor.routes[0]!.preload ?? []) expect(calls).toContain(`GET ${url}`);
});

test('a long list fits a window of 1440 px beside the navigation: the actions cover no checks', async () => {
  serve(served(Array.from({ length: 64 }, (_, index) => ({ ...carbine, id: `P-${index}` }))));
  open();
  const widths = (await table()).style.minWidth.match(/[0-9]+(?=px)/g)!.map(Number);
  // Less the navigation, the page's padding, the panel's edge and two scroll bars.
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1440 - 240 - 64 - 2 - 30);
});

test('SENS-04 SENS-28 the strip counts verified today of total, pending, and names the next check', async () => {
  serve(served());
  open();
  expect((await screen.findByText('Verified today')).closest('.hr-cell')).toHaveTextContent('58/ 64');
  expect(screen.getByText('Pending verification').closest('.hr-cell')).toHaveTextContent('4');
  expect(screen.getByText('Next scheduled check').closest('.hr-cell')).toHaveTextContent('1800');
  expect(
    screen.getByRole('img', {
      name: '64 sensitive items: 58 verified, 4 pending, 1 overdue, 1 in maintenance',
    }),
  ).toBeVisible();
});

test('SENS-25 SENS-26 each category has its count beside the summary, and how often it is verified', async () => {
  serve(served());
  open();
  const cell = (await screen.findByText('Weapons')).closest('.hr-cell');
  expect(cell).toHaveTextContent('Weapons40Daily/Weekly');
  expect(cell?.nextElementSibling).toHaveTextContent('Crypto3Daily/Weekly');
});

test('SENS-05 SENS-13 search narrows by name or serial number without regard to case', async () => {
  serve(served());
  open();
  await table();
  const search = screen.getByLabelText('Search by name or serial number');
  await userEvent.type(search, 'prc');
  expect(await serials()).toEqual(['C04417']);
  await userEvent.clear(search);
  await userEvent.type(search, 'w1234');
  expect(await serials()).toEqual(['W123456']);
  await userEvent.type(search, 'x');
  expect(await screen.findByText('No sensitive items match your filters.')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/sensitive-items?q=w1234x');
});

test('SENS-06 SENS-07 SENS-08 category and status narrow the list; items in maintenance show only without a status', async () => {
  serve(served());
  open();
  await table();
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
  expect(options('Category')).toEqual(['', 'weapon', 'optics', 'communication', 'crypto', 'other']);
  expect(options('Status')).toEqual(['', 'missing', 'verified', 'pending', 'overdue', 'not-verified']);
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'weapon');
  expect(await serials()).toEqual(['U208820', 'W123456']);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'overdue');
  expect(await serials()).toEqual(['U208820']);
  await userEvent.selectOptions(screen.getByLabelText('Category'), '');
  for (const status of ['verified', 'pending', 'overdue']) {
    await userEvent.selectOptions(screen.getByLabelText('Status'), status);
    expect(await serials()).not.toContain('70315A');
  }
});

test('SENS-09 Clear takes search and filters away and says so', async () => {
  serve(served());
  open('/sensitive-items?q=m249&category=weapon&status=overdue');
  expect(await serials()).toEqual(['U208820']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await serials()).toHaveLength(4);
  expect(await screen.findByText('Filters Cleared')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/sensitive-items$/);
});

test('a link with a category and a status that do not exist shows every item', async () => {
  serve(served());
  open('/sensitive-items?category=boats&status=lost');
  expect(await serials()).toHaveLength(4);
});

test('SENS-10 check 40 three tabs ask for three scopes, and All for what the figures count', async () => {
  const { calls } = serve(served());
  open();
  await table();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Assigned to Me',
    'Signed Down to Others',
    'Unassigned',
    'All',
  ]);
  await userEvent.click(tabs[1]!);
  await waitFor(() => expect(calls).toContain('GET /api/sensitive-items?scope=signedout&limit=100'));
  await userEvent.click(tabs[2]!);
  await waitFor(() => expect(calls).toContain('GET /api/sensitive-items?scope=unassigned&limit=100'));
  await userEvent.click(tabs[3]!);
  await waitFor(() => expect(calls).toContain('GET /api/sensitive-items?scope=counted&limit=100'));
});

test('SENS-12 SENS-22 the columns are those of the specification, and the six checks before the actions', async () => {
  serve(served([carbine]));
  open();
  const heads = within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual([
    'Name',
    'Serial Number',
    'Category',
    'Status',
    'Signed for by',
    'Last Verified',
    'Last Six Checks',
    'Actions',
  ]);
  const row = await rowOf('W123456');
  for (const text of ['M4A1 Carbine', 'Weapon', 'Pending', 'CPT Halloran', '20NOV2026 1801']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole('img', { name: /A done.*by SGT Navarro; B open/ })).toBeVisible();
});

test('SENS-03 a long list is read to its end, so that filters see all of it', async () => {
  const { calls } = serve({
    ...served(),
    [ITEMS]: (url) =>
      url.searchParams.has('cursor')
        ? page([saw], { total: 2 })
        : page([carbine], { total: 2, cursor: 'c1' }),
  });
  open();
  await waitFor(async () => expect(await serials()).toEqual(['U208820', 'W123456']));
  expect(calls).toContain('GET /api/sensitive-items?scope=assigned&limit=500&cursor=c1');
});

test('SENS-03 a list that cannot be had says so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ ...served(), [ITEMS]: () => answer() });
  open();
  expect(await screen.findByText('Failed to load sensitive items')).toBeVisible();
  answer = () => page([carbine]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await serials()).toEqual(['W123456']);
});
