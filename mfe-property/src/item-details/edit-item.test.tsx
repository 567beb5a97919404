import type { PropertyDetailsDto, PropertyDto } from '@hand-receipt/contracts';
import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

/** One item, and what becomes of it by the edits that are sent. */
function serveItem(item: PropertyDto, more: Parameters<typeof serve>[0] = {}) {
  let now = item;
  return serve({
    'GET /api/property': () => page([now]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => now,
    'GET /api/property/locations': () => ['Arms room, rack 4', 'Arms room, rack 6'],
    'GET /api/ledger/history': () => page([]),
    'PATCH /api/property/P-1': (_, body) => {
      const { version: _seen, ...changes } = body as Record<string, never>;
      now = { ...now, ...changes, version: now.version + 1 };
      return now;
    },
    ...more,
  });
}

const editsIn = (sent: readonly Call[]) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const details = async () => within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const open = async (button: string) =>
  userEvent.click(await (await details()).findByRole('button', { name: button }));

async function retype(field: HTMLElement, text: string) {
  const { length } = (field as HTMLInputElement).value;
  await userEvent.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: length });
}

test('a keeper of the book edits location, category and description; only what changed is sent', async () => {
  const { sent } = serveItem(carbine());
  renderRemote('/property-book/P-1');
  await open('Edit');
  const edit = await form('Edit Item');
  await retype(edit.getByRole('combobox', { name: /^Location/ }), 'Arms room, rack 6 ');
  await userEvent.type(edit.getByRole('textbox', { name: /^Description/ }), 'Lens scratched.');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Item Updated')).toBeVisible();
  expect(editsIn(sent)).toEqual([
    { location: 'Arms room, rack 6', description: 'Lens scratched.', version: 1 },
  ]);
  expect(await (await details()).findByText('Arms room, rack 6')).toBeVisible();
});

test('LIFE-04 a number on record is shown with the way to an amendment; an empty one is filled in', async () => {
  const { sent } = serveItem(carbine({ lin: null }));
  renderRemote('/property-book/P-1');
  await open('Edit');
  const edit = await form('Edit Item');
  expect(edit.queryByRole('textbox', { name: /^NSN/ })).not.toBeInTheDocument();
  const fixed = within(edit.getByRole('list', { name: 'Changed by an amendment' }));
  expect(fixed.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Serial numberW123456Amend',
    'NSN1005-01-231-0973Amend',
    'NameM4A1 CarbineAmend',
  ]);
  await userEvent.type(edit.getByRole('textbox', { name: /^LIN/ }), 'c0693');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText('LIN must be 6 letters or digits, e.g. C06935')).toBeVisible();
  await userEvent.type(edit.getByRole('textbox', { name: /^LIN/ }), '5');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Item Updated')).toBeVisible();
  expect(editsIn(sent)).toEqual([{ lin: 'C06935', version: 1 }]);
});

test('LIFE-05 a save over another person’s is refused with what is on record now, and what was typed is still there', async () => {
  const { sent } = serveItem(carbine());
  renderRemote('/property-book/P-1');
  await open('Edit');
  const edit = await form('Edit Item');
  await retype(edit.getByRole('combobox', { name: /^Location/ }), 'Supply room');

  let tries = 0;
  const theirs = carbine({ location: 'Arms room, rack 6', version: 2 });
  const again = serve({
    'GET /api/property': () => page([theirs]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => theirs,
    'GET /api/property/locations': () => [],
    'GET /api/ledger/history': () => page([]),
    'PATCH /api/property/P-1': () => {
      tries += 1;
      if (tries > 1) return { ...theirs, location: 'Supply room', version: 3 };
      return refusal(409, 'Somebody changed this while you were typing.', {
        fields: { location: 'On record now: Arms room, rack 6' },
      });
    },
  });
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(edit.getByText('On record now: Arms room, rack 6')).toBeVisible();
  // A second press of Save would replace it: the focus leaves the button.
  expect(edit.getByRole('combobox', { name: /^Location/ })).toHaveFocus();
  expect(edit.getByRole('combobox', { name: /^Location/ })).toHaveValue('Supply room');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Item Updated')).toBeVisible();
  expect([editsIn(sent), editsIn(again.sent)]).toEqual([
    [],
    [
      { location: 'Supply room', version: 1 },
      { location: 'Supply room', version: 2 },
    ],
  ]);
});

test('LIFE-03 a Soldier who holds the item reads where it was, changes where it is, and has no button for the rest', async () => {
  const mine = carbine({ assigned_to_user_id: WHITAKER.id, assigned_to: WHITAKER, location: null });
  mine.chain = [...mine.chain, { user: WHITAKER, label: WHITAKER.name, since: '2026-03-20T12:00:00.000Z' }];
  const moved: Partial<PropertyDetailsDto> = {
    last_location: { location: 'Arms room, rack 4', until: '2026-11-22T12:00:00.000Z' },
  };
  serveItem({ ...mine, ...moved });
  renderRemote('/property-book/P-1', { user: soldier });
  expect(
    await (await details()).findByText('Not stated. Was: Arms room, rack 4, until 22NOV2026.'),
  ).toBeVisible();
  expect((await details()).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await open('Change Location');
  const edit = await form('Change Location');
  expect(edit.queryByRole('textbox', { name: /^Description/ })).not.toBeInTheDocument();
  await userEvent.type(edit.getByRole('combobox', { name: /^Location/ }), 'Wall locker 12');
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await (await details()).findByText('Wall locker 12')).toBeVisible();
});

test('LIFE-01 its history has each old and new value, who and when', async () => {
  serveItem(carbine(), {
    'GET /api/ledger/history': (url) => {
      expect(url.searchParams.get('itemId')).toBe('P-1');
      return page([
        {
          seq: 7, eventId: 'e7', eventType: 'ITEM UPDATED', timestamp: '2026-11-22T19:12:00.000Z',
          userId: 'U-3', userName: 'SFC Brandt', itemId: 'P-1', leafHash: '', sealed: true,
          details: {
            changes: [
              { field: 'location', from: 'Arms room, rack 4', to: 'Arms room, rack 6' },
              { field: 'category', from: 'individual-equipment', to: 'weapons' },
              { field: 'is_sensitive', from: false, to: true },
              'not a change', { no: 'field' },
            ],
          },
        },
      ]); // prettier-ignore
    },
  });
  renderRemote('/property-book/P-1');
  const list = within(await (await details()).findByRole('list', { name: /Changes of W123456/ }));
  const [entry] = list.getAllByRole('listitem');
  expect(entry).toHaveTextContent('Location: Arms room, rack 4 to Arms room, rack 6');
  expect(entry).toHaveTextContent('Category: Individual equipment to Weapons');
  expect(entry).toHaveTextContent('Sensitive item: No to Yes');
  expect(entry).toHaveTextContent('SFC Brandt');
  expect(entry).toHaveTextContent('22NOV2026');
});

test('a history that cannot be read says so, and is asked for again', async () => {
  let isDown = true;
  serveItem(carbine(), {
    'GET /api/ledger/history': () => (isDown ? refusal(500, 'The server failed.') : page([])),
  });
  renderRemote('/property-book/P-1');
  const opened = await details();
  expect(await opened.findByText('Failed to fetch the history')).toBeVisible();
  isDown = false;
  await userEvent.click(opened.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await opened.findByText('Nothing in its record was changed.')).toBeVisible();
});

test('LIFE-04 a keeper of the book goes from a number on record to an amendment of it, and what was typed stays', async () => {
  serveItem(carbine());
  renderRemote('/property-book/P-1');
  await open('Edit');
  const edit = await form('Edit Item');
  await userEvent.type(edit.getByRole('textbox', { name: /^Description/ }), 'Lens scratched.');
  await userEvent.click(edit.getByRole('button', { name: 'Amend NSN' }));
  const amendment = await form('Propose amendment');
  expect(amendment.getByRole('checkbox', { name: 'NSN' })).toBeChecked();
  expect(amendment.getByRole('group', { name: /^NSN of/ })).toHaveTextContent(
    'NSN on record1005-01-231-0973',
  );
  await userEvent.click(amendment.getByRole('button', { name: 'Cancel' }));
  expect(edit.getByRole('textbox', { name: /^Description/ })).toHaveValue('Lens scratched.');
});

test('LIFE-04 a number that another person filled in meanwhile is refused with the sentence, and the amendment holds what was typed', async () => {
  serveItem(carbine({ lin: null }));
  renderRemote('/property-book/P-1');
  await open('Edit');
  const edit = await form('Edit Item');
  await userEvent.type(edit.getByRole('textbox', { name: /^LIN/ }), 'C06936');
  const theirs = carbine({ lin: 'C06935', version: 2 });
  serveItem(theirs, {
    'PATCH /api/property/P-1': () =>
      refusal(409, 'Somebody changed this while you were typing.', {
        fields: { lin: 'On record now: C06935' },
      }),
  });
  await userEvent.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText('The LIN on record is C06935. Changing it needs an amendment.')).toBeVisible();
  await userEvent.click(edit.getByRole('button', { name: 'Propose amendment' }));
  const amendment = await form('Propose amendment');
  expect(amendment.getByRole('textbox', { name: 'New LIN' })).toHaveValue('C06936');
});
