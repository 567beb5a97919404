import { type CatalogItemDto, DEFAULT_SETTINGS, type PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proposedRule } from '../test/amendments';
import { carbine, soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const NSN = '5855-01-432-0524';
const optic = (given: Partial<PropertyDetailsDto> = {}) =>
  carbine({ name: 'AN/PVS-14', category: 'optics', nsn: NSN, ...given });
const known: CatalogItemDto = {
  nsn: NSN,
  name: 'AN/PVS-14',
  lin: 'M79678',
  ciic: null,
  sensitive_mark: 'by-code',
  unit_of_issue: null,
  calibration_days: null,
  items: 80,
  sensitive_items: 0,
  version: 0,
};

const serveBook = (item = optic(), more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/property': () => page([item]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => item,
    'GET /api/property/locations': () => [],
    'GET /api/ledger/history': () => page([]),
    [`GET /api/catalog/${encodeURIComponent(NSN)}`]: () => known,
    [`GET /api/catalog/${NSN}`]: () => known,
    'GET /api/catalog': () => page([known]),
    ...more,
  });

const bodiesOf = (sent: readonly Call[], method: string) =>
  sent.filter((call) => call.method === method).map(({ body }) => body);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('LIFE-16 item details say the CIIC, the mark and why it is sensitive', async () => {
  serveBook(optic({ is_sensitive: true, ciic: '4', sensitive_because: 'catalog' }));
  renderRemote('/property-book/P-1');
  const details = await dialog(/AN\/PVS-14/);
  expect(await details.findByText('Sensitive because: catalog')).toBeVisible();
  expect(details.getByText('By code')).toBeVisible();
  expect(details.getByText('4')).toBeVisible();
});

test('LIFE-16 a CIIC and a mark are edited; a wrong code is said at its field', async () => {
  const { sent } = serveBook(optic(), { 'PATCH /api/property/P-1': () => optic({ ciic: '4', version: 2 }) });
  renderRemote('/property-book/P-1');
  await userEvent.click(await (await dialog(/AN\/PVS-14/)).findByRole('button', { name: 'Edit' }));
  const edit = await dialog('Edit Item');
  await userEvent.type(edit.getByRole('textbox', { name: /^CIIC/ }), '44');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText('CIIC must be one letter or digit')).toBeVisible();
  await userEvent.type(edit.getByRole('textbox', { name: /^CIIC/ }), '{Backspace}');
  await userEvent.selectOptions(edit.getByRole('combobox', { name: /^Sensitive mark/ }), 'Yes');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Item Updated')).toBeVisible();
  expect(bodiesOf(sent, 'PATCH')).toEqual([{ ciic: '4', sensitive_mark: 'yes', version: 1 }]);
});

test('LIFE-18 an edit that needs two signatures offers to propose it, with what was typed', async () => {
  const words = '1 item would leave the sensitive items. Propose it for signature.';
  serveBook(optic({ is_sensitive: true, ciic: '4' }), {
    'PATCH /api/property/P-1': () => refusal(409, words),
  });
  renderRemote('/property-book/P-1');
  await userEvent.click(await (await dialog(/AN\/PVS-14/)).findByRole('button', { name: 'Edit' }));
  const edit = await dialog('Edit Item');
  await userEvent.clear(edit.getByRole('textbox', { name: /^CIIC/ }));
  await userEvent.type(edit.getByRole('textbox', { name: /^CIIC/ }), 'u');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText(words)).toBeVisible();
  await userEvent.click(edit.getByRole('button', { name: 'Propose for signature' }));
  const proposal = await dialog('Propose amendment');
  const line = within(proposal.getByRole('group', { name: /CIIC of AN\/PVS-14/ }));
  expect(line.getByText('4')).toBeVisible();
  expect(line.getByRole('textbox', { name: /New CIIC/ })).toHaveValue('U');
});

test('LIFE-16 LIFE-17 the catalog asks before it is applied to all items, and says how many changed', async () => {
  const { sent } = serveBook(optic(), {
    [`PUT /api/catalog/${NSN}`]: () => ({ item: { ...known, version: 1 }, changed: 80 }),
  });
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Catalog' }));
  await userEvent.click(await (await dialog('Catalog')).findByRole('button', { name: `Open ${NSN}` }));
  await screen.findByRole('combobox', { name: /^Sensitive mark/ });
  const form = await dialog(`Catalog, ${NSN}`);
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Sensitive mark/ }), 'Yes');
  await userEvent.click(form.getByRole('button', { name: 'Apply to 80 items' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Apply to 80 items?' }));
  expect(bodiesOf(sent, 'PUT')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('80 items changed.')).toBeVisible();
  expect(bodiesOf(sent, 'PUT')).toEqual([
    { name: 'AN/PVS-14', lin: 'M79678', sensitive_mark: 'yes', version: 0 },
  ]);
});

test('LIFE-18 a catalog that needs two signatures is proposed as a whole, with what was typed', async () => {
  const words = '80 items would leave the sensitive items. Propose it for signature.';
  const marked = { ...known, sensitive_mark: 'yes' as const, sensitive_items: 80, version: 3 };
  const { sent } = serveBook(optic(), {
    'GET /api/catalog': () => page([marked]),
    [`GET /api/catalog/${NSN}`]: () => marked,
    [`GET /api/catalog/${encodeURIComponent(NSN)}`]: () => marked,
    [`PUT /api/catalog/${NSN}`]: () => refusal(409, words),
    'GET /api/settings': () => ({ version: 1, settings: DEFAULT_SETTINGS, pinSet: true, updatedAt: null }),
    'POST /api/amendments/rules': () => proposedRule(),
  });
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('button', { name: 'Catalog' }));
  await userEvent.click(await (await dialog('Catalog')).findByRole('button', { name: `Open ${NSN}` }));
  await screen.findByRole('combobox', { name: /^Sensitive mark/ });
  const form = await dialog(`Catalog, ${NSN}`);
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Sensitive mark/ }), 'By code');
  await userEvent.click(form.getByRole('button', { name: 'Apply to 80 items' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Apply to 80 items?' }));
  await userEvent.click(question.getByRole('button', { name: 'Apply' }));
  expect(await form.findByText(words)).toBeVisible();
  expect(form.getByRole('combobox', { name: /^Sensitive mark/ })).toHaveValue('by-code');
  await userEvent.click(form.getByRole('button', { name: 'Propose for signature' }));
  const proposal = await dialog('Propose for signature');
  await userEvent.type(proposal.getByRole('textbox', { name: /^Reason/ }), 'Not sensitive by the table');
  await userEvent.type(await proposal.findByLabelText('Your PIN'), '2468');
  await userEvent.click(proposal.getByRole('button', { name: 'Sign and Propose' }));
  expect(await screen.findByText('AM-0007 waits for the second signature.')).toBeVisible();
  expect(bodiesOf(sent, 'POST')).toEqual([
    {
      catalog: { nsn: NSN, name: 'AN/PVS-14', lin: 'M79678', sensitive_mark: 'by-code', version: 3 },
      reason: 'Not sensitive by the table',
      documentNumber: null,
      proof: { pin: '2468' },
    },
  ]);
});

test('LIFE-16 a selection is classified from the bar', async () => {
  const { sent } = serveBook(optic(), {
    'POST /api/property/bulk/classification': () => ({
      done: 1,
      refused: 0,
      results: [{ id: 'P-1', ok: true, message: null, transfer_id: null }],
    }),
  });
  renderRemote('/property-book');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select AN\/PVS-14/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Classify' }));
  const form = await dialog('Classify');
  await userEvent.click(form.getByRole('button', { name: 'Classify' }));
  expect(await form.findByText('Enter a CIIC, or choose a mark')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^CIIC/ }), '2');
  await userEvent.click(form.getByRole('button', { name: 'Classify' }));
  expect(await screen.findByText('Items Classified')).toBeVisible();
  expect(bodiesOf(sent, 'POST')).toEqual([{ ids: ['P-1'], ciic: '2' }]);
});

test('a Soldier has no catalog to change', async () => {
  serveBook();
  renderRemote('/property-book', { user: soldier });
  expect(await screen.findByRole('heading', { level: 1, name: 'Property Book' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Catalog' })).not.toBeInTheDocument();
});
