import type { ReconciliationDto, ReconciliationLineDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { soldier } from '../test/company';
import { renderRemote } from '../test/render-remote';

const brandt = {
  id: 'U-2',
  rank: 'SFC' as const,
  name: 'SFC Brandt',
  lastName: 'Brandt',
  unit: 'B Co',
  position: null,
};

const comparison: ReconciliationDto = {
  id: 'RC-0001',
  unit: { id: 'B', name: 'B Co' },
  file_name: 'GCSS_NOV2026.xlsx',
  file_hash: 'ab'.repeat(32),
  as_of: '2026-11-20',
  opened_by: brandt,
  opened_at: '2026-11-20T06:00:00.000Z',
  closed_by: null,
  closed_at: null,
  counts: { theirs: 1, ours: 1, differing: 2, equal: 139 },
  open: { theirs: 1, ours: 0, differing: 2, equal: 0 },
};

const line = (over: Partial<ReconciliationLineDto>): ReconciliationLineDto => ({
  line: 0,
  kind: 'differing',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123465' },
  row_line: 2,
  theirs: { name: 'M4A1 Carbine', serial_number: 'W123485' },
  differences: [],
  note: null,
  noted_by: null,
  noted_at: null,
  carried_from: null,
  outcome: null,
  ...over,
});

const LINES: ReconciliationLineDto[] = [
  line({ differences: [{ field: 'serial_number', theirs: 'W123485', ours: 'W123465' }] }),
  line({ line: 1, differences: [{ field: 'lin', theirs: 'M09009', ours: null }] }),
  line({ line: 2, kind: 'theirs', item: null, theirs: { name: 'Mask', serial_number: 'JM5' } }),
  line({
    line: 3,
    kind: 'ours',
    theirs: null,
    note: 'Told the PBO.',
    noted_by: brandt,
    noted_at: '2026-10-20T06:00:00.000Z',
    carried_from: 'RC-0000',
  }),
  line({
    line: 4,
    kind: 'theirs',
    item: { id: 'P-7', name: 'Radio', serial_number: 'R7' },
    theirs: { name: 'Radio', serial_number: 'R7' },
  }),
];

test('LIFE-48 each row opens its act filled in or takes a note, and a month with rows open is not closed', async () => {
  const { sent } = serve({
    'GET /api/reconciliations/RC-0001': () => comparison,
    'GET /api/reconciliations/RC-0001/lines': (url) =>
      LINES.filter(({ kind }) => kind === url.searchParams.get('kind')),
    'PUT /api/reconciliations/RC-0001/lines/2/note': () => ({ ...LINES[2], note: 'Not here.' }),
    'POST /api/reconciliations/RC-0001/close': () => refusal(409, '3 rows are open.'),
  });
  renderRemote('/reconciliations/RC-0001', { user: { ...soldier, role: 'Supply Sergeant' } });
  expect(await screen.findByRole('heading', { name: 'Theirs and ours, November' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Propose/ })).toHaveAttribute(
    'href',
    '/property-book/P-1?amend=propose&change=serial_number%3AW123485',
  );
  expect(screen.getByRole('link', { name: /^Fill in/ })).toHaveAttribute(
    'href',
    '/property-book/P-1?edit=1&change=lin%3AM09009',
  );
  await userEvent.click(screen.getByRole('tab', { name: /^Only in ours/ }));
  expect(await screen.findByText(/carried over from RC-0000/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Leave the Book/ })).toHaveAttribute(
    'href',
    '/property-book/P-1?leave=1',
  );
  await userEvent.click(screen.getByRole('tab', { name: /^Only in theirs/ }));
  expect(await screen.findByRole('link', { name: /^Enter/ })).toHaveAttribute(
    'href',
    `/property-book?new=1&item=${encodeURIComponent('name=Mask&serial_number=JM5')}`,
  );
  expect(screen.getByText('Left our book')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Reinstate/ })).toHaveAttribute(
    'href',
    '/property-book/P-7?reinstate=1',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Add note Mask/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Not here.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Note' }));
  expect(await screen.findByText('Note Saved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ note: 'Not here.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }));
  expect(await screen.findByText('3 rows are open.')).toBeVisible();
});
