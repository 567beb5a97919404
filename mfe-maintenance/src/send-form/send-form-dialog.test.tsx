import { queryClient } from '@hand-receipt/platform';
import { refusal, renderAt, unreachable } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt } from '../test/people';
import {
  choose,
  CONNECTIONS,
  fillIn,
  FORM,
  item,
  openForm,
  people,
  sendForm,
  serveForms,
  startAnew,
  type,
} from '../test/send-form';
import { SendFormAction } from './send-form-action';
import { SendFormOverBook } from './send-form-over-book';

beforeEach(async () => {
  await startAnew();
});

test('PROP-40 MAINT-05 the row opens the dialog for its item, with every field of the form', async () => {
  serveForms();
  await openForm();
  expect(await screen.findByLabelText('Recipient')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(/Item\s*M4A1 Carbine.*Serial number\s*W123456/);
  for (const label of ['Form type', 'Urgency', 'Description', 'Fault description (optional)']) {
    expect(screen.getByLabelText(label)).toBeVisible();
  }
  expect(screen.getByRole('group', { name: 'Photos (optional)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take Photo' })).toBeEnabled();
});

test('MAINT-06 MAINT-07 recipients are accepted connections by rank, name and unit', async () => {
  serveForms();
  await openForm();
  const options = within(await screen.findByLabelText('Recipient')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'SFC Brandt, HQ Platoon',
    'SSG Petrov, 1st Platoon',
  ]);
});

test('MAINT-08 MAINT-09 MAINT-10 MAINT-13 form type and urgency are chosen and sent, and the message of the answer is told', async () => {
  const { sent } = serveForms();
  const dialog = await openForm();
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  await fillIn();
  expect(optionsOf('Form type')).toEqual(['DA Form 2404', 'DA Form 5988-E']);
  expect(optionsOf('Urgency')).toEqual(['Low', 'Normal', 'High', 'Critical']);
  expect(screen.getByLabelText('Urgency')).toHaveValue('normal');
  await choose('Form type', 'DA Form 5988-E');
  await choose('Urgency', 'Critical');
  await type('Fault description (optional)', 'Seal worn through');
  await sendForm();
  expect(await screen.findByText('DA Form 5988-E sent to SFC Brandt.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.find(({ url }) => url === '/api/documents/maintenance-form')?.body).toEqual({
    propertyId: item.id,
    recipientUserId: brandt.id,
    formType: 'DA5988E',
    description: 'Leaks at the front differential',
    faults: [{ tmItem: '', symbol: '/', description: 'Seal worn through' }],
    urgency: 'critical',
    attachments: [],
  });
});

test('RULE-16 without a recipient and a description nothing is sent, and the focus is where it is missing', async () => {
  const { calls } = serveForms();
  await openForm();
  await screen.findByLabelText('Recipient');
  await sendForm();
  expect(await screen.findByText('Recipient is required')).toBeVisible();
  expect(screen.getByText('Description is required')).toBeVisible();
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  expect(calls).not.toContain(FORM);
});

test('ERR-11 a refusal is told with its reason, the dialog stays with all that was typed', async () => {
  serveForms({ [FORM]: () => refusal(403, 'SFC Brandt is not an accepted connection of yours.') });
  const dialog = await openForm();
  await fillIn();
  await sendForm();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send maintenance form: SFC Brandt is not an accepted connection of yours.',
  );
  expect(dialog).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Leaks at the front differential');
});

test('a recipient who ended the connection meanwhile is no longer chosen, and the field says why', async () => {
  let connected = people();
  const { calls } = serveForms({ [CONNECTIONS]: () => connected });
  await openForm();
  await fillIn();
  connected = connected.filter(({ connectedUser }) => connectedUser.id !== brandt.id);
  await queryClient.invalidateQueries({ queryKey: ['users'] });
  expect(await screen.findByText('This person is no longer an accepted connection')).toBeVisible();
  await sendForm();
  expect(calls).not.toContain(FORM);
});

test('without a connection a form without photos waits on the device', async () => {
  serveForms({ [FORM]: unreachable });
  const dialog = await openForm();
  await fillIn();
  await sendForm();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText('Queued for sync')).toBeVisible();
});

test('ERR-22 connections that cannot be had say so, and can be tried again', async () => {
  let answer: () => unknown = () => refusal(500, 'Down');
  serveForms({ [CONNECTIONS]: () => answer() });
  await openForm();
  expect(await screen.findByText('Failed to fetch connections')).toBeVisible();
  answer = people;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Recipient')).toBeVisible();
});

test('what is clicked and typed in the dialog does not reach the row', async () => {
  serveForms();
  const onRow = jest.fn();
  renderAt(
    '/property-book',
    <>
      <div onClick={onRow} onKeyDown={onRow}>
        <SendFormAction item={item} compact={false} />
      </div>
      <SendFormOverBook />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Maintenance Form' }));
  await screen.findByLabelText('Recipient');
  onRow.mockClear();
  await type('Description', 'Leak');
  expect(onRow).not.toHaveBeenCalled();
});
