import { Route, Routes } from '@hand-receipt/platform';
import { page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { maintenanceDetails, maintenanceItem } from '../test/maintenance-items';
import { brandt, connectionWith } from '../test/people';
import { wireItem } from '../test/wire-item';
import MaintenancePage from './maintenance-page';

const LIST = 'GET /api/maintenance';
const DOCUMENTS = 'GET /api/documents';

const leak = maintenanceItem();
const served = (unread = 0) => ({
  [LIST]: () =>
    page([
      leak,
      maintenanceItem({ id: 'M-0002', itemName: 'M249', serialNumber: 'U208820', status: 'completed' }),
    ]),
  [DOCUMENTS]: () => ({ documents: [], unread_count: unread }),
  'GET /api/maintenance/M-0001': () => maintenanceDetails(),
  'GET /api/connections': () => [connectionWith(brandt)],
});

const open = (path = '/maintenance') =>
  renderAt(
    path,
    <Routes>
      {descriptor.routes.map((route) => (
        <Route key={route.path} path={route.path} element={<MaintenancePage />} />
      ))}
    </Routes>,
  );

test('MAINT-01 the page explains maintenance in three steps', async () => {
  serve(served());
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  const steps = ['Choose the item', 'Send the form', 'Follow the work'].map((step) => screen.getByText(step));
  expect(new Set(steps.map((step) => step.closest('.hr-strip'))).size).toBe(1);
  expect(steps[0]!.closest('.hr-strip')!.children).toHaveLength(3);
});

test('MAINT-02 buttons lead to Property Book and Documents, which tells how many documents are new', async () => {
  const { calls } = serve(served(3));
  open();
  expect(await screen.findByRole('link', { name: 'Documents 3 new' })).toHaveAttribute('href', '/documents');
  expect(screen.getByRole('link', { name: 'Property Book' })).toHaveAttribute('href', '/property-book');
  expect(calls).toContain('GET /api/documents?box=inbox&status=unread&limit=1');
});

test('MAINT-02 thousands of new documents stand apart', async () => {
  serve(served(1200));
  open();
  expect(await screen.findByRole('link', { name: 'Documents 1,200 new' })).toBeVisible();
});

test('MAINT-02 with nothing unread there is no badge', async () => {
  const { calls } = serve(served(0));
  open();
  await waitFor(() => expect(calls).toContain('GET /api/documents?box=inbox&status=unread&limit=1'));
  await screen.findByText('M249');
  expect(screen.getByRole('link', { name: 'Documents' })).toBeVisible();
  expect(screen.queryByText(/\bnew$/)).not.toBeInTheDocument();
});

test('MAINT-03 the supported forms are named in full', () => {
  serve(served());
  open();
  const forms = within(screen.getByRole('list', { name: 'Supported forms' })).getAllByRole('listitem');
  expect(forms.map((form) => form.textContent)).toEqual([
    'DA Form 2404Equipment Inspection and Maintenance Worksheet',
    'DA Form 5988-EEquipment Maintenance Request',
  ]);
});

test('MAINT-14 MAINT-15 MAINT-16 INVT-34 the list shows the maintenance items of the API in their order', async () => {
  const { calls } = serve(served());
  open();
  const row = (await screen.findByText('NG2J41')).closest('tr')!;
  for (const name of ['Symbol', 'TM Item']) expect(screen.getByRole('columnheader', { name })).toBeVisible();
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    'M1165 HMMWV',
    'NG2J41',
    'X',
    '12',
    'Corrective',
    'Awaiting parts',
    'High',
    '23NOV2026',
    'Motor pool',
  ]);
  for (const url of descriptor.routes[0]!.preload) expect(calls).toContain(`GET ${url}`);
});

test('MAINT-04 an address with an id shows that item above the explainer', async () => {
  serve(served());
  open('/maintenance/M-0001');
  const details = await screen.findByRole('region', { name: 'M1165 HMMWV' });
  for (const text of [
    'Class III leak at the front differential.',
    'SSG Petrov',
    'Dispatch suspended',
    'Seal, differential',
    '22NOV2026',
  ]) {
    expect(within(details).getByText(text)).toBeVisible();
  }
  const explainer = screen.getByText('Choose the item');
  expect(details.compareDocumentPosition(explainer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('MAINT-04 a row of the list leads to its details, and they close again', async () => {
  serve(served());
  open();
  await userEvent.click(await screen.findByText('NG2J41'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/maintenance/M-0001');
  await userEvent.click(await screen.findByRole('link', { name: 'Close details, M1165 HMMWV NG2J41' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance$/);
  expect(screen.queryByRole('region', { name: 'M1165 HMMWV' })).not.toBeInTheDocument();
});

test('MAINT-04 each row has one link with the name of its item, which the keyboard opens', async () => {
  serve(served());
  open('/maintenance?status=open');
  const table = within(await screen.findByRole('table'));
  const links = await table.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'M1165 HMMWV NG2J41',
    'M249 U208820',
  ]);
  links[0]!.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'M1165 HMMWV' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/maintenance/M-0001?status=open');
  await userEvent.click(screen.getByRole('link', { name: 'Close details, M1165 HMMWV NG2J41' }));
  expect(table.getByRole('link', { name: 'M1165 HMMWV NG2J41' })).toHaveFocus();
});

test('the item that is opened comes into view with the focus, and closed gives it back to its line', async () => {
  const cameIntoView: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    cameIntoView.push(this);
  };
  serve(served());
  open();
  const row = (await screen.findByText('NG2J41')).closest('tr')!;
  row.focus();
  await userEvent.keyboard('{Enter}');
  const details = await screen.findByRole('region', { name: 'M1165 HMMWV' });
  expect(document.activeElement).toContainElement(details);
  expect(cameIntoView).toEqual([document.activeElement]);
  await userEvent.click(screen.getByRole('link', { name: 'Close details, M1165 HMMWV NG2J41' }));
  expect(row).toHaveFocus();
});

test('MAINT-04 an id that is not known says so, and the page stays', async () => {
  serve(served());
  open('/maintenance/M-9999');
  expect(await screen.findByText('It does not exist, or you may not see it.')).toBeVisible();
  expect(screen.getByText('Choose the item')).toBeVisible();
});

test('MAINT-14 a list that cannot be had says so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serve({ ...served(), [LIST]: () => answer() });
  open();
  expect(await screen.findByText('Failed to load maintenance items')).toBeVisible();
  answer = () => page([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No maintenance items')).toBeVisible();
});

test('a further page that cannot be had says so below the list, and can be tried again', async () => {
  let more = () => refusal(500, 'Down');
  serve({
    ...served(),
    [LIST]: (url: URL) =>
      url.searchParams.has('cursor') ? more() : page([leak], { total: 2, cursor: 'page-2' }),
  });
  open();
  expect(await screen.findByText('Failed to load more maintenance items')).toBeVisible();
  expect(screen.getByText('NG2J41')).toBeVisible();
  more = () => page([maintenanceItem({ id: 'M-0002', serialNumber: 'U208820' })], { total: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('U208820')).toBeVisible();
  expect(screen.queryByText('Failed to load more maintenance items')).not.toBeInTheDocument();
});

test('the work list is narrowed by the URL, and every choice goes into it', async () => {
  const { calls } = serve(served());
  open('/maintenance?status=open&priority=odd');
  await screen.findByText('NG2J41');
  expect(calls).toContain('GET /api/maintenance?limit=100&status=open');
  expect(screen.getByLabelText('Status')).toHaveValue('open');
  await userEvent.selectOptions(screen.getByLabelText('Priority'), 'Critical');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Vehicle');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Emergency');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search maintenance items' }), 'NG2');
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      'GET /api/maintenance?limit=100&q=NG2&status=open&priority=critical&type=emergency&category=vehicle',
    ),
  );
  expect(screen.getByLabelText('Address')).toHaveTextContent(
    '/maintenance?status=open&priority=critical&category=vehicle&type=emergency&q=NG2',
  );
  await userEvent.click(await screen.findByText('NG2J41'));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance\/M-0001\?status=open/);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance\/M-0001$/));
});

test('filters that nothing matches say so and can be reset', async () => {
  serve({ ...served(), [LIST]: (url: URL) => page(url.searchParams.has('status') ? [] : [leak]) });
  open('/maintenance?status=bn-level');
  expect(await screen.findByText('No maintenance items match')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText('NG2J41')).toBeVisible();
});

test('from the page a form is sent about an item that is searched for', async () => {
  const { calls } = serve({
    ...served(),
    'GET /api/property': (url: URL) => page(url.searchParams.get('q') === 'W1' ? [wireItem()] : []),
  });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Send Maintenance Form' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search my items' }), 'W1');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/maintenance?send=new');
  await userEvent.click(await screen.findByRole('button', { name: 'M4A1 Carbine W123456' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Item\s*M4A1 Carbine.*Serial number\s*W123456/);
  expect(calls).toContain('GET /api/property?scope=mine&q=W1&limit=8');
  // A reload opens the same form, with what was typed.
  expect(screen.getByLabelText('Address')).toHaveTextContent('/maintenance?send=P-1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/maintenance$/);
});

test('the address of a draft opens the form of its item', async () => {
  serve({ ...served(), 'GET /api/property/P-1': () => wireItem() });
  open('/maintenance?send=P-1');
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Send Maintenance Form' })).toHaveTextContent(
      /Item\s*M4A1 Carbine.*Serial number\s*W123456/,
    ),
  );
});

test('an item that may not be seen any more says so in place of its form', async () => {
  serve({ ...served(), 'GET /api/property/P-9': () => refusal(404, 'Property not found') });
  open('/maintenance?send=P-9');
  expect(await screen.findByText('Failed to load the item')).toBeVisible();
});
