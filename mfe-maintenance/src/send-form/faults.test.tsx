import { commander, page, refusal, renderAt } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FaultSymbol, FORM_LIMITS } from '@hand-receipt/contracts';
import { maintenanceItem, openFaults } from '../test/maintenance-items';
import { brandt } from '../test/people';
import { FORM, item, openForm, sendForm, serveForms, startAnew, waiting } from '../test/send-form';
import { SendFormOverBook } from './send-form-over-book';

const OPEN = 'GET /api/maintenance';
const worn = maintenanceItem({ id: 'M-0007', symbol: '/', tmItem: '3', description: 'Wiper torn' });
const limited = maintenanceItem({ id: 'M-0009', symbol: 'circled X', tmItem: null, description: 'Mirror' });

beforeEach(async () => {
  await startAnew();
});

const row = (number: number) => within(screen.getByRole('group', { name: `Fault ${number}` }));
const write = (number: number, label: string, text: string) =>
  fireEvent.change(row(number).getByLabelText(label), { target: { value: text } });
const fillIn = async () => {
  fireEvent.change(await screen.findByLabelText('Recipient'), { target: { value: brandt.id } });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Weekly check' } });
};
const mark = (number: number, symbol: FaultSymbol) =>
  fireEvent.change(row(number).getByLabelText('Status symbol'), { target: { value: symbol } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const DESCRIPTION = 'Fault description (optional)';
const TM_ITEM = 'TM item number (optional)';
const sentForm = (sent: { url: string; body: unknown }[]) =>
  sent.find(({ url }) => url === '/api/documents/maintenance-form')?.body;

test('INVT-34 the form opens with the open faults; they and three new ones are sent', async () => {
  const { sent } = serveForms({ [OPEN]: () => page([worn, limited]) });
  await openForm();
  await fillIn();
  expect(row(1).getByText('Wiper torn')).toBeVisible();
  expect(row(1).getByLabelText(TM_ITEM)).toHaveValue('3');
  expect(row(2).getByLabelText('Status symbol')).toHaveDisplayValue('Circled X, usable under limits');
  expect(screen.queryByRole('button', { name: 'Remove fault 1' })).not.toBeInTheDocument();
  write(3, DESCRIPTION, 'Brake inoperative');
  write(3, TM_ITEM, '12');
  mark(3, 'X');
  expect(row(3).getByText('Deadlines the item.')).toBeVisible();
  for (const number of [4, 5]) {
    press('Add Fault');
    await waitFor(() => expect(row(number).getByLabelText(TM_ITEM)).toHaveFocus());
    write(number, DESCRIPTION, `New fault ${number}`);
  }
  press('Add Fault');
  fireEvent.change(screen.getByLabelText('Miles (optional)'), { target: { value: '48211' } });
  await sendForm();
  await screen.findByText('Form sent');
  expect(sentForm(sent)).toMatchObject({
    miles: 48_211,
    faults: [
      { maintenanceId: 'M-0007', tmItem: '3', symbol: '/' },
      { maintenanceId: 'M-0009', tmItem: '', symbol: 'circled X' },
      { tmItem: '12', symbol: 'X', description: 'Brake inoperative' },
      { tmItem: '', symbol: '/', description: 'New fault 4' },
      { tmItem: '', symbol: '/', description: 'New fault 5' },
    ],
  });
});

test('INVT-35 the 2,001st character is kept, counted at its field and not sent', async () => {
  const { calls } = serveForms();
  await openForm();
  await fillIn();
  write(1, DESCRIPTION, 'x'.repeat(2000));
  expect(row(1).getByText('2,000 of 2,000 characters')).toBeVisible();
  write(1, DESCRIPTION, 'x'.repeat(2001));
  await sendForm();
  expect(await row(1).findByText('2,001 of 2,000 characters. Shorten it by 1.')).toBeVisible();
  expect(row(1).getByLabelText(DESCRIPTION)).toHaveValue('x'.repeat(2001));
  expect(calls).not.toContain(FORM);
});

test('INVT-35 only a Commander is offered a circled X; an open fault is given no milder symbol', async () => {
  serveForms({ [OPEN]: () => page([{ ...worn, symbol: 'X' }]) });
  renderAt(`/property-book?send=${item.id}`, <SendFormOverBook />, {
    user: { ...commander, role: 'Squad Leader' },
  });
  await screen.findByLabelText('Description');
  const optionsOf = (number: number) =>
    within(row(number).getByLabelText('Status symbol'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(optionsOf(1)).toEqual(['X, inoperable']);
  expect(optionsOf(2)).toEqual(['X, inoperable', 'Dash, service or inspection due', 'Diagonal, defect']);
});

test('a fault with a TM item number needs its description, readings are numbers, and the field says so', async () => {
  const { calls } = serveForms();
  await openForm();
  await fillIn();
  write(1, TM_ITEM, '12');
  fireEvent.change(screen.getByLabelText('Miles (optional)'), { target: { value: '12.5' } });
  fireEvent.change(screen.getByLabelText('Hours (optional)'), { target: { value: 'many' } });
  await sendForm();
  expect(await row(1).findByText('Description is required')).toBeVisible();
  expect(screen.getByText('Enter miles as a whole number, e.g. 48211')).toBeVisible();
  expect(screen.getByText('Enter hours as a number, e.g. 310.5')).toBeVisible();
  expect(calls).not.toContain(FORM);
});

test('a fault is removed after a question, and the others stay as they were typed', async () => {
  serveForms();
  await openForm();
  write(1, DESCRIPTION, 'First');
  press('Add Fault');
  write(2, DESCRIPTION, 'Second');
  press('Remove fault 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Fault' }));
  await waitFor(() => expect(row(1).getByLabelText(DESCRIPTION)).toHaveValue('Second'));
  expect(screen.queryByRole('group', { name: 'Fault 2' })).not.toBeInTheDocument();
});

test('a form gives an open fault no other TM item number than its entry has', async () => {
  serveForms({ [OPEN]: () => page([worn, limited]) });
  await openForm();
  expect(row(1).getByLabelText(TM_ITEM)).toBeDisabled();
  expect(row(1).getByLabelText(TM_ITEM)).toHaveValue('3');
  expect(row(2).getByLabelText(TM_ITEM)).toBeEnabled();
});

test('INVT-34 a fault that was completed while the form was open is refused, and taken off the form', async () => {
  let open = [worn, limited];
  const sentence = 'M-0007 was completed at 1831 by SFC Brandt. Take it off the form.';
  const { sent } = serveForms({
    [OPEN]: () => page(open),
    [FORM]: (_, body) =>
      (body as { faults: { maintenanceId?: string }[] }).faults.some((one) => one.maintenanceId === worn.id)
        ? refusal(409, sentence)
        : Response.json({ message: 'DA Form 2404 sent to SFC Brandt.' }, { status: 201 }),
  });
  await openForm();
  await fillIn();
  write(3, DESCRIPTION, 'Horn weak');
  open = [limited];
  await sendForm();
  expect(await screen.findByText(`Failed to send maintenance form: ${sentence}`)).toBeVisible();
  expect(await row(1).findByText('Fault 1, not open any more. Take it off the form.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove fault 2' })).not.toBeInTheDocument();
  press('Remove fault 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Fault' }));
  await waitFor(() => expect(row(2).getByLabelText(DESCRIPTION)).toHaveValue('Horn weak'));
  expect(screen.getByLabelText('Description')).toHaveValue('Weekly check');
  await sendForm();
  await screen.findByText('Form sent');
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    faults: [{ maintenanceId: 'M-0009' }, { description: 'Horn weak' }],
  });
});

test('faults are part of the draft, and open ones are as they are by then', async () => {
  let open = [worn, limited];
  serveForms({ [OPEN]: () => page(open) });
  const dialog = await openForm();
  write(3, DESCRIPTION, 'Horn weak');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(waiting()).toHaveLength(1));
  open = [limited];
  await userEvent.click(screen.getByRole('button', { name: /^Send maintenance form/ }));
  await waitFor(() => expect(row(2).getByLabelText(DESCRIPTION)).toHaveValue('Horn weak'));
  expect(row(1).getByText('Mirror')).toBeVisible();
});

/** `fault-values.test.ts` has the real limit of 40. The rules are the same with a form that renders quickly. */
describe('an item with more open faults than a form of four takes', () => {
  beforeEach(() => {
    jest.replaceProperty(FORM_LIMITS as { faults: number }, 'faults', 4);
  });
  afterEach(() => jest.restoreAllMocks());

  const count = () => screen.getByText(/^\d+ of 4$/).textContent;
  const leftOut = (words: string) =>
    within(screen.getByText(words).closest<HTMLElement>('.hr-alert') ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const sentFaults = (sent: { url: string; body: unknown }[]) =>
    (sentForm(sent) as { faults: { maintenanceId?: string; description: string }[] }).faults;

  test('the form says which do not fit, and sends the others', async () => {
    const { sent } = serveForms({ [OPEN]: () => page(openFaults(6)) });
    await openForm();
    await fillIn();
    expect(count()).toBe('4 of 4');
    expect(leftOut('2 open faults do not fit on this form')).toEqual(['M-5', 'M-6']);
    await sendForm();
    await screen.findByText('Form sent');
    expect(sentFaults(sent).map(({ maintenanceId }) => maintenanceId)).toEqual(['M-1', 'M-2', 'M-3', 'M-4']);
  });

  test('open faults are read to the last page of the list', async () => {
    const { calls } = serveForms({
      [OPEN]: (url) =>
        url.searchParams.get('cursor') === 'page-2'
          ? page(openFaults(7).slice(5))
          : page(openFaults(5), { total: 7, cursor: 'page-2' }),
    });
    await openForm();
    expect(leftOut('3 open faults do not fit on this form')).toEqual(['M-5', 'M-6', 'M-7']);
    expect(calls.filter((call) => call.startsWith(OPEN))).toEqual([
      `${OPEN}?itemId=${item.id}&status=open&limit=500`,
      `${OPEN}?itemId=${item.id}&status=open&limit=500&cursor=page-2`,
    ]);
  });

  test('a new fault, or a stricter symbol, goes before the open ones that are least urgent', async () => {
    const { sent } = serveForms({ [OPEN]: () => page(openFaults(4)) });
    await openForm();
    await fillIn();
    expect(count()).toBe('4 of 4');
    expect(screen.queryByText(/not fit on this form/)).not.toBeInTheDocument();
    mark(4, 'X');
    press('Add Fault');
    expect(leftOut('1 open fault does not fit on this form')).toEqual(['M-3']);
    write(4, DESCRIPTION, 'New');
    expect(count()).toBe('4 of 4');
    await sendForm();
    await screen.findByText('Form sent');
    expect(sentFaults(sent).map(({ maintenanceId, description }) => maintenanceId ?? description)).toEqual([
      'M-1',
      'M-2',
      'M-4',
      'New',
    ]);
  });
});

test('open faults that cannot be had do not stop the form', async () => {
  serveForms({ [OPEN]: () => refusal(500, 'Down') });
  await openForm();
  expect(screen.getByText('The open faults of the item could not be loaded')).toBeVisible();
  expect(row(1).getByLabelText(DESCRIPTION)).toBeVisible();
});
