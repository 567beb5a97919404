import type { CountComponentsDto, PropertyDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halloran, whitaker } from '../test/people';
import { renderPage } from '../test/render';
import { component, wireItem, wireTransfer } from '../test/wire';

const COUNT = 'PUT /api/property/P-1/component-counts';
const LABEL = 'Correct the count and offer again, M4A1 Carbine W123456';
const MAGAZINE = component({ id: 'C-1', name: 'Magazine', quantity: 7 });

const MOUNTED = [
  { position: 'Top rail', componentProperty: { id: 'P-2', name: 'M68 CCO', serial_number: 'AP12' } },
  { position: 'Side rail', componentProperty: { id: 'P-3', name: 'PEQ-15', serial_number: 'L9' } },
];

const REJECTED = wireTransfer({
  serial: 'W123456',
  from_user: halloran,
  to_user: whitaker,
  status: 'Rejected',
  notes: '5 of 7 magazines',
  resolved_date: '2026-11-22T06:00:00.000Z',
  include_components: true,
  mounted: ['P-2'],
});

/** A server that keeps one rejected item, guarded by its version as the API guards it. */
function serveRejected(given: Partial<PropertyDto> = {}, more: Parameters<typeof serve>[0] = {}) {
  const stored = { item: wireItem({ components: [MAGAZINE], version: 4, ...given }) };
  const count = (onHand: number) => {
    const components = [{ ...MAGAZINE, onHand, short: 7 - onHand }];
    stored.item = { ...stored.item, components, version: stored.item.version + 1 };
    return stored.item;
  };
  const served = serve({
    'GET /api/transfers': () => page([REJECTED]),
    'GET /api/property/P-1': () => stored.item,
    'GET /api/property': () => page([wireItem({ id: 'P-2', name: 'M68 CCO' }), wireItem({ id: 'P-3' })]),
    [COUNT]: (_url, body) => {
      const { counts, version } = body as CountComponentsDto;
      if (version !== stored.item.version)
        return refusal(409, 'Somebody changed this while you were typing.');
      return count(counts[0]!.onHand);
    },
    'POST /api/transfers': () => {
      stored.item = { ...stored.item, open_transfer: { id: 'T-2', to: 'SPC Whitaker', is_recall: false } };
      return wireTransfer({ id: 'T-2' });
    },
    ...more,
  });
  return { ...served, stored, count };
}

async function openCount() {
  renderPage('/transfers/T-1?view=outgoing');
  const details = within(await screen.findByRole('dialog', { name: 'M4A1 Carbine W123456' }));
  await userEvent.click(await details.findByRole('button', { name: LABEL }));
  return within(await screen.findByRole('dialog', { name: 'Correct the Count' }));
}

const less = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: 'One less, Magazine' }));
const save = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: 'Save Count and Offer Again' }));

test('LIFE-31 a giver corrects the count of a rejected item and offers it to the same person with the same mounted items', async () => {
  const { sent } = serveRejected({ attached_components: MOUNTED });
  const form = await openCount();
  // A reload shows it again.
  expect(screen.getByLabelText('Address')).toHaveTextContent('recount=T-1');
  // The sight went along before, the light did not.
  expect(form.getByRole('checkbox', { name: /M68 CCO AP12/ })).toBeChecked();
  expect(form.getByRole('checkbox', { name: /PEQ-15 L9/ })).not.toBeChecked();
  expect(form.getByText(/SPC Whitaker rejected M4A1 Carbine W123456: 5 of 7 magazines/)).toBeVisible();
  await less(form);
  await less(form);
  expect(form.getByRole('group', { name: 'Magazine, 5 on hand of 7, 2 short' })).toBeVisible();
  await save(form);
  expect(await screen.findByText('Transfer request for M4A1 Carbine sent to SPC Whitaker.')).toBeVisible();
  const writes = sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  expect(writes).toEqual([
    ['PUT', { counts: [{ componentId: 'C-1', onHand: 5, damaged: 0 }], version: 4 }],
    ['POST', { propertyId: 'P-1', toUserId: whitaker.id, includeComponents: true, mounted: ['P-2'] }],
  ]);
  const details = within(await screen.findByRole('dialog', { name: 'M4A1 Carbine W123456' }));
  expect(await details.findByText('M4A1 Carbine W123456 is offered to SPC Whitaker already.')).toBeVisible();
  expect(details.queryByRole('button', { name: LABEL })).toBeNull();
});

test('a count that changed meanwhile is shown beside what was typed, and nothing is offered before the giver saves again', async () => {
  const { calls, count } = serveRejected();
  const form = await openCount();
  await less(form);
  count(3);
  await save(form);
  expect(await form.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(form.getByText('On record now: Magazine, 3 on hand of 7, 4 short')).toBeVisible();
  expect(form.getByRole('group', { name: 'Magazine, 6 on hand of 7, 1 short' })).toBeVisible();
  expect(calls).not.toContain('POST /api/transfers');
  await save(form);
  expect(await screen.findByText('Transfer Created')).toBeVisible();
});

test('an item that moved on while the form was open is said plainly, with what was typed kept', async () => {
  const message = 'Only its holder may offer an item; SGT Rivas holds this one.';
  const { stored } = serveRejected(
    {},
    {
      'POST /api/transfers': () => {
        const holder = { ...whitaker, id: 'U-9', name: 'SGT Rivas' };
        stored.item = { ...stored.item, assigned_to_user_id: 'U-9', assigned_to: holder };
        return refusal(403, message);
      },
    },
  );
  const form = await openCount();
  await less(form);
  await save(form);
  expect(await form.findByText(`The count is saved, but the item was not offered. ${message}`)).toBeVisible();
  expect(form.getByText('SGT Rivas holds M4A1 Carbine W123456 now.')).toBeVisible();
  expect(form.getByRole('group', { name: 'Magazine, 6 on hand of 7, 1 short' })).toBeVisible();
});

test('LIFE-55 without a connection the corrected count says that it needs one, and nothing typed is lost', async () => {
  serveRejected(
    {},
    {
      [COUNT]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  );
  const form = await openCount();
  await less(form);
  await save(form);
  expect(await form.findByText('Needs a connection.')).toBeVisible();
  expect(form.getByRole('group', { name: 'Magazine, 6 on hand of 7, 1 short' })).toBeVisible();
});

test('an item that another person holds by now says so, and one without components is not counted', async () => {
  serveRejected({ assigned_to_user_id: whitaker.id, assigned_to: whitaker });
  const { unmount } = renderPage('/transfers/T-1');
  expect(await screen.findByText('SPC Whitaker holds M4A1 Carbine W123456 now.')).toBeVisible();
  unmount();
  const { calls } = serveRejected({ components: [] });
  renderPage('/transfers/T-1');
  await waitFor(() => expect(calls).toContain('GET /api/property/P-1'));
  expect(screen.queryByRole('button', { name: LABEL })).toBeNull();
});
