import type { GenerateDa2062Dto, PropertyDto, UserDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carbine, commander, radio } from '../test/company';
import { renderRemote } from '../test/render-remote';
import ExportDialog from './export-dialog';

const MAKE = 'POST /api/da2062/generate-pdf';
const CHOSEN = 'POST /api/da2062/chosen';
const FILE_NAME = 'DA2062_HR-20261121-U-1.pdf';

const pdf = () =>
  new Response('%PDF-1.7', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${FILE_NAME}"`,
    },
  });

/** What the server says of the chosen items, of which those in the book are the exporter's. */
function chosenFrom(book: PropertyDto[], { property_ids }: { property_ids: string[] }) {
  const held = book.filter(({ id }) => property_ids.includes(id));
  return {
    parties: held.map(({ chain, assigned_to }) => ({
      from: chain.at(-2)?.user ?? null,
      to: assigned_to,
      items: 1,
    })),
    gone: property_ids.filter((id) => held.every((item) => item.id !== id)),
  };
}

interface Options {
  ids?: string[];
  book?: PropertyDto[];
  make?: (body: GenerateDa2062Dto) => unknown;
  user?: UserDto;
}

function openDialog({ ids = ['P-1', 'P-2'], book = [carbine(), radio()], make = pdf, user }: Options = {}) {
  const onClose = jest.fn();
  const server = serve({
    'GET /api/property': (url) => page(book.filter(({ id }) => url.searchParams.get('ids')?.includes(id))),
    [CHOSEN]: (_url, body) => chosenFrom(book, body as { property_ids: string[] }),
    [MAKE]: (_url, body) => make(body as GenerateDa2062Dto),
    'GET /api/mail/M-1': () => ({
      id: 'M-1',
      recipients: ['whitaker@example.mil'],
      subject: 'DA Form 2062, hand receipt HR-20261121-U-1',
      body: 'CPT Halloran sent you a hand receipt for 2 items.',
      at: '2026-11-21T06:00:00.000Z',
      fileName: FILE_NAME,
      file: '/api/mail/M-1/file',
    }),
  });
  renderRemote('/property-book', { user, screen: <ExportDialog itemIds={ids} onClose={onClose} /> });
  return { ...server, onClose };
}

const orders = (sent: { url: string; body: unknown }[]) =>
  sent.filter(({ url }) => url === '/api/da2062/generate-pdf').map(({ body }) => body as GenerateDa2062Dto);
const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const byEmail = async () => userEvent.click(await screen.findByRole('tab', { name: 'Email' }));

const saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let made: Blob;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob;
      return 'blob:made';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => jest.restoreAllMocks());

test('PROP-41 PROP-42 PROP-43 the dialog is titled, and lists the chosen property from GET /api/property', async () => {
  const { calls } = openDialog();
  const list = within(await screen.findByRole('table', { name: 'Property on the hand receipt' }));
  expect(screen.getByRole('dialog', { name: 'Export DA 2062 Hand Receipt' })).toBeVisible();
  expect(list.getByRole('row', { name: /M4A1 Carbine W123456 Weapons/ })).toBeVisible();
  expect(list.getByRole('row', { name: /AN\/PRC-152 C04417 COMSEC/ })).toBeVisible();
  expect(calls).toContain('GET /api/property?scope=mine&limit=50&ids=P-1%2CP-2');
});

const thousands = Array.from({ length: 5000 }, (_, index) => carbine({ id: `P-${10_000 + index}` }));

test('of 5,000 chosen items fifty are shown and the others counted, and all go on the form', async () => {
  const ids = thousands.map(({ id }) => id);
  const { sent, onClose } = openDialog({ ids, book: thousands });
  const list = within(await screen.findByRole('table', { name: 'Property on the hand receipt' }));
  expect(list.getAllByRole('row')).toHaveLength(50);
  expect(screen.getByText('and 4,950 items more')).toBeVisible();
  expect(sent).toHaveLength(2);
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.property_ids).toEqual(ids);
});

test('To names the holder that the items have in common, also once those of others are unticked', async () => {
  openDialog({
    ids: ['P-1', 'P-2', 'P-3'],
    book: [carbine(), radio(), radio({ id: 'P-3', name: 'AN/PRC-163' })],
  });
  expect(await screen.findByText('Left blank: several holders')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Export M4A1 Carbine W123456' }));
  expect(screen.getByText('SPC Whitaker')).toBeVisible();
  expect(screen.getByText('2 items')).toBeVisible();
});

test('PROP-47 PROP-48 the PDF goes to the downloads under the name that the server gives it', async () => {
  const { onClose } = openDialog();
  await press('Download PDF');
  expect(await screen.findByText('Hand receipt downloaded')).toBeVisible();
  expect(saved).toEqual([{ name: FILE_NAME, blob: expect.any(Blob) as Blob }]);
  expect(saved[0]?.blob.type).toBe('application/pdf');
  expect(onClose).toHaveBeenCalled();
});

test('PROP-44 PROP-45 API-44 grouping, codes, unit and user are sent as they were given', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-2'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Group by category' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include QR codes' }));
  for (const [label, text] of [
    ['Rank', 'SFC'],
    ['Name', 'Brandt'],
    ['Title', 'Supply Sergeant'],
    ['Phone', '555 0100'],
    ['Unit name', 'HHC, 4-612 IN'],
    ['DODAAC', 'w91abc'],
    ['Stock number', '1005-01-231-0973'],
    ['Location', 'Bldg 12'],
  ] as const) {
    await userEvent.clear(box(label));
    await userEvent.type(box(label), text);
  }
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)).toEqual([
    {
      property_ids: ['P-2'],
      group_by_category: false,
      include_qr_codes: true,
      send_email: false,
      recipients: [],
      from_user: { rank: 'SFC', name: 'Brandt', title: 'Supply Sergeant', phone: '555 0100' },
      to_user: null,
      unit_info: {
        unitName: 'HHC, 4-612 IN',
        dodaac: 'W91ABC',
        stockNumber: '1005-01-231-0973',
        location: 'Bldg 12',
      },
    },
  ]);
});

test('PROP-46 the title is Property Book Officer unless the records or the exporter say otherwise', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-1', 'P-2'], user: { ...commander, position: '' } });
  await screen.findByRole('checkbox', { name: 'Group by category' });
  expect(box('Title')).toHaveValue('Property Book Officer');
  expect([box('Rank'), box('Name')].map((field) => (field as HTMLInputElement).value)).toEqual([
    'CPT',
    'Halloran',
  ]);
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.from_user).toEqual({ id: commander.id, title: 'Property Book Officer', phone: '' });
});

test('an item that the property book handed out is given by the book, as the records have it', async () => {
  const { sent, onClose } = openDialog({ ids: ['P-1'] });
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.from_user).toBeNull();
});

test('RULE-17 without property, and by e-mail without recipients, nothing is sent', async () => {
  const { sent } = openDialog({ ids: ['P-1'] });
  await byEmail();
  await press('Send email');
  expect(await screen.findByText('Please enter email recipients.')).toBeVisible();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Export M4A1 Carbine W123456' }));
  await press('Send email');
  expect(await screen.findByText('Please select at least one property to export.')).toBeVisible();
  expect(orders(sent)).toEqual([]);
});

test('an address that is none is named', async () => {
  openDialog();
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil; petrov');
  await press('Send email');
  expect(await screen.findByText('petrov is not a valid email address.')).toBeVisible();
});

test('PROP-49 PROP-50 by e-mail it is sent to the recipients, who are told back with those refused', async () => {
  const { sent } = openDialog({
    make: () => ({
      recipients: ['whitaker@example.mil'],
      error: 'The mail server refused petrov@example.mil.',
    }),
  });
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil, petrov@example.mil');
  await press('Send email');
  expect(await screen.findByText('Hand receipt sent')).toBeVisible();
  expect(screen.getByText('whitaker@example.mil')).toBeVisible();
  expect(screen.getByText('The mail server refused petrov@example.mil.')).toBeVisible();
  expect(saved).toEqual([]);
  expect(orders(sent)[0]).toMatchObject({
    send_email: true,
    recipients: ['whitaker@example.mil', 'petrov@example.mil'],
  });
});

test('a message that the server kept can be opened, with its file', async () => {
  openDialog({ make: () => ({ recipients: ['whitaker@example.mil'], captured: '/api/mail/M-1' }) });
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil');
  await press('Send email');
  await press('Open message');
  expect(await screen.findByText(/sent you a hand receipt for 2 items/)).toBeVisible();
  expect(screen.getByRole('link', { name: FILE_NAME })).toHaveAttribute('href', '/api/mail/M-1/file');
});

test('to print, the PDF opens in a tab of its own, and a link is left for a browser that forbids it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openDialog();
  await userEvent.click(await screen.findByRole('tab', { name: 'Print' }));
  await press('Open to print');
  expect(await screen.findByRole('link', { name: `Open ${FILE_NAME}` })).toHaveAttribute('href', 'blob:made');
  expect(open).toHaveBeenCalledWith('blob:made', '_blank');
});

test.each([
  ['the words of the server', () => refusal(400, 'Too many items.'), 'Too many items.'],
  ['our own words', () => new Response('<html>', { status: 502 }), 'Failed to generate PDF'],
])('ERR-29 a failed PDF is told with %s, and all that was typed stays', async (_whose, make, words) => {
  const { onClose } = openDialog({ make });
  await screen.findByRole('checkbox', { name: 'Group by category' });
  await userEvent.type(box('DODAAC'), 'W91ABC');
  await press('Download PDF');
  expect(await screen.findByText(words)).toBeVisible();
  expect(box('DODAAC')).toHaveValue('W91ABC');
  expect(onClose).not.toHaveBeenCalled();
});

test('while a long form is made, the dialog says so, stays, and offers to stop', async () => {
  const { onClose } = openDialog({ make: () => new Promise(() => undefined) });
  await press('Download PDF');
  expect(await screen.findByText('Generating DA 2062...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
});

test('an item transferred away since it was chosen is left out, and said to be', async () => {
  const { sent, onClose } = openDialog({ book: [radio()] });
  expect(await screen.findByText('1 item left out')).toBeVisible();
  await press('Download PDF');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(orders(sent)[0]?.property_ids).toEqual(['P-2']);
});
