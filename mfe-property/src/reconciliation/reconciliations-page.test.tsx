import type { ReconciliationDto, ReconciliationLineDto } from '@hand-receipt/contracts';
import { refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  counts: { theirs: 5, ours: 1, differing: 2, equal: 139 },
  open: { theirs: 1, ours: 0, differing: 2, equal: 0 },
};

const line = (over: Partial<ReconciliationLineDto>): ReconciliationLineDto => ({
  line: 0,
  kind: 'differing',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123465' },
  row_line: 2,
  theirs: { name: 'M4A1 Carbine', serial_number: 'W123485' },
  differences: [],
  settled_fields: [],
  note: null,
  noted_by: null,
  noted_at: null,
  carried_from: null,
  outcome: null,
  ...over,
});

const LINES: ReconciliationLineDto[] = [
  line({
    differences: [
      { field: 'serial_number', theirs: 'W123485', ours: 'W123465' },
      { field: 'nsn', theirs: '1005-01-231-0973', ours: '1005-01-231-0937' },
      { field: 'uii', theirs: 'D0BWE91', ours: null },
    ],
  }),
  line({ line: 1, differences: [{ field: 'lin', theirs: 'M09009', ours: null }] }),
  line({
    line: 2,
    kind: 'theirs',
    item: null,
    theirs: { name: 'Mask', serial_number: 'JM5', uii: 'D0BWE95' },
  }),
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

const row = (number: number) => encodeURIComponent(`RC-0001/${number}`);
const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

function serveComparison() {
  return serve({
    'GET /api/reconciliations/RC-0001': () => comparison,
    'GET /api/reconciliations/RC-0001/lines': (url) =>
      LINES.filter(({ kind }) => kind === url.searchParams.get('kind')).filter(
        ({ note }) => url.searchParams.get('open') !== 'true' || note === null,
      ),
    'PUT /api/reconciliations/RC-0001/lines/2/note': () => ({ ...LINES[2], note: 'Not here.' }),
    'POST /api/reconciliations/RC-0001/close': () => refusal(409, '3 rows are open.'),
  });
}

test('LIFE-48 each row opens its act with all that differs filled in, or takes a note, and a month with rows open is not closed', async () => {
  const { sent } = serveComparison();
  renderRemote('/reconciliations/RC-0001', { user: { ...soldier, role: 'Supply Sergeant' } });
  expect(await screen.findByRole('heading', { name: 'Theirs and ours, November' })).toBeVisible();
  expect(linkTo(/^All comparisons/)).toBe('/reconciliations');
  const differ = await screen.findByRole('table', { name: 'Differ' });
  expect(differ).toHaveTextContent('One digit');
  expect(differ).toHaveTextContent('Two digits turned');
  expect(linkTo(/^Propose/)).toBe(
    `/property-book/P-1?amend=propose&change=${encodeURIComponent('serial_number=W123485&nsn=1005-01-231-0973')}&row=${row(0)}`,
  );
  expect(screen.getAllByRole('link', { name: /^Fill in/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/property-book/P-1?edit=1&change=${encodeURIComponent('uii=D0BWE91')}&row=${row(0)}`,
    `/property-book/P-1?edit=1&change=${encodeURIComponent('lin=M09009')}&row=${row(1)}`,
  ]);
  expect(await screen.findByText(/carried over from RC-0000/)).toBeVisible();
  expect(linkTo(/^Leave the Book/)).toBe(`/property-book/P-1?leave=1&row=${row(3)}`);
  expect(linkTo(/^Enter/)).toBe(
    `/property-book?new=1&item=${encodeURIComponent('name=Mask&serial_number=JM5&uii=D0BWE95&gain_kind=issue')}&row=${row(2)}`,
  );
  expect(screen.getByText('Left our book')).toBeVisible();
  expect(linkTo(/^Reinstate/)).toBe(`/property-book/P-7?reinstate=1&row=${row(4)}`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only rows to settle' }));
  await waitFor(() => expect(screen.queryByText(/carried over/)).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: /^Add note Mask/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Not here.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Note' }));
  expect(await screen.findByText('Note Saved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ note: 'Not here.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }));
  expect(await screen.findByText('3 rows are open.')).toBeVisible();
});

test('LIFE-48 an Admin, who may not propose, sees neither act that needs a proposal', async () => {
  serveComparison();
  renderRemote('/reconciliations/RC-0001', { user: { ...soldier, role: 'Admin' } });
  expect(await screen.findByRole('link', { name: /^Enter/ })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: /^Fill in/ })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Propose/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Leave the Book/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close the month' })).not.toBeInTheDocument();
});

test('LIFE-48 who comes back from an act is at its row', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  serveComparison();
  renderRemote('/reconciliations/RC-0001?row=2', { user: { ...soldier, role: 'Supply Sergeant' } });
  const list = await screen.findByRole('list', { name: 'Only in theirs' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveFocus());
});

test('LIFE-48 the counts of the lists stand in words too, and a name that differs is marked as a whole', async () => {
  const named = line({ differences: [{ field: 'name', theirs: 'OTHER NAME', ours: 'AN/PRC-152' }] });
  serve({
    'GET /api/reconciliations/RC-0001': () => comparison,
    'GET /api/reconciliations/RC-0001/lines': (url) =>
      url.searchParams.get('kind') === 'differing' ? [named, ...LINES.slice(0, 1)] : [],
  });
  renderRemote('/reconciliations/RC-0001', { user: { ...soldier, role: 'Supply Sergeant' } });
  for (const text of ['139 equal', '2 differ', '5 theirs', '1 ours']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  const differ = await screen.findByRole('table', { name: 'Differ' });
  const marked = [...differ.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(expect.arrayContaining(['OTHER NAME', 'AN/PRC-152', '8', '6']));
});

test('where only rows to settle are listed and none is left, the list says so and shows the settled ones', async () => {
  serve({
    'GET /api/reconciliations/RC-0001': () => comparison,
    'GET /api/reconciliations/RC-0001/lines': (url) => {
      const isWanted = url.searchParams.get('kind') === 'differing' && url.searchParams.get('open') === null;
      return isWanted ? LINES.slice(0, 1) : [];
    },
  });
  renderRemote('/reconciliations/RC-0001?show=open', { user: { ...soldier, role: 'Supply Sergeant' } });
  const [shown] = await screen.findAllByRole('button', { name: 'Show settled rows' });
  expect(screen.getAllByText('All settled')[0]).toBeVisible();
  await userEvent.click(shown!);
  expect(await screen.findByRole('table', { name: 'Differ' })).toBeVisible();
});
