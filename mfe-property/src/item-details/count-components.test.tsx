import type { CountComponentsDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, component } from '../test/company';
import { renderRemote } from '../test/render-remote';

const MAGAZINE = component({ id: 'C-1', name: 'Magazine', quantity: 7 });
const KIT = component({ id: 'C-2', name: 'Cleaning kit', onHand: null, kind: 'BII', arc: 'D' });
const CALL = 'PUT /api/property/P-1/component-counts';

/** An item whose counts are kept, guarded by its version as the API guards it. */
function serveItem(more: Parameters<typeof serve>[0] = {}) {
  const stored = { item: carbine({ components: [MAGAZINE, KIT], version: 4 }) };
  const count = ({ counts }: Pick<CountComponentsDto, 'counts'>) => {
    const components = stored.item.components.map((one) => {
      const counted = counts.find(({ componentId }) => componentId === one.id);
      if (!counted) return one;
      const { onHand, damaged } = counted;
      return { ...one, onHand, damaged, short: Math.max(one.quantity - onHand, 0) };
    });
    stored.item = { ...stored.item, components, version: stored.item.version + 1 };
    return stored.item;
  };
  const served = serve({
    'GET /api/property': () => page([stored.item]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': () => stored.item,
    [CALL]: (_url, body) => {
      const { counts, version } = body as CountComponentsDto;
      if (version === stored.item.version) return count({ counts });
      return refusal(409, 'Somebody changed this while you were typing.');
    },
    ...more,
  });
  return { ...served, stored, count };
}

async function openCount() {
  renderRemote('/property-book/P-1');
  const details = within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
  await userEvent.click(details.getByRole('button', { name: 'Count Components' }));
  return within(await screen.findByRole('dialog', { name: 'Count Components' }));
}

const press = (within_: ReturnType<typeof within>, name: string) =>
  userEvent.click(within_.getByRole('button', { name }));

test('LIFE-32 components are counted with − and +, and the details show "Short 2 of 7"', async () => {
  const { sent } = serveItem();
  const dialog = await openCount();
  expect(dialog.getByRole('group', { name: 'Magazine, 7 on hand of 7' })).toBeVisible();
  await press(dialog, 'One less, Magazine');
  await press(dialog, 'One less, Magazine');
  const magazine = within(dialog.getByRole('group', { name: 'Magazine, 5 on hand of 7, 2 short' }));
  expect(magazine.getByText('Short 2 of 7')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Cleaning kit, not counted of 1' })).toBeVisible();
  await press(dialog, 'Save Count');
  expect(await screen.findByText('Components Counted')).toBeVisible();
  // What nobody counted is not sent.
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    counts: [{ componentId: 'C-1', onHand: 5, damaged: 0 }],
    version: 4,
  });
  const row = await screen.findByRole('row', { name: /Magazine Required 7 5 Short 2 of 7/ });
  expect(row).toBeVisible();
  expect(screen.getByRole('row', { name: /Cleaning kit.*BII · ARC D.*Not counted/ })).toBeVisible();
});

test('"All present" fills in every count; more than authorized is over, and more damaged than there are is refused', async () => {
  const { calls } = serveItem();
  const dialog = await openCount();
  await press(dialog, 'All present');
  expect(dialog.getByRole('group', { name: 'Cleaning kit, 1 on hand of 1' })).toBeVisible();
  await press(dialog, 'One more, Cleaning kit');
  expect(dialog.getByText('Present, over by 1')).toBeVisible();
  const magazine = within(dialog.getByRole('group', { name: /^Magazine/ }));
  await userEvent.type(magazine.getByRole('textbox', { name: 'Damaged' }), 'x9');
  await press(dialog, 'Save Count');
  expect(await dialog.findByText('No more than are on hand.')).toBeVisible();
  expect(calls).not.toContain(CALL);
});

test('LIFE-34 a count over the change of another person shows what is on record, and keeps what was typed', async () => {
  const { count, stored } = serveItem();
  const dialog = await openCount();
  await press(dialog, 'One less, Magazine');
  count({ counts: [{ componentId: 'C-1', onHand: 3, damaged: 0 }] });
  await press(dialog, 'Save Count');
  expect(await dialog.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveFocus();
  expect(dialog.getByText('On record now: Magazine, 3 on hand of 7, 4 short')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Magazine, 6 on hand of 7, 1 short' })).toBeVisible();
  expect(stored.item.components[0]?.onHand).toBe(3);
  await press(dialog, 'Save Count');
  expect(await screen.findByText('Components Counted')).toBeVisible();
  expect(stored.item.components[0]?.onHand).toBe(6);
});

test('without a connection a count waits on this device', async () => {
  serveItem({
    [CALL]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const dialog = await openCount();
  await press(dialog, 'One less, Magazine');
  await press(dialog, 'Save Count');
  expect(await screen.findByText('Saved on this device')).toBeVisible();
});
