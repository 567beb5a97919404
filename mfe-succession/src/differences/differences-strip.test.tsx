import type { SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { queryClient } from '@hand-receipt/platform';
import { serve } from '@hand-receipt/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, osei, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const ADDRESS = '/successions/SC-0003?strip=differences';

const difference = (given: Partial<SuccessionDifferenceDto> = {}): SuccessionDifferenceDto => ({
  id: 'SD-0001',
  section: 2,
  kind: 'serial-differs',
  item: { id: 'P-1', name: 'M249', serial_number: 'U208814' },
  found: 'U208841',
  found_name: null,
  found_upload: null,
  state: 'open',
  act: null,
  ref: null,
  document_on: null,
  upload: null,
  note: null,
  resolved_by: null,
  agreed_at: null,
  opened_at: '2026-12-03T09:14:00.000Z',
  acts: ['amendment', 'document'],
  done: [],
  ...given,
});

test('a difference is resolved by the number of the paper that ends it', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [ONE]: () => succession({ state: 'active', may: { record: true }, differences: [difference()] }),
    'POST /api/successions/SC-0003/differences/SD-0001/resolve': () => difference({ state: 'resolved' }),
  });
  renderRemote(ADDRESS);
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list).toHaveTextContent('U208814 → U208841');
  expect(within(list).getByRole('link', { name: 'Propose amendment, SD-0001' })).toHaveAttribute(
    'href',
    '/property-book/P-1?amend=propose&change=serial_number%3DU208841&row=SC-0003%2FSD-0001',
  );
  await user.click(within(list).getByRole('button', { name: 'Resolve, SD-0001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve Difference' });
  expect(screen.getByLabelText('Address')).toHaveTextContent('strip=differences&act=resolve&of=SD-0001');
  await user.selectOptions(within(dialog).getByLabelText('It ends by'), 'amendment');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await within(dialog).findByText('Enter the number of the paper.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Number of the paper'), 'AM-0003');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Difference Resolved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    act: 'amendment',
    ref: 'AM-0003',
    documentOn: null,
    uploadId: null,
    note: null,
  });
});

test('a date that was entered for another act does not stand in the way', async () => {
  const { sent } = serve({
    [ONE]: () => succession({ state: 'active', may: { record: true }, differences: [difference()] }),
    'POST /api/successions/SC-0003/differences/SD-0001/resolve': () => difference({ state: 'resolved' }),
  });
  renderRemote(`${ADDRESS}&act=resolve&of=SD-0001`);
  const dialog = await screen.findByRole('dialog', { name: 'Resolve Difference' });
  const ends = within(dialog).getByLabelText('It ends by');
  await userEvent.selectOptions(ends, 'document');
  await userEvent.type(within(dialog).getByLabelText('Date of the document'), '2999-01-01');
  await userEvent.selectOptions(ends, 'amendment');
  await userEvent.type(within(dialog).getByLabelText('Number of the paper'), 'AM-0003');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Difference Resolved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ documentOn: null });
});

test('who does not keep the book reads who changes it, and gets no link to that', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        may: { record: true },
        differences: [difference(), difference({ id: 'SD-0002', kind: 'missing', found: null })],
      }),
  });
  renderRemote(ADDRESS, { ...osei, role: 'Squad Leader' });
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(within(list).queryByRole('link', { name: /^(Propose amendment|Leave the Book)/ })).toBeNull();
  expect(within(list).getByRole('link', { name: 'Set status Lost, SD-0002' })).toBeVisible();
  expect(within(list).getAllByText('A Supply Sergeant or Commander changes the book.')).toHaveLength(2);
});

test('a photo and an attached file of a difference are links that save them', async () => {
  const file = (id: string) => ({ id, address: `/api/uploads/${id}` }) as never;
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        differences: [difference({ found_upload: file('UP-1'), act: 'document', upload: file('UP-2') })],
      }),
  });
  renderRemote(ADDRESS);
  for (const name of ['Photo', 'attached file']) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveClass('hr-link');
    expect(link).toHaveAttribute('download');
  }
});

test.each(['Resolve', 'Let through'])(
  'the form of %s says that all was cancelled meanwhile',
  async (name) => {
    let state: 'active' | 'cancelled' = 'active';
    serve({
      [ONE]: () =>
        succession({
          state,
          cancelled_at: state === 'active' ? null : '2026-12-03T09:14:00.000Z',
          may: { record: state === 'active', letThrough: state === 'active' },
          differences: [difference({ kind: 'wrong-holder', acts: ['transfer'] })],
        }),
    });
    renderRemote(ADDRESS);
    await userEvent.click(await screen.findByRole('button', { name: `${name}, SD-0001` }));
    const dialog = await screen.findByRole('dialog');
    state = 'cancelled';
    await act(() => queryClient.invalidateQueries({ queryKey: ['successions'] }));
    expect(await within(dialog).findByText('SC-0003 was cancelled.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^(Resolve|Let Through)$/ })).toBeDisabled();
  },
);

test('a difference whose loss case is open names the case, and leads to it', async () => {
  const missing = difference({ kind: 'missing', acts: ['loss'], done: [{ act: 'loss', ref: 'LC-0002' }] });
  serve({ [ONE]: () => succession({ state: 'active', differences: [missing] }) });
  renderRemote(ADDRESS);
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list).toHaveTextContent('Loss case LC-0002');
  expect(list).toHaveTextContent('Not resolved');
  expect(within(list).getByRole('link', { name: 'LC-0002' })).toHaveAttribute('href', '/loss-cases/LC-0002');
});

test('what is on hand while its loss case is open has no link that sets a status', async () => {
  const seen = { kind: 'condition', acts: ['status', 'loss', 'document'] } as const;
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        may: { record: true },
        differences: [
          difference({ ...seen, acts: [...seen.acts], found: 'On hand, Lost in the book' }),
          difference({ ...seen, acts: [...seen.acts], id: 'SD-0002', found: 'Damaged' }),
        ],
      }),
  });
  renderRemote(ADDRESS);
  const list = await screen.findByRole('list', { name: 'Differences' });
  expect(list).toHaveTextContent('U208814 → On hand, Lost in the book');
  expect(within(list).getAllByRole('link', { name: /^Set the status/ })).toEqual([
    within(list).getByRole('link', { name: 'Set the status, SD-0002' }),
  ]);
});

test('SUCC-24 the incoming agrees to what was resolved, and the figures follow from the list', async () => {
  const user = userEvent.setup();
  const resolved = difference({
    id: 'SD-0002',
    state: 'resolved',
    act: 'amendment',
    ref: 'AM-0003',
    resolved_by: HALLORAN,
  });
  const { calls } = serve({
    [ONE]: () =>
      succession({
        state: 'active',
        my_part: 'incoming',
        may: { agree: true },
        differences: [difference(), resolved],
      }),
    'POST /api/successions/SC-0003/differences/SD-0002/agree': () => ({ ...resolved, state: 'agreed' }),
  });
  renderRemote(ADDRESS, osei);
  expect(await screen.findByRole('img', { name: '0 of 2 differences agreed.' })).toBeInTheDocument();
  expect(screen.getByText('Amendment AM-0003')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agree, SD-0001' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Agree, SD-0002' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Agree to SD-0002?' });
  expect(dialog).toHaveTextContent(
    'Serial differs: M249 U208814. It ends by: Amendment AM-0003. What is agreed cannot be changed.',
  );
  expect(calls).not.toContain('POST /api/successions/SC-0003/differences/SD-0002/agree');
  await user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Difference Agreed')).toBeVisible();
  expect(calls).toContain('POST /api/successions/SC-0003/differences/SD-0002/agree');
});

test('the difference list is printed from its dialog, which the address opens', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  serve({
    [ONE]: () => succession({ state: 'active', differences: [difference()] }),
  });
  renderRemote(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Print Difference List' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('strip=differences&print=1');
  const dialog = await screen.findByRole('dialog', { name: 'Difference List, SC-0003' });
  expect(within(dialog).getByRole('table', { name: 'Differences to print' })).toHaveTextContent(
    'U208814 → U208841',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
