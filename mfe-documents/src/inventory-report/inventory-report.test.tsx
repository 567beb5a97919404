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
    progress: { expected: 3, counted: 1, byDocument: 1, missing: 1, extra: 1 },
  },
  lines: [
    {
      id: 'P-2',
      name: 'M249',
      serialNumber: 'W123488',
      holder: 'SPC Whitaker',
      countedAt: null,
      countedBy: null,
    },
    {
      id: 'P-3',
      name: 'M249',
      serialNumber: 'W123490',
      holder: 'SPC Whitaker',
      countedAt: null,
      countedBy: null,
      document: { number: 'WO-0042', note: 'At the shop.', by: 'SGT Navarro', at: '2026-11-21T06:06:00' },
    },
    {
      id: 'P-1',
      name: 'M4A1 Carbine',
      serialNumber: 'W123456',
      holder: 'SSG Petrov',
      countedAt: '2026-11-21T06:04:00',
      countedBy: 'SGT Navarro',
    },
  ],
  extras: [
    { id: 'extra-1', code: 'X7', result: 'not-on-the-books', at: '2026-11-21T06:05:00', by: 'SGT Navarro' },
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

test('an inventory report shows every line with who counted it and when, and what else was read', async () => {
  show();
  expect(await rows('Lines')).toEqual([
    'W123488M249SPC WhitakerNot seen',
    'W123490M249SPC WhitakerBy documentWO-0042 At the shop., SGT Navarro 21NOV2026 0606',
    'W123456M4A1 CarbineSSG PetrovSeenSGT Navarro 21NOV2026 0604',
  ]);
  expect(await rows('Extra')).toEqual(['X7Not on the booksSGT Navarro 21NOV2026 0605']);
  expect(await rows('Near misses')).toEqual([
    'W12345GOne misreading away from an itemSGT Navarro 21NOV2026 0603',
  ]);
  expect(screen.getByRole('img', { name: '1 of 3 counted' })).toBeVisible();
  expect(screen.getByText('W123488 is at the range.')).toBeVisible();
  expect(screen.queryByText(/is not a form that is known here/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('a report that cannot be loaded says why, and is asked for again', async () => {
  let isDown = true;
  show(() => (isDown ? refusal(503, 'The server is busy.') : report));
  expect(await screen.findByText('Failed to load the inventory report')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await rows('Lines')).toHaveLength(3);
});
