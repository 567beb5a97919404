import type { PropertyDto, SlotProps } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, component, radio, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const SECOND = carbine({ id: 'P-3', name: 'M249', serial_number: 'U208814' });
const KIT = component({ id: 'c2', name: 'Cleaning kit, M4', status: 'missing' });
const equipped = carbine({
  components: [component({ id: 'c1', name: 'Sling', serialNumber: 'SL1', nsn: '1005-01-604-5620' }), KIT],
});

function serveItems(opened: PropertyDto, more: Parameters<typeof serve>[0] = {}) {
  return serve({
    'GET /api/property': () => page([equipped, SECOND]),
    'GET /api/property/counts': () => ({ assigned: 2, signedout: 0 }),
    [`GET /api/property/${opened.id}`]: () => opened,
    ...more,
  });
}

const address = () => screen.getByLabelText('Address');
const drawer = () => screen.findByRole('dialog');

const Ledger = ({ itemId, serialNumber }: SlotProps['item.ledger']) => (
  <p>
    Ledger of {itemId} {serialNumber}
  </p>
);
const fills = { 'item.ledger': [{ key: 'ledger', title: 'Ledger', Component: Ledger }] };

test('PROP-02 PROP-36 an address with an id opens that item over the list, with its facts and its ledger', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1?q=m', { fills });
  const details = within(await drawer());
  expect(details.getByText('Equipment details')).toBeVisible();
  expect(details.getByText('Operational')).toBeVisible();
  expect(details.getByText('Weapons')).toBeVisible();
  expect(details.getAllByText('14MAR2026')[0]).toBeVisible();
  expect(details.getByText('Ledger of P-1 W123456')).toBeVisible();
  const chain = details.getByRole('list', { name: /Chain of custody/ });
  expect(
    within(chain)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('CPT Halloran · Holder'), expect.stringContaining('Property Book')]);
  await userEvent.click(details.getAllByRole('button', { name: 'Close' })[0]!);
  expect(address()).toHaveTextContent('/property-book?q=m');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an item that stands in no list of mine opens too, with its exact status', async () => {
  serveItems(radio({ current_status: 'In Repair' }));
  renderRemote('/property-book/P-2');
  const details = within(await drawer());
  expect(details.getByText('Deadline - Maintenance')).toBeVisible();
  expect(details.getByText('In Repair')).toBeVisible();
  expect(details.getByRole('button', { name: 'Initiate Recall' })).toBeVisible();
});

test('previous and next walk the list behind the drawer', async () => {
  serveItems(equipped, { 'GET /api/property/P-3': () => SECOND });
  renderRemote('/property-book/P-1');
  await drawer();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toHaveTextContent('/property-book/P-3');
  expect(await screen.findByRole('dialog', { name: /M249/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('ERR-27 an unknown id leaves the list, with Property not found above it', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-404');
  expect(await screen.findByText('Property not found')).toBeVisible();
  expect(screen.getByText('W123456')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('PROP-37 PROP-38 the components table is labelled BII/COEI and shows each field', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(details.getByRole('heading', { name: 'Components (BII / COEI)' })).toBeVisible();
  const row = details.getByRole('row', { name: /Sling/ });
  for (const text of ['1005-01-604-5620', 'SL1', '1', 'Required', 'Present']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(details.getByText('1 missing')).toBeVisible();
});

test('PROP-39 a missing component that was seen is marked present; a present one offers nothing', async () => {
  let stored = equipped;
  const { sent } = serveItems(equipped, {
    'GET /api/property/P-1': () => stored,
    'PUT /api/property/P-1/components': (_url, body) => {
      stored = { ...stored, components: (body as Pick<PropertyDto, 'components'>).components };
      return stored;
    },
  });
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(details.queryByRole('button', { name: 'Mark present, Sling' })).not.toBeInTheDocument();
  await userEvent.click(details.getByRole('button', { name: 'Mark present, Cleaning kit, M4' }));
  await waitFor(() => expect(details.queryByText('Missing')).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    components: [equipped.components[0], { ...KIT, status: 'present' }],
  });
});

test('ERR-27 a component update that fails says so, and the component stays as it was', async () => {
  serveItems(equipped, { 'PUT /api/property/P-1/components': () => refusal(500, 'The disk is full.') });
  renderRemote('/property-book/P-1');
  await userEvent.click(
    within(await drawer()).getByRole('button', { name: 'Mark present, Cleaning kit, M4' }),
  );
  expect(await screen.findByText('Failed to update components')).toBeVisible();
  expect(screen.getByText('The disk is full.')).toBeVisible();
  expect(within(await drawer()).getByText('Missing')).toBeVisible();
});

test('a soldier may not mark the components of what others hold', async () => {
  serveItems(equipped);
  renderRemote('/property-book/P-1', { user: soldier });
  const details = within(await drawer());
  expect(details.getByText('Missing')).toBeVisible();
  expect(details.queryByRole('button', { name: /Mark present/ })).not.toBeInTheDocument();
});

test('an item that is on offer says to whom, and leads to the transfer', async () => {
  serveItems(carbine({ open_transfer: { id: 'T-9', to: 'SGT Navarro' } }));
  renderRemote('/property-book/P-1');
  const details = within(await drawer());
  expect(await details.findByText('Offered to SGT Navarro')).toBeVisible();
  expect(details.getByRole('link', { name: 'Open the transfer' })).toHaveAttribute('href', '/transfers/T-9');
});
