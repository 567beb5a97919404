import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import { page, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../test/on-phone';
import { renderRemote } from '../test/render-remote';
import { line, osei, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const LINES = 'GET /api/successions/SC-0003/lines';
const READINGS = 'GET /api/successions/SC-0003/readings';
const ADDRESS = '/successions/SC-0003?strip=count&section=2';

beforeEach(onPhone);
afterEach(onDesktop);

const extra: SuccessionReadingDto = {
  id: 'SR-7',
  result: 'not-on-the-books',
  message: 'Not on this list.',
  code: 'X77',
  serial: 'X77',
  at: '2026-12-03T09:14:00.000Z',
  item: null,
  section: null,
  settled: false,
  components: [],
};

function show(readings: SuccessionReadingDto[] = [], counted = 1) {
  const served = serve({
    [READINGS]: () => page(readings),
    [ONE]: () =>
      succession({
        state: 'active',
        my_part: 'incoming',
        may: { read: true },
        sections: [section({ number: 2, my_count: 'reader', items: 11, counted })],
      }),
    [LINES]: () => page([line()]),
  });
  renderRemote(ADDRESS, osei);
  return served;
}

const bar = () => screen.findByRole('group', { name: 'Count' });

test('SUCC-27 on a phone the count has the whole window, with the blind list, the field and what is at hand', async () => {
  const { calls } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'SSG Petrov' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-full-screen');
  expect(screen.getByText('Blind')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
  const acts = within(await bar()).getAllByRole('button');
  expect(acts.map(({ textContent }) => textContent)).toEqual(['Type serial', 'Photo', 'Not here', 'End']);
  expect(calls).toContain('GET /api/successions/SC-0003/lines?section=2&result=none&limit=100');
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Type serial' }));
  expect(screen.getByLabelText('Serial number')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'All sections' }));
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-full-screen');
});

test('what is not here is in the address, and shows what the reader confirms', async () => {
  const { calls } = show();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Not here' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(`${ADDRESS}&lines=not-here`);
  expect(await screen.findByRole('tab', { name: 'Not here', selected: true })).toBeVisible();
  expect(calls).toContain('GET /api/successions/SC-0003/lines?section=2&result=not-found&limit=100');
});

test('what the recorder did not find is counted on its tab and waits for the reader, here and in the list of sections', async () => {
  const sections = [section({ number: 2, my_count: 'reader', items: 4, counted: 2, to_confirm: 1 })];
  serve({
    [READINGS]: () => page([]),
    [ONE]: () => succession({ state: 'active', my_part: 'incoming', may: { read: true }, sections }),
    [LINES]: () => page([line()]),
  });
  renderRemote(ADDRESS, osei);
  expect(await screen.findByRole('tab', { name: /^Not here\W*1/ })).toBeVisible();
  const waits = '1 line marked as not found waits for your confirmation.';
  expect(screen.getByText(waits)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All sections' }));
  expect(within(await screen.findByRole('list', { name: 'Sections' })).getByText(waits)).toBeVisible();
});

test('Photo keeps what is on no line; there is nothing to keep before', async () => {
  show([extra]);
  const photo = within(await bar()).getByRole('button', { name: 'Photo' });
  await screen.findByText('X77');
  await userEvent.click(photo);
  expect(await screen.findByRole('dialog', { name: 'Keep as an extra' })).toBeVisible();
});

test('ending a count with lines that are not counted says so first', async () => {
  show();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End' }));
  const asked = await screen.findByRole('alertdialog', { name: 'End this count?' });
  expect(asked).toHaveTextContent(
    '10 lines of SSG Petrov are not counted. The section stays open, and you can go on later.',
  );
  await userEvent.click(within(asked).getByRole('button', { name: 'End' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\/successions\/SC-0003\?strip=count$/);
});

test('a count that is complete ends at once', async () => {
  show([], 11);
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End' }));
  expect(await screen.findByRole('list', { name: 'Sections' })).toBeVisible();
});

test('where nothing is counted any more the phone shows the lines and no acts of a count', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'cancelled',
        activated_at: '2026-11-30T06:00:00.000Z',
        my_part: 'incoming',
        sections: [section({ number: 2, my_count: 'reader' })],
      }),
    [LINES]: () => page([line()]),
  });
  renderRemote(ADDRESS, osei);
  expect(await screen.findByRole('list', { name: 'Lines' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Count' })).not.toBeInTheDocument();
});

test('the head counts sections that are left out, as their numbers do, and the tally says what differs', async () => {
  const sections = [
    section({ number: 1, included: false, leave_out_reason: 'In the field.' }),
    section({ number: 2, my_count: 'reader', counted: 9, open_differences: 2 }),
  ];
  serve({
    [READINGS]: () => page([]),
    [ONE]: () => succession({ state: 'active', my_part: 'incoming', may: { read: true }, sections }),
    [LINES]: () => page([line()]),
  });
  renderRemote(ADDRESS, osei);
  expect(await screen.findByText('Section 2 of 2 · CPT Osei reads')).toBeVisible();
  expect(screen.getByText('2 differ')).toBeVisible();
  expect(screen.getByRole('img', { name: '9 of 11 items counted, 2 differ.' })).toBeVisible();
});
