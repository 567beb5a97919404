import type { ComponentListDto, KeptCountsDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commander } from '../test/company';
import { renderRemote } from '../test/render-remote';
import { linesToText, readLines } from './list-lines';

const NSN = '1005-01-231-0973';
const MAGAZINE = {
  kind: 'BII',
  name: 'Magazine',
  nsn: '1005-00-921-5004',
  ui: 'EA',
  arc: 'X',
  quantity: 7,
  required: true,
} as const;
const facts = {
  nsn: NSN,
  name: 'M4A1 Carbine',
  items: 80,
  version: 0,
  tm_number: null,
  tm_date: null,
  published_by: null,
  published_at: null,
};
const NO_LIST: ComponentListDto = { ...facts, lines: [], read_at: '2026-11-22T10:00:00.000Z' };

const WHITAKER = {
  id: 'U-0003',
  name: 'SPC Whitaker',
  rank: 'SPC',
  lastName: 'Whitaker',
  unit: 'B',
  position: null,
} as const;
const KEPT: KeptCountsDto[] = [
  {
    ...{ id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', holder: WHITAKER },
    ...{ counted_at: '2026-11-22T10:05:00.000Z', counted_by: WHITAKER },
    components: [{ name: 'Magazine', quantity: 7, on_hand: 5, damaged: 1 }],
  },
  {
    ...{ id: 'P-2', name: 'M4A1 Carbine', serial_number: 'W123457', holder: null },
    ...{ counted_at: '2026-11-20T10:05:00.000Z', counted_by: WHITAKER },
    components: [{ name: 'Magazine', quantity: 7, on_hand: 7, damaged: 0 }],
  },
];

test('LIFE-33 LIFE-34 a list is pasted and published to all items; another one published meanwhile is shown, and nothing typed is lost', async () => {
  let onRecord = NO_LIST;
  const { sent } = serve({
    'GET /api/component-lists': () => page([{ ...facts, line_count: 0 }]),
    [`GET /api/component-lists/${NSN}`]: () => onRecord,
    [`PUT /api/component-lists/${NSN}`]: (_url, body) => {
      if ((body as { version: number }).version !== onRecord.version)
        return Response.json(
          { error: 'conflict', message: 'Somebody changed this while you were typing.', requestId: '1' },
          { status: 409 },
        );
      return { list: onRecord, items: 80, changed: 80, counted: 3, kept: KEPT };
    },
  });
  const user = userEvent.setup();
  renderRemote('/component-lists', { user: commander });
  const button = await screen.findByRole('button', { name: `Open ${NSN}` });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['NSN', 'Item', 'Items', 'Component list', 'Published', 'Open']);
  expect(button.closest('tr')).toHaveTextContent(`${NSN}M4A1 Carbine80No list`);
  await user.click(button);
  // Until it has loaded, another dialog stands in its place.
  const lines = await screen.findByLabelText(/^Components/);
  const dialog = screen.getByRole('dialog', { name: `Component list, ${NSN}` });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const form = within(dialog);

  await user.click(lines);
  await user.paste('BII\tMagazine\tnone\tEA\tX\t7');
  await user.click(form.getByRole('button', { name: 'Publish to 80 items' }));
  expect(await form.findByText(/^Row 1:/)).toBeVisible();
  await user.clear(lines);
  await user.paste(linesToText([MAGAZINE]));
  onRecord = { ...NO_LIST, version: 1, lines: [{ ...MAGAZINE, name: 'Sling' }] };
  await user.click(form.getByRole('button', { name: 'Publish to 80 items' }));
  expect(await form.findByText('Somebody changed this while you were typing.')).toBeVisible();
  expect(await form.findByText('Sling, BII')).toBeVisible();
  expect(lines).toHaveValue(linesToText([MAGAZINE]));

  await user.click(form.getByRole('button', { name: 'Publish to 80 items' }));
  const done = within(await screen.findByRole('dialog', { name: `Component List Published, ${NSN}` }));
  expect(done.getByText('80 items: 80 changed, the counts of 3 kept.')).toBeVisible();
  expect(done.getByRole('list', { name: 'Counted while you wrote the list' })).toHaveTextContent(
    /M4A1 Carbine\s*W123456\s*Magazine 5 of 7, 1 damaged\s*Held by SPC Whitaker\./,
  );
  expect(done.getByRole('list', { name: 'Counted before' })).toHaveTextContent(
    /W123457\s*Magazine 7 of 7\s*Not assigned\./,
  );
  expect(done.getByText('And 1 item counted before these.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    tmNumber: null,
    tmDate: null,
    lines: [MAGAZINE],
    version: 1,
  });
}, 30_000);

test('LIFE-33 a file fills the list; what stood there comes back, and a file that cannot be read loses nothing', async () => {
  let refused = false;
  serve({
    'GET /api/component-lists': () => page([{ ...facts, line_count: 0 }]),
    [`GET /api/component-lists/${NSN}`]: () => NO_LIST,
    'POST /api/component-lists/read': () =>
      refused
        ? Response.json(
            { error: 'bad-request', message: 'The file is empty.', requestId: '1' },
            { status: 400 },
          )
        : {
            rows: [
              { ...MAGAZINE, quantity: '7', required: '' },
              { ...MAGAZINE, kind: 'XYZ', quantity: '', required: '' },
            ],
          },
  });
  const user = userEvent.setup();
  renderRemote(`/component-lists?nsn=${NSN}`, { user: commander });
  const lines = await screen.findByLabelText(/^Components/);
  const form = within(screen.getByRole('dialog', { name: `Component list, ${NSN}` }));
  await user.click(lines);
  await user.paste('BII\tSling');
  const input = form.getByLabelText('File of components');
  await user.upload(input, new File(['Kind,Name'], 'bii.csv'));
  expect(await form.findByText('2 components read from bii.csv.')).toBeVisible();
  expect(lines).toHaveValue(
    'BII\tMagazine\t1005-00-921-5004\tEA\tX\t7\nXYZ\tMagazine\t1005-00-921-5004\tEA\tX',
  );
  expect(await form.findByText('Row 2: the kind is BII, COEI, AAL, and "XYZ" is none.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Put back what stood here' }));
  await waitFor(() => expect(lines).toHaveValue('BII\tSling'));

  refused = true;
  await user.upload(input, new File(['x'], 'none.csv'));
  expect(await form.findByText('The file is empty.')).toBeVisible();
  expect(lines).toHaveValue('BII\tSling');
}, 30_000);

test.each([
  ['', 'Enter at least one component.'],
  ['XYZ\tSling', 'Row 1: the kind is BII, COEI, AAL, and "XYZ" is none.'],
  ['BII\tSling\n\nBII\t', 'Row 2: the name is missing.'],
  ['BII\tSling\t\tEA\tQ', 'Row 1: the ARC is N, D, X or empty, and "Q" is none.'],
  ['BII\tSling\t\tEA\tX\t1.5', 'Row 1: the quantity is a whole number from 1, and "1.5" is none.'],
])('LIFE-33 a pasted list that cannot be read says in which row and why: %j', (text, problem) => {
  expect(readLines(text)).toEqual({ lines: [], problem });
});
