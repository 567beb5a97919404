import type { EditComponentDto, ItemComponent, PropertyDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, component } from '../test/company';
import { renderRemote } from '../test/render-remote';

const SLING = component({ id: 'c1', name: 'Sling' });
const KIT = component({ id: 'c2', name: 'Cleaning kit, M4', status: 'missing' });
const COVER = component({ id: 'c3', name: 'Rail cover', status: 'damaged' });
const CHANGED = 'Somebody changed this while you were typing.';

/** An item whose components are kept, each change guarded by the version as the API guards it. */
function serveItem(more: Parameters<typeof serve>[0] = {}) {
  const stored = { item: carbine({ components: [SLING, KIT, COVER], version: 4 }) };
  const write = (components: ItemComponent[]) =>
    (stored.item = { ...stored.item, components, version: stored.item.version + 1 });
  const guarded = (version: unknown, change: () => PropertyDto) =>
    Number(version) === stored.item.version ? change() : refusal(409, CHANGED);
  const others = (id: string) => stored.item.components.filter((one) => one.id !== id);
  const kit = '/api/property/P-1/components/c2';
  const served = serve({
    'GET /api/property': () => page([stored.item]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => stored.item,
    'POST /api/property/P-1/components': (_url, body) => {
      const { version, ...facts } = body as ItemComponent & { version: number };
      return guarded(version, () => write([...stored.item.components, component({ ...facts, id: 'c9' })]));
    },
    [`PATCH ${kit}`]: (_url, body) => {
      const { version, ...facts } = body as EditComponentDto;
      return guarded(version, () =>
        write(stored.item.components.map((one) => (one.id === 'c2' ? { ...one, ...facts } : one))),
      );
    },
    [`DELETE ${kit}`]: (url) => guarded(url.searchParams.get('version'), () => write(others('c2'))),
    ...Object.fromEntries(
      ['c2', 'c3'].map((id) => [
        `POST /api/property/P-1/components/${id}/present`,
        () =>
          write(
            stored.item.components.map((one) =>
              one.id === id ? { ...one, status: 'present', onHand: one.quantity, damaged: 0, short: 0 } : one,
            ),
          ),
      ]),
    ),
    ...more,
  });
  return { ...served, stored, write };
}

async function openItem() {
  renderRemote('/property-book/P-1');
  return within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
}

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function choose(action: 'Edit' | 'Remove', name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions, ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Of a server that is not the quickest, in milliseconds. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('PROP-39 a missing or damaged component that was seen is marked present; a present one offers nothing', async () => {
  serveItem();
  const details = await openItem();
  expect(details.queryByRole('button', { name: 'Mark present, Sling' })).not.toBeInTheDocument();
  for (const { name } of [KIT, COVER]) {
    await userEvent.click(details.getByRole('button', { name: `Mark present, ${name}` }));
    await waitFor(() =>
      expect(details.getByRole('row', { name: new RegExp(name) })).toHaveTextContent('Present'),
    );
  }
  expect(details.queryByText('Missing')).not.toBeInTheDocument();
  expect(details.queryByText('Damaged')).not.toBeInTheDocument();
});

test('ERR-27 a component update that fails says so, and the component stays as it was', async () => {
  serveItem({ 'POST /api/property/P-1/components/c2/present': () => refusal(500, 'The disk is full.') });
  const details = await openItem();
  await userEvent.click(details.getByRole('button', { name: 'Mark present, Cleaning kit, M4' }));
  expect(await screen.findByText('Failed to update components')).toBeVisible();
  expect(screen.getByText('The disk is full.')).toBeVisible();
  expect(details.getByText('Missing')).toBeVisible();
});

test('a component is added with all its fields', async () => {
  const { sent } = serveItem();
  const details = await openItem();
  await userEvent.click(details.getByRole('button', { name: 'Add Component' }));
  const dialog = await form('Add Component');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Magazine, 30 round');
  await userEvent.type(dialog.getByRole('textbox', { name: /^NSN/ }), '1005015617200');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Serial/ }), 'm604512');
  await retype(dialog.getByRole('textbox', { name: 'Quantity' }), '7');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Required' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Two dented');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Component' }));
  expect(await screen.findByText('Component Added')).toBeVisible();
  expect(await details.findByRole('row', { name: /Magazine, 30 round.*7.*Optional.*Present/ })).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Magazine, 30 round',
    nsn: '1005-01-561-7200',
    serialNumber: 'M604512',
    quantity: 7,
    required: false,
    status: 'present',
    kind: null,
    ui: null,
    arc: null,
    notes: 'Two dented',
    version: 4,
  });
});

test('of an item that was deleted while a component was being typed the dialog says so, and keeps what was typed', async () => {
  const gone = () => refusal(404, 'Property not found');
  const answers = { 'POST /api/property/P-1/components': gone };
  serveItem(answers);
  const details = await openItem();
  await userEvent.click(details.getByRole('button', { name: 'Add Component' }));
  const dialog = await form('Add Component');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bipod');
  serveItem({ ...answers, 'GET /api/property/P-1': gone });
  await userEvent.click(dialog.getByRole('button', { name: 'Add Component' }));
  expect(await dialog.findByText(/Property not found/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bipod');
});

test('RULE-18 a new component needs a name and a quantity above 0, an edited one takes 0; letters are no quantity', async () => {
  const { calls, stored } = serveItem();
  const details = await openItem();
  await userEvent.click(details.getByRole('button', { name: 'Add Component' }));
  const added = await form('Add Component');
  await retype(added.getByRole('textbox', { name: 'Quantity' }), 'a0b-');
  expect(added.getByRole('textbox', { name: 'Quantity' })).toHaveValue('0');
  await userEvent.click(added.getByRole('button', { name: 'Add Component' }));
  expect(await added.findByText('Name is required')).toBeVisible();
  expect(added.getByText('Quantity must be above 0')).toBeVisible();
  expect(calls).not.toContain('POST /api/property/P-1/components');
  await userEvent.click(added.getByRole('button', { name: 'Cancel' }));
  await userEvent
    .setup({ pointerEventsCheck: 0 })
    .click(await screen.findByRole('button', { name: 'Discard' }));

  await choose('Edit', KIT.name);
  const edited = await form('Edit Component');
  await retype(edited.getByRole('textbox', { name: 'Quantity' }), '0');
  await userEvent.click(edited.getByRole('button', { name: 'Save Component' }));
  expect(await screen.findByText('Component Updated')).toBeVisible();
  expect(stored.item.components[1]?.quantity).toBe(0);
});

test('PROP-37 ERR-28 a component is removed once that was confirmed', async () => {
  const { calls } = serveItem();
  const details = await openItem();
  expect(details.getByRole('heading', { name: 'Components (BII / COEI)' })).toBeVisible();
  expect(details.getByRole('button', { name: 'Add Component' })).toBeVisible();
  await choose('Remove', KIT.name);
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Remove Component' }));
  await userEvent.click(confirm.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Component Removed')).toBeVisible();
  await waitFor(() => expect(details.queryByText(KIT.name)).not.toBeInTheDocument());
  expect(calls).toContain('DELETE /api/property/P-1/components/c2?version=4');
});

test('a save over the change of somebody else is refused, shows what is on record, and keeps what was typed', async () => {
  const { stored, write } = serveItem({
    'GET /api/property/P-1': async () => {
      await aMoment();
      return stored.item;
    },
  });
  await openItem();
  await choose('Edit', KIT.name);
  const dialog = await form('Edit Component');
  await retype(dialog.getByRole('textbox', { name: /^Notes/ }), 'Lent to 2nd squad');
  write([SLING, { ...KIT, status: 'damaged', quantity: 3, onHand: 3, damaged: 3 }, COVER]);

  await userEvent.click(dialog.getByRole('button', { name: 'Save Component' }));
  expect(await dialog.findByText('Somebody changed this item while you were typing')).toBeVisible();
  // At once: the next save is made on what is shown.
  expect(dialog.getByText(/On record now: Cleaning kit, M4, quantity 3, required, 3 damaged/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Lent to 2nd squad');
  expect(stored.item.components[1]?.notes).toBeNull();

  await userEvent.click(dialog.getByRole('button', { name: 'Save Component' }));
  expect(await screen.findByText('Component Updated')).toBeVisible();
  expect(stored.item.components[1]?.notes).toBe('Lent to 2nd squad');
});

test('ERR-01 ERR-27 a refusal for another reason than a change says that reason', async () => {
  const short = 'Cleaning kit, M4 is short 1 (SH-0001). Count it or end the shortage by a document first.';
  serveItem({ 'PATCH /api/property/P-1/components/c2': () => refusal(409, short) });
  await openItem();
  await choose('Edit', KIT.name);
  const dialog = await form('Edit Component');
  await retype(dialog.getByRole('textbox', { name: 'Quantity' }), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Component' }));
  expect(await dialog.findByText('Failed to update components')).toBeVisible();
  expect(dialog.getByText(`${short} What you typed is still here.`)).toBeVisible();
  expect(dialog.queryByText(/^Somebody changed this item/)).not.toBeInTheDocument();
});

test('what is on record now ends with one period, also after notes that end with one', async () => {
  const { write } = serveItem();
  await openItem();
  await choose('Edit', KIT.name);
  const dialog = await form('Edit Component');
  await retype(dialog.getByRole('textbox', { name: /^Notes/ }), 'Lent');
  write([SLING, { ...KIT, notes: 'In the arms room.' }, COVER]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Component' }));
  expect(await dialog.findByText(/^On record now: .*, In the arms room\.$/)).toBeVisible();
});

test('without a connection nothing is saved, and what was typed stays', async () => {
  serveItem({
    'POST /api/property/P-1/components': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const details = await openItem();
  await userEvent.click(details.getByRole('button', { name: 'Add Component' }));
  const dialog = await form('Add Component');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bipod');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Component' }));
  expect(await dialog.findByText('Failed to update components')).toBeVisible();
  expect(dialog.getByText(/The server cannot be reached.*What you typed is still here/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bipod');
});
