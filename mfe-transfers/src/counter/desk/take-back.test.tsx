import { localDay } from '@hand-receipt/data';
import { refusal } from '@hand-receipt/standalone/testing';
import { formatDateTime } from '@hand-receipt/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answers,
  bodyOf,
  callsMade,
  counterId,
  heard,
  itemsAsked,
  nothing,
  openDesk,
  prepared,
  rifle,
  sessionNow,
  startAfresh,
} from '../../test/desk';
import { whitaker } from '../../test/people';
import { component } from '../../test/wire';

beforeEach(startAfresh);

/** 1806 of a day, as the field has it. */
const paperOf = (daysAgo: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  return `${localDay(day)}T18:06`;
};
const onPaper = paperOf(1);

test('a paper log of more than 7 days ago is not entered, and its field says why', async () => {
  answers();
  const { user, scan } = await openDesk();
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  const field = screen.getByLabelText('Time on the paper');
  fireEvent.change(field, { target: { value: paperOf(9) } });
  expect(field).toHaveAccessibleDescription('Enter a paper log within 7 days.');
  expect(field).toBeInvalid();
  const asked = callsMade().length;
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await heard('Enter a paper log within 7 days.');
  expect(callsMade()).toHaveLength(asked);
});

test('a paper log that the server refuses says so in its words, at its field', async () => {
  const words = "The paper's time is before 20NOV2026 0600, when M4A1 Carbine W123456 was returned.";
  answers({
    'POST /api/counter/handovers/prepare': (_url, body) =>
      (body as { actAt?: string }).actAt
        ? refusal(400, words, { fields: { actAt: words } })
        : prepared(itemsAsked(body)),
  });
  const { user, scan } = await openDesk();
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await heard(words);
  expect(screen.getByLabelText('Time on the paper')).toHaveAccessibleDescription(words);
});

test('what is entered from the paper log needs its time and is sent with it; the next line has a time of its own', async () => {
  answers();
  const { user, field, scan } = await openDesk();
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await waitFor(() => expect(field).toHaveFocus());
  await scan('HR1/U/U-2');
  await scan('HR1/I/P-1/W123456');
  await heard('Added M4A1 Carbine W123456');
  await user.keyboard('{Enter}');
  await heard('Enter the time on the paper.');
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('button', { name: 'Turn to SPC Whitaker, 1 item' }));
  await screen.findByText('SPC Whitaker, sign for 1 item');
  expect(screen.getByText(formatDateTime(onPaper))).toBeVisible();
  const actAt = new Date(onPaper).toISOString();
  expect(bodyOf('POST /api/counter/handovers/prepare')).toMatchObject({ actAt });
  await user.click(screen.getByRole('button', { name: 'On my own phone' }));
  await waitFor(() => expect(screen.getByLabelText('Time on the paper')).toHaveValue(''));
  expect(bodyOf('POST /api/counter/handovers')).toMatchObject({ actAt });
});

test('a return from the paper log waits for its time, and is sent with it', async () => {
  answers({
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Whitaker.',
      changed: true,
      handover: null,
    }),
  });
  const { user, scan } = await openDesk();
  await user.keyboard('{Alt>}[Digit2]{/Alt}');
  await user.click(screen.getByRole('checkbox', { name: 'From the paper log' }));
  await scan('HR1/I/P-1/W123456');
  await heard('Enter the time on the paper.');
  expect(callsMade()).not.toContain('POST /api/counter/returns');
  fireEvent.change(screen.getByLabelText('Time on the paper'), { target: { value: onPaper } });
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await scan('HR1/I/P-1/W123456');
  await heard('M4A1 Carbine W123456 is back from SPC Whitaker.');
  const taken = within(screen.getByRole('region', { name: 'Taken back' }));
  expect(taken.getByText('W123456')).toBeVisible();
  expect(bodyOf('POST /api/counter/returns')).toMatchObject({
    itemId: 'P-1',
    actAt: new Date(onPaper).toISOString(),
  });
});

test('Take Back of Who Is Out opens Return with what the person has', async () => {
  const out = {
    item: { id: 'P-1', name: rifle.name, serial_number: rifle.serial_number },
    person: whitaker,
    basis: 'draw',
    state: 'out',
    since: '2026-11-21T06:00:00.000Z',
    due_at: '2026-11-21T18:00:00.000Z',
    handover_id: 'HO-0001',
  };
  answers({
    [`GET /api/counters/${counterId()}/out`]: () => ({
      counter: sessionNow().counter,
      out: 1,
      stock: 12,
      entries: [out],
    }),
    'POST /api/counter/read': () => ({ ...nothing, kind: 'item', item: rifle }),
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Whitaker.',
      changed: true,
      handover: null,
    }),
  });
  const { user } = await openDesk(`/counter?from=${whitaker.id}`);
  expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Take back M4A1 Carbine W123456' }));
  await heard('M4A1 Carbine W123456? Press Enter to take it back.');
  await user.keyboard('{Enter}');
  await heard('M4A1 Carbine W123456 is back from SPC Whitaker.');
  expect(bodyOf('POST /api/counter/returns')).toMatchObject({ itemId: 'P-1' });
});

test('CNTR-38 after a count of components the field and its verdict are in sight', async () => {
  const magazine = component({ name: 'Magazine' });
  answers({
    'POST /api/counter/read': () => ({
      ...nothing,
      kind: 'item',
      item: { ...rifle, components: [magazine] },
    }),
    'POST /api/counter/returns': () => ({
      message: 'M4A1 Carbine W123456 is back from SPC Whitaker.',
      changed: true,
      handover: null,
    }),
  });
  const { user, field, scan } = await openDesk();
  await user.keyboard('{Alt>}[Digit2]{/Alt}');
  await user.click(screen.getByRole('checkbox', { name: 'Count components' }));
  await waitFor(() => expect(field).toHaveFocus());
  await scan('HR1/I/P-1/W123456');
  const takeBack = await screen.findByRole('button', { name: 'Take Back' });
  const shown: Element[] = [];
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shown.push(this);
  });
  await user.click(takeBack);
  const words = await screen.findByText('M4A1 Carbine W123456 is back from SPC Whitaker.', {
    selector: '[aria-hidden] p',
  });
  expect(shown.some((element) => element.contains(field) && element.contains(words))).toBe(true);
  scrolled.mockRestore();
});
