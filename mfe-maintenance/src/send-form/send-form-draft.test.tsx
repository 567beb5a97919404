import { unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodePictures, jpegFile } from '../test/photos';
import {
  addPhotos,
  fillIn,
  item,
  openBook,
  openForm,
  photoLines,
  sendForm,
  serveForms,
  startAnew,
  UPLOAD,
  waiting,
} from '../test/send-form';

beforeEach(async () => {
  await startAnew();
  decodePictures();
});

test('a dialog that is closed unsent opens again with what was typed and uploaded', async () => {
  serveForms();
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'));
  await screen.findByText('Uploaded');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(waiting()).toMatchObject([
      {
        title: 'Send DA Form 2404 for M4A1 Carbine W123456',
        type: 'form',
        state: 'draft',
        path: `/maintenance?send=${item.id}`,
      },
    ]),
  );

  await userEvent.click(screen.getByRole('button', { name: /^Send maintenance form/ }));
  expect(await screen.findByLabelText('Description')).toHaveValue('Leaks at the front differential');
  expect(screen.getByText('Draft, not sent')).toBeVisible();
  expect(photoLines().map((line) => line.textContent)).toEqual(['front.jpgUploaded']);
  await sendForm();
  await screen.findByText('Form sent');
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('what is typed and the photos that went out are kept while the form is open, for a reload', async () => {
  serveForms();
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'));
  await screen.findByText('Uploaded');
  const kept = () =>
    (waiting() as { data?: { values?: { description?: string }; photos?: unknown[] } }[]).map(({ data }) => [
      data?.values?.description,
      data?.photos?.length,
    ]);
  await waitFor(() => expect(kept()).toEqual([['Leaks at the front differential', 1]]), { timeout: 3000 });
  expect(screen.getByRole('dialog', { name: 'Send Maintenance Form' })).toBeVisible();
});

test('the address names the form that is open: a reload opens it again', async () => {
  serveForms();
  openBook(`/property-book?send=${item.id}`);
  expect(await screen.findByRole('dialog', { name: 'Send Maintenance Form' })).toBeVisible();
  expect(await screen.findByLabelText('Description')).toBeVisible();
});

test('a photo for which the device has no room says so while it is not uploaded', async () => {
  serveForms({ [UPLOAD]: unreachable });
  await openForm();
  await addPhotos(jpegFile('front.jpg'));
  expect(await screen.findByText('This device has no room to keep the photos.')).toBeVisible();
});

test('the form opens with nothing in red, also where the focus leaves an empty field', async () => {
  serveForms();
  const dialog = await openForm();
  await userEvent.click(await screen.findByLabelText('Recipient'));
  await userEvent.click(screen.getByLabelText('Description'));
  await userEvent.tab();
  expect(dialog).not.toHaveTextContent(/is required/);
});

test('a page that goes out of sight, as a phone does for its camera, keeps what was typed; it can be left', async () => {
  serveForms({ 'DELETE /api/uploads/upload-1': () => ({ message: 'Deleted' }) });
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'));
  await screen.findByText('Uploaded');
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visible.mockRestore();
  await waitFor(() => expect(waiting()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(screen.getByRole('button', { name: /^Send maintenance form/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start empty' }));
  expect(screen.getByLabelText('Description')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Photos' })).not.toBeInTheDocument();
  await waitFor(() => expect(waiting()).toEqual([]));
});
