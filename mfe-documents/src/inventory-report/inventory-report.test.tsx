import type { InventoryReportDto } from '@hand-receipt/contracts';
import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocumentDrawer from '../document-details/document-drawer';
import { detailsOf, documentTo, me, navarro, petrov } from '../test/documents';

const report: InventoryReportDto = {
  inventory: {
    id: 'I-0007',
    title: 'Arms room, 0600',
    unit: 'B Co',
    category: 'weapon',
    holder: null,
    counters: [navarro],
    openedBy: petrov,
    openedAt: '2026-11-21T06:00:00',
    closedBy: navarro,
    closedAt: '2026-11-21T06:12:00',
    notes: 'W123488 is at the range.',
    memorandumFor: 'RECORD',
    citation: 'AR 710-4',
    rules: { blind: true, recount: true, notHolder: false, notArmorer: false, minRank: 'SGT' },
    waivers: [
      {
        person: navarro,
        rule: 'minRank',
        reason: 'Nobody else is here.',
        by: me,
        at: '2026-11-21T05:58:00',
      },
    ],
    signers: [
      { part: 'opener', person: petrov },
      { part: 'team', person: navarro },
    ],
    signatures: [{ part: 'team', person: navarro, at: '2026-11-21T06:14:00' }],
    progress: { expected: 3, counted: 1, byDocument: 1, missing: 1, extra: 1 },
  },
  lines: [
    {
      id: 'P-2',
      name: 'M249',
      lin: 'M09009',
      serialNumber: 'W123488',
      holder: 'SPC Whitaker',
      countedAt: null,
      countedBy: null,
    },
    {
      id: 'P-3',
      name: 'M249',
      lin: 'M09009',
      serialNumber: 'W123490',
      holder: 'SPC Whitaker',
      countedAt: null,
      countedBy: null,
      document: { number: 'WO-0042', note: 'At the shop.', by: 'SGT Navarro', at: '2026-11-21T06:06:00' },
    },
    {
      id: 'P-1',
      name: 'M4A1 Carbine',
      lin: 'C06935',
      serialNumber: 'W123456',
      holder: 'SSG Petrov',
      countedAt: '2026-11-21T06:04:00',
      countedBy: 'SGT Navarro',
    },
  ],
  extras: [
    {
      id: 'extra-1',
      code: 'X7',
      result: 'not-on-the-books',
      at: '2026-11-21T06:05:00',
      by: 'SGT Navarro',
      note: 'In rack 4',
      photos: ['/api/uploads/U-1'],
    },
  ],
  nearMisses: [
    { id: 'extra-2', code: 'W12345G', result: 'near-miss', at: '2026-11-21T06:03:00', by: 'SGT Navarro' },
  ],
};

function show(answer: () => unknown = () => report) {
  const document = documentTo({
    type: 'Inventory Report',
    subtype: null,
    title: 'Arms room, 0600: 1 of 2 counted, 1 missing, 1 extra',
    recipient: me,
    attachments: '[]',
  });
  serve({
    [`GET /api/documents/${document.id}`]: () => detailsOf(document, { mayReport: false }),
    [`GET /api/documents/${document.id}/inventory-report`]: answer,
  });
  renderAt('/documents', <DocumentDrawer document={document} onClose={() => {}} />);
}

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The lines of a part of a table: of a LIN, or below its heads. */
const textOfLines = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('cell').length > 1)
    .map((row) => row.textContent);

const linesOf = async (lin: string) => textOfLines(await screen.findByRole('rowgroup', { name: lin }));
const notSeen = async () => textOfLines(await screen.findByRole('table', { name: 'Not seen' }));

test('INVT-31 an inventory report shows totals, missing and extra, every line by LIN, and how it was counted', async () => {
  show();
  expect(await notSeen()).toEqual(['W123488M249SPC WhitakerNot seen']);
  expect(await rows('Extra')).toEqual(['X7Not on the booksIn rack 4SGT Navarro 21NOV2026 0605']);
  expect(screen.getByRole('img', { name: 'X7, 1' })).toHaveAttribute('src', '/api/uploads/U-1');
  expect(await linesOf('LIN M09009')).toEqual([
    'W123488M249SPC WhitakerNot seen',
    'W123490M249WO-0042. At the shop.SPC WhitakerBy documentSGT Navarro 21NOV2026 0606',
  ]);
  expect(await linesOf('LIN C06935')).toEqual([
    'W123456M4A1 CarbineSSG PetrovSeenSGT Navarro 21NOV2026 0604',
  ]);
  expect(screen.getByText('Subtotal LIN M09009: 2 lines, 0 seen, 1 by document, 1 not seen')).toBeVisible();
  expect(screen.getByText('Total: 3 lines, 1 seen, 1 by document, 1 not seen')).toBeVisible();
  expect(await rows('Near misses')).toEqual([
    'W12345GOne misreading away from an itemSGT Navarro 21NOV2026 0603',
  ]);
  expect(screen.getByRole('img', { name: '1 of 3 counted' })).toBeVisible();
  for (const words of ['W123488 is at the range.', 'RECORD', 'AR 710-4'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('blind; differences are recounted; SGT or above')).toBeVisible();
  expect(screen.getByText(/^Lowest rank for SGT Navarro: Nobody else is here/)).toBeVisible();
  const signed = within(screen.getByRole('list', { name: 'Signatures' })).getAllByRole('listitem');
  expect(signed.map((row) => row.textContent)).toEqual([
    'SGT NavarroCounted21NOV2026 0614',
    'SSG PetrovOpened the inventoryNot signed',
  ]);
  expect(screen.queryByText(/is not a form that is known here/)).not.toBeInTheDocument();
});

test('INVT-31 Download PDF, Print, the CSV and the inventory are one press away', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  expect(await screen.findByRole('link', { name: 'Open Inventory' })).toHaveAttribute(
    'href',
    '/inventories/I-0007',
  );
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining('/inventory-report.csv'),
  );
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('a report of an inventory that the reader may not open has no way to it', async () => {
  show(() => ({ ...report, inventory: { ...report.inventory, opens: false } }));
  expect(await notSeen()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Open Inventory' })).not.toBeInTheDocument();
});

test('a report that cannot be loaded says why, and is asked for again', async () => {
  let isDown = true;
  show(() => (isDown ? refusal(503, 'The server is busy.') : report));
  expect(await screen.findByText('Failed to load the inventory report')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await linesOf('LIN M09009')).toHaveLength(2);
});
