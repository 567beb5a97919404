import { toPropertyItem } from '@hand-receipt/contracts';
import { discardEntry } from '@hand-receipt/platform';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendFormAction } from '../send-form/send-form-action';
import { SendFormOverBook } from '../send-form/send-form-over-book';
import { brandt, connectionWith, navarro, petrov, voss } from './people';
import { wireItem } from './wire-item';

export const FORM = 'POST /api/documents/maintenance-form';
export const CONNECTIONS = 'GET /api/connections';
export const UPLOAD = 'POST /api/uploads';

/** The sender's connections, of which two are accepted. */
export const people = () => [
  connectionWith(brandt),
  connectionWith(petrov),
  connectionWith(navarro, { connectionStatus: 'pending' }),
  connectionWith(voss, { connectionStatus: 'refused' }),
];

let uploaded = 0;

/** The answer to an upload that is kept: `upload-1` and so on in each test. */
export const keepUpload = () => {
  uploaded += 1;
  const id = `upload-${uploaded}`;
  return { uploads: [{ id, address: `/api/uploads/${id}`, width: 2560, height: 1920, bytes: 400_000 }] };
};

/** What waits on this device, as other tabs read it. */
export const waiting = () =>
  JSON.parse(localStorage.getItem('handreceipt.offlineQueue') ?? '[]') as { id: string; title: string }[];

/** Before each test: a device on which nothing waits, and a server that keeps its first upload. */
export async function startAnew(): Promise<void> {
  uploaded = 0;
  for (const { id } of waiting()) await discardEntry(id);
}

type Handlers = Parameters<typeof serve>[0];

/** An API that takes photos and forms, but for the calls that `more` answers. */
export const serveForms = (more: Handlers = {}) =>
  serve({
    [CONNECTIONS]: people,
    [`GET /api/property/${item.id}`]: () => wireItem(),
    'GET /api/maintenance': () => page([]),
    [UPLOAD]: keepUpload,
    [FORM]: () => Response.json({ message: 'DA Form 5988-E sent to SFC Brandt.' }, { status: 201 }),
    ...more,
  });

/** What the form is about. */
export const item = toPropertyItem(wireItem());

/** The row of the item, and what its address opens over the property book. */
export const openBook = (address: string) =>
  renderAt(
    address,
    <>
      <SendFormAction item={item} compact />
      <SendFormOverBook />
    </>,
  );

/** Opens the dialog from the item's row. */
export async function openForm(): Promise<HTMLElement> {
  openBook('/property-book');
  await userEvent.click(
    screen.getByRole('button', { name: `Send maintenance form, ${item.name} ${item.serialNumber}` }),
  );
  await screen.findByLabelText('Description');
  return screen.getByRole('dialog', { name: 'Send Maintenance Form' });
}

export const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
export const type = (label: string | RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);
export const sendForm = () => userEvent.click(screen.getByRole('button', { name: 'Send Form' }));

/** Fills in what a form must have. */
export async function fillIn(): Promise<void> {
  await choose('Recipient', 'SFC Brandt, HQ Platoon');
  await type('Description', 'Leaks at the front differential');
}

// The device's own dialog filters by kind; a renamed file passes it all the same.
export const addPhotos = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose photos'), files);

/** The lines of the photos that the form carries. */
export const photoLines = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
