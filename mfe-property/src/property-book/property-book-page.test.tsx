import type { PropertyDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../remote.json';
import { carbine, component, HALLORAN, radio, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const ITEMS = [
  carbine(),
  carbine({ id: 'P-3', name: 'MEP-1030 Generator', serial_number: 'FZ30871', category: 'support-equipment' }),
];

/** A small property book: filters as the server does, so that what is asked shows in what is listed. */
function serveBook(held: PropertyDto[] = ITEMS, signedDown: PropertyDto[] = [radio()]) {
  return serve({
    'GET /api/property': (url) => {
      const { scope, q = '', category } = Object.fromEntries(url.searchParams);
      const listed = (scope === 'signedout' ? signedDown : held).filter(
        (item) =>
          `${item.name} ${item.serial_number}`.toLowerCase().includes(q.toLowerCase()) &&
          (!category || item.category === category),
      );
      return page(listed);
    },
    'GET /api/property/counts': () => ({ assigned: held.length, signedout: signedDown.length }),
  });
}

const address = () => screen.getByLabelText('Address');

test('PROP-01 PROP-03 PROP-04 the heading, both tabs with their counts, and the items I hold by serial number', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book');
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getByText('FZ30871')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Property Book' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Assigned to Me\D*2$/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /^Signed Down to Others\D*1$/ })).toBeVisible();
  expect(screen.queryByText('C04417')).not.toBeInTheDocument();
  expect(calls.map((call) => call.replace('GET ', '')).sort()).toEqual(
    [...descriptor.routes[0]!.preload].sort(),
  );
});

test('PROP-05 PROP-09 PROP-10 Signed Down to Others shows who has each item, by rank and name', async () => {
  serveBook();
  renderRemote('/property-book');
  expect(await screen.findByRole('columnheader', { name: 'Assigned' })).toBeVisible();
  expect(await screen.findAllByText('14MAR2026')).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: /Signed Down to Others/ }));
  const row = (await screen.findByText('C04417')).closest('tr')!;
  expect(within(row).getByText('SPC Whitaker')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Signed for by' })).toBeVisible();
  expect(screen.queryByText('W123456')).not.toBeInTheDocument();
  expect(address()).toHaveTextContent('/property-book?tab=signedout');
});

test('PROP-06 RULE-19 the search narrows the list by substring, whatever the case, and stays in the address', async () => {
  serveBook();
  renderRemote('/property-book');
  await screen.findByText('W123456');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search property' }), 'fz3');
  await screen.findByText('1 item');
  expect(screen.getByText('FZ30871')).toBeVisible();
  expect(screen.queryByText('W123456')).not.toBeInTheDocument();
  expect(address()).toHaveTextContent('/property-book?q=fz3');
});

test('PROP-07 the category filter offers all categories and narrows the list', async () => {
  serveBook();
  renderRemote('/property-book');
  await screen.findByText('W123456');
  const filter = screen.getByRole('combobox', { name: 'Category' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All Categories',
    'Weapons',
    'COMSEC',
    'Optics',
    'Vehicles',
    'Individual equipment',
    'Medical',
    'Support equipment',
    'Electronics',
    'Other',
  ]);
  await userEvent.selectOptions(filter, 'Support equipment');
  await screen.findByText('1 item');
  expect(screen.queryByText('W123456')).not.toBeInTheDocument();
  expect(address()).toHaveTextContent('/property-book?category=support-equipment');
});

test('LIFE-52 the status filter narrows the list to a badge or to one exact status, and stays in the address', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book');
  await screen.findByText('W123456');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In Repair');
  await waitFor(() => expect(calls).toContain('GET /api/property?scope=assigned&status=In+Repair&limit=50'));
  expect(address()).toHaveTextContent('/property-book?status=In+Repair');
  const status = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(status, 'Deadline - Maintenance');
  const all = 'GET /api/property?scope=assigned&shown=Deadline+-+Maintenance&limit=50';
  await waitFor(() => expect(calls).toContain(all));
  await userEvent.selectOptions(status, 'Deadline - Maintenance only');
  const exact = 'GET /api/property?scope=assigned&status=Deadline+-+Maintenance&limit=50';
  await waitFor(() => expect(calls).toContain(exact));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toHaveTextContent(/^\/property-book$/);
});

test('LIFE-27 the filter Left the book lists what left by kind, date and document, and stays in the address', async () => {
  const left = carbine({
    id: 'P-7',
    serial_number: 'W400001',
    left_at: '2026-11-22T09:15:00.000Z',
    assigned_to: null,
    assigned_to_user_id: null,
    closing: {
      id: 'CB-0004',
      kind: 'turn-in',
      state: 'completed',
      document_number: 'W15GK9-6326-0012',
      signed_at: '2026-11-22T09:15:00.000Z',
    },
  });
  serve({
    'GET /api/property': (url) => page(url.searchParams.get('left') ? [left] : ITEMS),
    'GET /api/property/counts': () => ({ assigned: 2, signedout: 0, unassigned: 0, unit: 2, visible: 2 }),
    'GET /api/property/holders': () => [],
  });
  renderRemote('/property-book');
  await screen.findByText('W123456');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'Left the book');
  const row = within((await screen.findByText('W400001')).closest('tr')!);
  expect(row.getByText('22NOV2026')).toBeVisible();
  expect(row.getByText('Turn-in W15GK9-6326-0012')).toBeVisible();
  expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('W123456')).not.toBeInTheDocument();
  expect(address()).toHaveTextContent('/property-book?tab=visible&left=true');
  await userEvent.click(screen.getByRole('tab', { name: /^Assigned to Me/ }));
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(address()).toHaveTextContent(/^\/property-book$/);
});

test('a row says that its item waits in an open closing, and by which paper', async () => {
  const closing = {
    id: 'CB-0004',
    kind: 'turn-in',
    state: 'signed',
    document_number: 'W15GK9-6326-0012',
    signed_at: '2026-11-22T09:15:00.000Z',
  } as const;
  serve({
    'GET /api/property': () => page([carbine({ closing }), carbine({ id: 'P-9', serial_number: 'W9' })]),
    'GET /api/property/counts': () => ({ assigned: 2, signedout: 0 }),
  });
  renderRemote('/property-book');
  const row = within((await screen.findByText('W123456')).closest('tr')!);
  expect(row.getByText('On turn-in')).toBeVisible();
  expect(row.getByText('On turn-in')).toHaveAttribute(
    'data-tooltip',
    'Turn-in W15GK9-6326-0012, signed 22NOV2026',
  );
  expect(screen.getAllByText('On turn-in')).toHaveLength(1);
});

test('LIFE-27 a soldier is not offered what left the book, by filter or address', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book?left=true', { user: soldier });
  await screen.findByText('W123456');
  const filter = screen.getByRole('combobox', { name: 'Condition' });
  expect(within(filter).queryByRole('option', { name: 'Left the book' })).not.toBeInTheDocument();
  expect(calls).toContain('GET /api/property?scope=assigned&limit=50');
});

test('the filter Calibration due narrows the list, and stays in the address until it is reset', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book');
  await screen.findByText('W123456');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'Calibration due');
  await waitFor(() =>
    expect(calls).toContain('GET /api/property?scope=assigned&only=calibration-due&limit=50'),
  );
  expect(address()).toHaveTextContent('/property-book?only=calibration-due');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(address()).toHaveTextContent(/^\/property-book$/);
});

test('PROP-08 PROP-11 a column asked again and again sorts ascending, descending, then not at all', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book');
  await screen.findByText('W123456');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
  const sorts = ['Serial number', 'Category', 'Status', 'Assigned', 'Item', 'Item', 'Item'];
  for (const name of sorts) await press(name);
  expect(head('Item')).toHaveAttribute('aria-sort', 'none');
  expect(address()).toHaveTextContent(/^\/property-book$/);
  const asked = calls.map((call) => new URLSearchParams(call.split('?')[1]).get('sort')).filter(Boolean);
  expect(asked).toEqual(['serialNumber', 'category', 'status', 'assignedDate', 'name', '-name']);
});

test('an address with tab, search and sort shows that list after a reload', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book?tab=signedout&q=prc&sort=-assignedTo');
  expect(await screen.findByText('C04417')).toBeVisible();
  expect(calls).toContain('GET /api/property?scope=signedout&q=prc&sort=-assignedTo&limit=50');
  expect(screen.getByRole('searchbox')).toHaveValue('prc');
  expect(screen.getByRole('columnheader', { name: 'Signed for by' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('PROP-13 a row unfolds to its components, with what is missing, and the form cells', async () => {
  const kit = component({ id: 'c2', name: 'Cleaning kit, M4', status: 'missing' });
  serveBook([
    carbine({ components: [component({ id: 'c1', name: 'Magazine, 30 round', quantity: 7 }), kit] }),
  ]);
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: /^Expand M4A1 Carbine W123456/ }));
  const components = screen.getByRole('table', { name: 'Components of M4A1 Carbine W123456' });
  expect(
    within(components).getByRole('row', { name: /Magazine, 30 round.*7.*Required.*Present/ }),
  ).toBeVisible();
  expect(within(components).getByRole('row', { name: /Cleaning kit, M4.*Missing/ })).toBeVisible();
  expect(screen.getByText('1 missing')).toBeVisible();
  expect(screen.getByText('C06935')).toBeVisible();
  expect(screen.getByText('Arms room, rack 4')).toBeVisible();
});

test('PROP-14 the tooltip names at most three attached components, with their positions', async () => {
  const attached = ['rail', 'barrel', 'stock', 'grip'].map((position, index) => ({
    position,
    componentProperty: { id: `A-${index}`, name: `Part ${index}`, serial_number: `A${index}` },
  }));
  serveBook([carbine({ attached_components: attached })]);
  renderRemote('/property-book');
  await userEvent.hover(await screen.findByText('4 attached', { exact: false }));
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('rail: Part 0 barrel: Part 1 stock: Part 2 and 1 more');
});

test('PROP-15 PROP-16 Non-Operational, Damaged and In Repair are listed as Deadline - Maintenance', async () => {
  const statuses = [
    'Operational',
    'Damaged',
    'In Repair',
    'Deadline - Maintenance',
    'Non-Operational',
    'Lost',
    'Deadline - Supply',
  ] as const;
  serveBook(
    statuses.map((current_status, index) =>
      carbine({ id: `P-${index}`, serial_number: `S${index}`, current_status }),
    ),
  );
  renderRemote('/property-book');
  await screen.findByText('S0');
  const shown = statuses.map((_, index) => within(screen.getByText(`S${index}`).closest('tr')!));
  const labels = [
    'Operational',
    ...Array<string>(4).fill('Deadline - Maintenance'),
    'Lost',
    'Deadline - Supply',
  ];
  labels.forEach((label, index) => expect(shown[index]!.getByText(label)).toBeVisible());
});

test('what nobody holds is said plainly, and a search without a match can be reset', async () => {
  serveBook([], []);
  renderRemote('/property-book');
  expect(await screen.findByText('No items assigned to you')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No items match your search')).toBeVisible();
});

test('the row height chosen is remembered', async () => {
  serveBook();
  const first = renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Compact rows' }));
  first.unmount();
  renderRemote('/property-book');
  expect(await screen.findByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
});

test('LIFE-53 a leader has the tabs Unassigned and Whole Unit, and lists there what one person holds', async () => {
  const held = carbine({
    id: 'P-9',
    serial_number: 'W900009',
    assigned_to: WHITAKER,
    assigned_to_user_id: 'U-5',
  });
  const { calls } = serve({
    'GET /api/property': (url) => page(url.searchParams.get('holder') === 'U-5' ? [held] : [...ITEMS, held]),
    'GET /api/property/counts': () => ({ assigned: 2, signedout: 1, unassigned: 0, unit: 3, visible: 4 }),
    'GET /api/property/holders': () => [
      { person: HALLORAN, items: 2 },
      { person: WHITAKER, items: 1 },
      { person: { ...HALLORAN, id: 'U-8', rank: 'PFC', lastName: 'Kaplan', unit: '1st Squad' }, items: 12 },
      { person: { ...HALLORAN, id: 'U-9', rank: 'PFC', lastName: 'Kaplan', unit: '2nd Squad' }, items: 12 },
    ],
  });
  renderRemote('/property-book');
  expect(await screen.findByRole('tab', { name: /^Unassigned\D*0$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Whole Unit\D*3$/ }));
  expect(await screen.findByRole('columnheader', { name: /Signed for by/ })).toBeVisible();
  await screen.findByRole('option', { name: 'SPC Whitaker (1)' });
  expect(screen.getByRole('option', { name: 'PFC Kaplan, 1st Squad (12)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'PFC Kaplan, 2nd Squad (12)' })).toBeInTheDocument();
  const expander = () => screen.getByRole('button', { name: 'Expand M4A1 Carbine W900009' });
  await userEvent.click(expander());
  expect(expander()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Holder' }), 'U-5');
  await waitFor(() => expect(address()).toHaveTextContent('/property-book?tab=visible&holder=U-5'));
  await waitFor(() => expect(screen.queryByText('W123456')).not.toBeInTheDocument());
  // Another list, which starts folded.
  expect(expander()).toHaveAttribute('aria-expanded', 'false');
  expect(calls.some((call) => call.includes('scope=unit') && call.includes('holder=U-5'))).toBe(true);
});

test('LIFE-53 a Soldier keeps two tabs, and a link to another shows their own items', async () => {
  const { calls } = serveBook();
  renderRemote('/property-book?tab=visible&holder=U-1', { user: soldier });
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Assigned to Me'),
    expect.stringContaining('Signed Down to Others'),
  ]);
  expect(calls.filter((call) => call.includes('scope=visible') || call.includes('holder'))).toEqual([]);
});

test('DASH-06 what the dashboard counts for a Soldier is listed whole: what they hold and what they signed down', async () => {
  const { calls } = serveBook([carbine(), radio()]);
  renderRemote('/property-book?tab=visible', { user: soldier });
  expect(await screen.findByText('W123456')).toBeVisible();
  expect(screen.getByText('C04417')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Signed for by' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Assigned to Me/ })).toHaveAttribute('aria-selected', 'true');
  expect(calls).toContainEqual(expect.stringContaining('scope=unit'));
  expect(calls).not.toContainEqual(expect.stringContaining('holders'));
  expect(screen.getByLabelText('Signed for by')).toHaveDisplayValue('Me, or signed down by me');
  await userEvent.selectOptions(screen.getByLabelText('Signed for by'), 'Me');
  expect(await screen.findByRole('columnheader', { name: 'Assigned' })).toBeVisible();
  expect(address()).toHaveTextContent(/\/property-book$/);
});

test('CNTR-30 CNTR-31 what is with me and not signed for ends the tab, and I say that I returned it', async () => {
  const due = '2026-11-22T18:00:00';
  let claimedAt: string | null = null;
  const drawn = () =>
    carbine({
      id: 'P-7',
      serial_number: 'W700001',
      assigned_to: WHITAKER,
      assigned_to_user_id: 'U-5',
      possession: {
        kind: 'person',
        id: HALLORAN.id,
        name: 'CPT Halloran',
        since: '2026-11-22T06:10:00',
        due_at: due,
        basis: 'draw',
        claimed_at: claimedAt,
      },
    });
  const stored = carbine({
    possession: {
      kind: 'counter',
      id: 'CT-1',
      name: 'Arms Room B Co',
      since: '2026-11-20T06:10:00',
      due_at: null,
      basis: 'stored',
    },
  });
  const { sent } = serve({
    'GET /api/property': (url) => page(url.searchParams.get('scope') === 'with-me' ? [drawn()] : [stored]),
    'GET /api/property/counts': () => ({
      assigned: 1,
      signedout: 0,
      unassigned: 0,
      unit: 1,
      visible: 2,
      with_me: 1,
    }),
    'POST /api/property/P-7/returned-claim': () => {
      claimedAt = '2026-11-22T17:02:00';
      return { message: 'SGT Navarro was told.' };
    },
  });
  renderRemote('/property-book');
  expect(await screen.findByText('With Arms Room B Co')).toBeVisible();
  const group = within(await screen.findByRole('list', { name: 'With me, not signed for' }));
  const row = within(await group.findByRole('listitem'));
  expect(row.getByText('Signed for by SPC Whitaker')).toBeVisible();
  expect(row.getByText('22NOV2026 1800')).toBeVisible();
  await userEvent.dblClick(row.getByRole('button', { name: 'I returned this, M4A1 Carbine W700001' }));
  expect(await screen.findByText('Return reported')).toBeVisible();
  expect(screen.getByText('SGT Navarro was told.')).toBeVisible();
  expect(await group.findByText(/You said that you returned it/)).toHaveTextContent('22NOV2026 1702');
  expect(group.queryByRole('button')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('CNTR-30 what is with me and not on the first page is shown at a press', async () => {
  const drawn = (id: string, serial: string) => carbine({ id, serial_number: serial });
  serve({
    'GET /api/property': ({ searchParams }) => {
      if (searchParams.get('scope') !== 'with-me') return page([]);
      return searchParams.get('cursor')
        ? page([drawn('P-9', 'W900009')])
        : page([drawn('P-8', 'W800008')], { total: 2, cursor: 'next' });
    },
    'GET /api/property/counts': () => ({ assigned: 0, signedout: 0, unassigned: 0, unit: 0, with_me: 2 }),
  });
  renderRemote('/property-book');
  const group = within(await screen.findByRole('list', { name: 'With me, not signed for' }));
  expect(await group.findByText('W800008')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more of what is with you' }));
  expect(await group.findByText('W900009')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
});
