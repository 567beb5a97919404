import { refusal } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  box,
  byEmail,
  FILE_NAME,
  keepDownloads,
  openDialog,
  orders,
  press,
  saved,
} from '../test/export-dialog';

beforeEach(keepDownloads);
afterEach(() => jest.restoreAllMocks());

test('RULE-17 without property, and by e-mail without recipients, nothing is sent', async () => {
  const { sent } = openDialog({ ids: ['P-1'] });
  await byEmail();
  await press('Send email');
  expect(await screen.findByText('Please enter email recipients.')).toBeVisible();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Export M4A1 Carbine W123456' }));
  await press('Send email');
  expect(await screen.findByText('Please select at least one property to export.')).toBeVisible();
  expect(orders(sent)).toEqual([]);
});

test('an address that is none is named', async () => {
  openDialog();
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil; petrov');
  await press('Send email');
  expect(await screen.findByText('petrov is not a valid email address.')).toBeVisible();
});

test('PROP-49 PROP-50 by e-mail it is sent to the recipients, who are told back with those refused', async () => {
  const { sent } = openDialog({
    make: () => ({
      recipients: ['whitaker@example.mil'],
      error: 'The mail server refused petrov@example.mil.',
    }),
  });
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil, petrov@example.mil');
  await press('Send email');
  expect(await screen.findByText('Hand receipt sent')).toBeVisible();
  expect(screen.getByText('whitaker@example.mil')).toBeVisible();
  expect(screen.getByText('The mail server refused petrov@example.mil.')).toBeVisible();
  expect(saved).toEqual([]);
  expect(orders(sent)[0]).toMatchObject({
    send_email: true,
    recipients: ['whitaker@example.mil', 'petrov@example.mil'],
  });
});

test('a message that the server kept can be opened, with its file', async () => {
  openDialog({ make: () => ({ recipients: ['whitaker@example.mil'], captured: '/api/mail/M-1' }) });
  await byEmail();
  await userEvent.type(box('Recipients'), 'whitaker@example.mil');
  await press('Send email');
  await press('Open message');
  expect(await screen.findByText(/sent you a hand receipt for 2 items/)).toBeVisible();
  expect(screen.getByRole('link', { name: FILE_NAME })).toHaveAttribute('href', '/api/mail/M-1/file');
});

test('to print, the PDF opens in a tab of its own, and a link is left for a browser that forbids it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  openDialog();
  await userEvent.click(await screen.findByRole('tab', { name: 'Print' }));
  await press('Open to print');
  expect(await screen.findByRole('link', { name: `Open ${FILE_NAME}` })).toHaveAttribute('href', 'blob:made');
  expect(open).toHaveBeenCalledWith('blob:made', '_blank');
});

test.each([
  ['the words of the server', () => refusal(400, 'Too many items.'), 'Too many items.'],
  ['our own words', () => new Response('<html>', { status: 502 }), 'Failed to generate PDF'],
])('ERR-29 a failed PDF is told with %s, and all that was typed stays', async (_whose, make, words) => {
  const { onClose } = openDialog({ make });
  await screen.findByRole('checkbox', { name: 'Group by category' });
  await userEvent.type(box('DODAAC'), 'W91ABC');
  await press('Download PDF');
  expect(await screen.findByText(words)).toBeVisible();
  expect(box('DODAAC')).toHaveValue('W91ABC');
  expect(onClose).not.toHaveBeenCalled();
});

test('while a long form is made, the dialog says so, stays, and offers to stop', async () => {
  const { onClose } = openDialog({ make: () => new Promise(() => undefined) });
  await press('Download PDF');
  expect(await screen.findByText('Generating DA 2062...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
});
