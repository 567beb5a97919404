import type { ReadingAnswerDto, SuccessionLineDto, SuccessionReadingDto } from '@hand-receipt/contracts';
import { page, refusal, serve } from '@hand-receipt/standalone/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { osei, section, succession } from '../test/succession';

const ONE = 'GET /api/successions/SC-0003';
const LINES = 'GET /api/successions/SC-0003/lines';
const READINGS = 'GET /api/successions/SC-0003/readings';
const READ = 'POST /api/successions/SC-0003/readings';
const ADDRESS = '/successions/SC-0003?strip=count&section=2';

const line = (given: Partial<SuccessionLineDto> = {}): SuccessionLineDto => ({
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456', is_sensitive: true },
  section: 2,
  holder: 'SPC Whitaker',
  chain_before: [],
  chain_after: [],
  result: null,
  counted_at: null,
  counted_by: null,
  mark_text: null,
  to_confirm: false,
  excluded: false,
  let_through: false,
  missing_since: false,
  loss_case: null,
  ...given,
});

const unread = () =>
  line({ item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: null, is_sensitive: true } });

let answers = 0;
const answer = (given: Partial<ReadingAnswerDto> = {}): ReadingAnswerDto => ({
  id: `SR-${(answers += 1)}`,
  serial: given.code ?? 'W123456',
  at: '2026-12-03T09:14:00.000Z',
  settled: true,
  result: 'verified',
  message: 'Matches. W123456, M4A1 Carbine, held by SPC Whitaker.',
  code: 'W123456',
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  section: 2,
  components: [],
  progress: { counted: 1, items: 11 },
  ...given,
});

const reading = () =>
  succession({
    state: 'active',
    my_part: 'incoming',
    may: { read: true },
    sections: [section({ number: 2, my_count: 'reader' })],
  });

const recording = () =>
  succession({
    state: 'active',
    may: { record: true },
    sections: [section({ number: 2, my_count: 'recorder' })],
  });

test('a section is opened from the list of sections, and is in the address', async () => {
  const user = userEvent.setup();
  serve({ [READINGS]: () => page([]), [ONE]: reading, [LINES]: () => page([unread()]) });
  renderRemote('/successions/SC-0003?strip=count', osei);
  await user.click(await screen.findByRole('button', { name: 'Read, SSG Petrov' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent(ADDRESS);
  expect(await screen.findByText('Not read yet')).toBeVisible();
});

test('SUCC-20 a correct reading shows the serial of the book and asks for the next one in the same field', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([unread()]),
    [READ]: () => answer(),
  });
  renderRemote(ADDRESS, osei);
  const field = await screen.findByLabelText('Serial number');
  expect(screen.getByText('The book’s serial appears here after your entry.')).toBeVisible();
  await user.type(field, 'w123456{Enter}');
  const read = await screen.findByRole('list', { name: 'Just read' });
  expect(read).toHaveTextContent('You readW123456');
  expect(read).toHaveTextContent('Book saysW123456');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ section: 2, code: 'w123456' });
});

test('SUCC-27 a result is announced once, the result first', async () => {
  const user = userEvent.setup();
  serve({ [READINGS]: () => page([]), [ONE]: reading, [LINES]: () => page([]), [READ]: () => answer() });
  renderRemote(ADDRESS, osei);
  await user.type(await screen.findByLabelText('Serial number'), 'W123456{Enter}');
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    'Matches. W123456, M4A1 Carbine, held by SPC Whitaker.',
  ]);
});

test('SUCC-21 a near miss says what was read and what the book has, and is kept only as the plate is confirmed', async () => {
  const user = userEvent.setup();
  const nearMiss = answer({
    result: 'near-miss',
    code: 'W123465',
    message: 'You read W123465. The book has W123456.',
    settled: false,
  });
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([]),
    [READ]: (_, body) =>
      (body as { plateOf?: string }).plateOf
        ? answer({ ...nearMiss, id: 'SR-99', result: 'serial-differs', settled: true })
        : nearMiss,
  });
  renderRemote(ADDRESS, osei);
  await user.type(await screen.findByLabelText('Serial number'), 'W123465{Enter}');
  expect(await screen.findAllByText('You read W123465. The book has W123456.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Read again, W123465' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The plate reads W123465' }));
  expect(await screen.findByText('Serial differs')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { section: 2, code: 'W123465' },
    { section: 2, code: 'W123465', plateOf: 'P-1' },
  ]);
});

test('the characters that differ from those of the book are marked, and said in words', async () => {
  const user = userEvent.setup();
  serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([]),
    [READ]: () =>
      answer({
        result: 'near-miss',
        code: 'W123465',
        message: 'You read W123465. The book has W123456.',
        settled: false,
      }),
  });
  renderRemote(ADDRESS, osei);
  await user.type(await screen.findByLabelText('Serial number'), 'W123465{Enter}');
  const read = await screen.findByRole('list', { name: 'Just read' });
  expect(read).toHaveTextContent('You readW123465');
  expect(read).toHaveTextContent('Book saysW123456');
  const marked = within(read).getAllByRole('mark');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['65', '56']);
  const words = 'From character 6: you read 6 5, the book has 5 6.';
  expect(read).toHaveTextContent(words);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    `You read W123465. The book has W123456. ${words}`,
  ]);
});

test('a reading that is refused stays in the field', async () => {
  const user = userEvent.setup();
  serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([]),
    [READ]: () => refusal(409, 'The count is closed.'),
  });
  renderRemote(ADDRESS, osei);
  const field = await screen.findByLabelText('Serial number');
  await user.type(field, 'W123465{Enter}');
  expect(await screen.findByText('The count is closed.')).toBeVisible();
  expect(field).toHaveValue('W123465');
});

test('component counts that were entered stay when the next plate is read; untouched ones fold', async () => {
  const user = userEvent.setup();
  const sling = {
    id: 'C-1',
    name: 'Sling',
    nsn: null,
    serialNumber: null,
    quantity: 2,
    onHand: null,
    damaged: 0,
  } as SuccessionReadingDto['components'][number];
  serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([unread()]),
    [READ]: (_, body) => {
      const { code } = body as { code: string };
      const item = { id: `P-${code}`, name: 'M4A1 Carbine', serial_number: code };
      return answer({ code, item, components: [{ ...sling, id: `C-${code}` }] });
    },
  });
  renderRemote(ADDRESS, osei);
  const field = await screen.findByLabelText('Serial number');
  await user.type(field, 'W1{Enter}');
  const first = await screen.findByRole('form', { name: 'Components of M4A1 Carbine W1' });
  const onHand = within(first).getByLabelText(/^On hand of 2/);
  await user.type(onHand, '1');
  await user.type(field, 'W2{Enter}');
  expect(await screen.findByRole('form', { name: 'Components of M4A1 Carbine W2' })).toBeVisible();
  expect(onHand).toBeInTheDocument();
  expect(onHand).toHaveValue('1');
  await user.type(field, 'W3{Enter}');
  expect(await screen.findByRole('button', { name: 'Count components, M4A1 Carbine W2' })).toBeVisible();
  expect(onHand).toBeInTheDocument();
});

test('the recorder sees each line, and marks what cannot be read with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: recording,
    [LINES]: () =>
      page([
        line({ result: 'verified', counted_by: 'CPT Osei', counted_at: '2026-12-03T09:14:00.000Z' }),
        line({ item: { id: 'P-2', name: 'M249', serial_number: 'U208814', is_sensitive: true } }),
      ]),
    'POST /api/successions/SC-0003/lines/P-2/marks': () => line(),
  });
  renderRemote(ADDRESS);
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.queryByLabelText('Serial number')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions, M249 U208814' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cannot be read...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cannot be read' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark' }));
  expect(await within(dialog).findByText('Enter why it cannot be read.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason'), 'Painted over.');
  await user.click(within(dialog).getByRole('button', { name: 'Mark' }));
  expect(await screen.findByText('Line Marked')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    mark: 'not-readable',
    text: 'Painted over.',
    uploadId: null,
  });
});

test('what was read and is lost since may be marked as not found', async () => {
  const user = userEvent.setup();
  const read = {
    result: 'verified',
    counted_by: 'CPT Osei',
    counted_at: '2026-12-03T09:14:00.000Z',
  } as const;
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: recording,
    [LINES]: () =>
      page([
        line({ ...read, missing_since: true }),
        line({ ...read, item: { id: 'P-2', name: 'M249', serial_number: 'U208814', is_sensitive: true } }),
      ]),
    'POST /api/successions/SC-0003/lines/P-1/marks': () => line({ result: 'not-found' }),
  });
  renderRemote(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Actions, M249 U208814' }));
  expect(screen.queryByRole('menuitem', { name: 'Not found...' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions, M4A1 Carbine W123456' }));
  await user.click(screen.getByRole('menuitem', { name: 'Not found...' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not found' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark' }));
  expect(await screen.findByText('Line Marked')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ mark: 'not-found' });
});

test('the recorder reads for whom a line that was not found waits', async () => {
  const { sections, ...recorded } = recording();
  serve({
    [READINGS]: () => page([]),
    [ONE]: () => ({ ...recorded, sections: sections.map((one) => ({ ...one, to_confirm: 2 })) }),
    [LINES]: () => page([line({ result: 'not-found', to_confirm: true })]),
  });
  renderRemote(ADDRESS);
  expect(await screen.findByText('2 lines marked as not found wait for CPT Osei to confirm.')).toBeVisible();
});

test.each([
  ['the recorder', recording, undefined],
  ['the reader', reading, osei],
])('SUCC-25 %s sees of a line that nobody read that it is lost, and by which case', async (_, of, user) => {
  serve({
    [READINGS]: () => page([]),
    [ONE]: of,
    [LINES]: () => page([line({ loss_case: 'LC-0001' })]),
  });
  renderRemote(ADDRESS, user);
  const lost = await screen.findByText('Lost, loss case', { exact: false });
  expect(lost).toHaveTextContent('Lost, loss case LC-0001 is open');
});

test('the reader confirms that an item was not found', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: reading,
    [LINES]: () => page([line({ result: 'not-found', to_confirm: true })]),
    'POST /api/successions/SC-0003/lines/P-1/marks': () => line({ result: 'not-found' }),
  });
  renderRemote(ADDRESS, osei);
  await user.click(await screen.findByRole('button', { name: 'Confirm not found, M4A1 Carbine' }));
  expect(await screen.findByText('Confirmed as not found')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ mark: 'confirm-not-found' });
});

test('SUCC-16 the outgoing lets an item through the freeze with a reason', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    [READINGS]: () => page([]),
    [ONE]: () => ({ ...recording(), may: { ...recording().may, letThrough: true } }),
    [LINES]: () => page([line({ result: 'verified' })]),
    'POST /api/successions/SC-0003/let-through': recording,
  });
  renderRemote(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Actions, M4A1 Carbine W123456' }));
  await user.click(screen.getByRole('menuitem', { name: 'Let through...' }));
  await user.type(await screen.findByLabelText('Reason'), 'To the range.');
  await user.click(screen.getByRole('button', { name: 'Let Through' }));
  expect(await screen.findByText('Item Let Through')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    itemIds: ['P-1'],
    reason: 'To the range.',
  });
});

test.each(['cancelled', 'signed'] as const)(
  'nothing is counted in a succession that is %s',
  async (state) => {
    serve({
      [ONE]: () =>
        succession({
          state,
          activated_at: '2026-11-30T06:00:00.000Z',
          my_part: 'incoming',
          sections: [
            section({ number: 1, title: 'SGT Navarro', my_count: 'reader' }),
            section({ number: 2, my_count: 'recorder', state: 'signed' }),
          ],
        }),
      [LINES]: () => page([line()]),
    });
    renderRemote('/successions/SC-0003?strip=count', osei);
    const sections = within(await screen.findByRole('list', { name: 'Sections' }));
    expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open', 'Open']);
    await userEvent.click(sections.getByRole('button', { name: 'Open, SGT Navarro' }));
    expect(await screen.findByText('W123456')).toBeVisible();
    expect(screen.queryByLabelText('Serial number')).not.toBeInTheDocument();
  },
);

test('a signed section is not read again while another one is counted', async () => {
  serve({
    [ONE]: () =>
      succession({
        state: 'active',
        my_part: 'incoming',
        may: { read: true },
        sections: [
          section({ number: 1, title: 'SGT Navarro', my_count: 'reader' }),
          section({ number: 2, my_count: 'reader', state: 'signed' }),
        ],
      }),
    [LINES]: () => page([line()]),
  });
  renderRemote('/successions/SC-0003?strip=count', osei);
  expect(await screen.findByRole('button', { name: 'Read, SGT Navarro' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open, SSG Petrov' })).toBeVisible();
});

test.each([
  [2, '9 of 11 items counted, 2 differ.', { success: '7', danger: '2', neutral: '2' }],
  // What is on no line differs, too.
  [12, '9 of 11 items counted, 12 differ.', { danger: '9', neutral: '2' }],
  [0, '9 of 11 items counted.', { success: '9', neutral: '2' }],
])('the tally of a count paints %d open differences in their own color', async (differ, label, ticks) => {
  const sections = [section({ number: 2, my_count: 'reader', counted: 9, open_differences: differ })];
  const progress = { items: 11, counted: 9, differences: differ, openDifferences: differ };
  serve({
    [ONE]: () => succession({ state: 'active', my_part: 'incoming', sections, progress }),
    [LINES]: () => page([unread()]),
    [READINGS]: () => page([]),
  });
  const ticksOf = (tally: HTMLElement) =>
    Object.fromEntries(
      [...tally.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset, style }) => [
        dataset.tone,
        style.getPropertyValue('--n'),
      ]),
    );
  const { unmount } = renderRemote('/successions/SC-0003?strip=count', osei);
  expect(ticksOf(await screen.findByRole('img', { name: label }))).toEqual(ticks);
  expect(screen.queryAllByText(`${differ} differ`)).toHaveLength(differ > 0 ? 1 : 0);
  unmount();
  renderRemote(ADDRESS, osei);
  expect(ticksOf(await screen.findByRole('img', { name: label }))).toEqual(ticks);
  expect(screen.queryAllByText(`${differ} differ`)).toHaveLength(differ > 0 ? 1 : 0);
});
