import type { ItemPhotoDto, PropertyDetailsDto } from '@hand-receipt/contracts';
import { type Call, page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, soldier, WHITAKER } from '../test/company';
import { renderRemote } from '../test/render-remote';

const plate: ItemPhotoDto = {
  uploadId: 'u-1',
  address: '/api/uploads/u-1',
  kind: 'data-plate',
  caption: 'Left side',
  by: 'SPC Whitaker',
  at: '2026-11-22T09:12:00.000Z',
  mayRemove: true,
};

/** An item that SPC Whitaker holds, with photos; what is added and removed is so from then on. */
function serveItem(photos: ItemPhotoDto[], more: Parameters<typeof serve>[0] = {}) {
  let now = photos;
  const whole = carbine();
  const link = { user: WHITAKER, label: WHITAKER.name, since: '2026-03-20T12:00:00.000Z' };
  const held = {
    ...whole,
    assigned_to_user_id: WHITAKER.id,
    assigned_to: WHITAKER,
    chain: [...whole.chain, link],
  };
  const item = (): PropertyDetailsDto => ({ ...(held as PropertyDetailsDto), photos: now });
  return serve({
    'GET /api/property': () => page([item()]),
    'GET /api/property/counts': () => ({ assigned: 1, signedout: 0 }),
    'GET /api/property/P-1': item,
    'GET /api/ledger/history': () => page([]),
    'POST /api/uploads': () => ({
      uploads: [{ id: 'u-2', address: '/api/uploads/u-2', width: 4, height: 3, bytes: 9 }],
    }),
    'POST /api/property/P-1/photos': (_, body) => {
      const { uploadId, kind, caption } = body as ItemPhotoDto;
      now = [...now, { ...plate, uploadId, kind, caption, address: `/api/uploads/${uploadId}` }];
      return now;
    },
    'DELETE /api/property/P-1/photos/u-1': () => (now = now.filter(({ uploadId }) => uploadId !== 'u-1')),
    ...more,
  });
}

const details = async () => within(await screen.findByRole('dialog', { name: /M4A1 Carbine/ }));
const file = new File(['photo'], 'plate.jpg', { type: 'image/jpeg' });
const writes = (sent: readonly Call[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

test('a holder adds a photo with what it shows and a caption; it stands with the item', async () => {
  const { sent } = serveItem([]);
  renderRemote('/property-book/P-1', { user: soldier });
  const item = await details();
  await userEvent.click(await item.findByRole('button', { name: 'Add Photo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Photo' }));
  await userEvent.click(form.getByRole('button', { name: 'Add Photo' }));
  expect(await form.findByText('Choose a photo.')).toBeVisible();
  await userEvent.upload(form.getByLabelText('Choose a photo file'), file);
  expect(await form.findByText('plate.jpg')).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'It shows' }), 'Data plate');
  await userEvent.type(form.getByRole('textbox', { name: /^Caption/ }), 'Right side');
  await userEvent.click(form.getByRole('button', { name: 'Add Photo' }));
  expect(await screen.findByText('Photo Added')).toBeVisible();
  expect(writes(sent).at(-1)).toEqual([
    'POST',
    '/api/property/P-1/photos',
    { uploadId: 'u-2', kind: 'data-plate', caption: 'Right side' },
  ]);
  expect(await item.findByRole('button', { name: /Data plate: Right side/ })).toBeVisible();
});

test('a photo that was refused is kept with what was typed, and a second try does not send it again', async () => {
  let refusals = 1;
  const { sent } = serveItem([], {
    'POST /api/property/P-1/photos': () =>
      refusals-- > 0 ? refusal(409, 'An item carries at most 20 photos. Remove one first.') : [plate],
  });
  renderRemote('/property-book/P-1');
  await userEvent.click(await (await details()).findByRole('button', { name: 'Add Photo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Photo' }));
  await userEvent.upload(form.getByLabelText('Choose a photo file'), file);
  await userEvent.type(form.getByRole('textbox', { name: /^Caption/ }), 'Stock');
  await userEvent.click(form.getByRole('button', { name: 'Add Photo' }));
  expect(await form.findByText('An item carries at most 20 photos. Remove one first.')).toBeVisible();
  expect(form.getByText('plate.jpg')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Caption/ })).toHaveValue('Stock');
  await userEvent.click(form.getByRole('button', { name: 'Add Photo' }));
  expect(await screen.findByText('Photo Added')).toBeVisible();
  expect(writes(sent).filter(([, path]) => path === '/api/uploads')).toHaveLength(1);
});

test('a photo opens large with who added it, and is removed only after a question', async () => {
  const { sent } = serveItem([plate]);
  renderRemote('/property-book/P-1', { user: soldier });
  const item = await details();
  await userEvent.click(await item.findByRole('button', { name: /Data plate: Left side/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Data plate: Left side' });
  // A person presses nothing in the frame before the dialog has the focus.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const view = within(dialog);
  expect(view.getByText(/^Added by SPC Whitaker, 22NOV2026/)).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this photo?' }));
  expect(writes(sent)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Photo Removed')).toBeVisible();
  expect(await item.findByText('No photo of it yet.')).toBeVisible();
});

test('a photo of the book keeper is no holder’s to remove', async () => {
  serveItem([{ ...plate, by: 'SGT Brandt', mayRemove: false }]);
  renderRemote('/property-book/P-1', { user: soldier });
  const item = await details();
  await userEvent.click(await item.findByRole('button', { name: /Data plate: Left side/ }));
  expect(item.getByRole('button', { name: 'Add Photo', hidden: true })).toBeInTheDocument();
  const view = within(await screen.findByRole('dialog', { name: 'Data plate: Left side' }));
  expect(view.queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('who may not change the item sees its photos and no way to add or remove one', async () => {
  serveItem([plate]);
  renderRemote('/property-book/P-1', { user: { ...soldier, id: 'U-99' } });
  const item = await details();
  await userEvent.click(await item.findByRole('button', { name: /Data plate: Left side/ }));
  expect(item.queryByRole('button', { name: 'Add Photo' })).toBeNull();
  const view = within(await screen.findByRole('dialog', { name: 'Data plate: Left side' }));
  expect(view.queryByRole('button', { name: 'Remove' })).toBeNull();
});
