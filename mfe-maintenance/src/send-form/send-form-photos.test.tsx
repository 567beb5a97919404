import { refusal, unreachable } from '@hand-receipt/standalone/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodePictures, drawn, hugePng, jpegFile } from '../test/photos';
import {
  addPhotos,
  fillIn,
  FORM,
  keepUpload,
  openForm,
  photoLines,
  sendForm,
  serveForms,
  startAnew,
  UPLOAD,
} from '../test/send-form';

beforeEach(async () => {
  await startAnew();
  decodePictures();
});

test('MAINT-11 MAINT-12 photos are made smaller on the device, uploaded one by one and sent as addresses', async () => {
  const { sent } = serveForms();
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'), jpegFile('seal.jpg'));
  await waitFor(() =>
    expect(photoLines().map((line) => line.textContent)).toEqual(['front.jpgUploaded', 'seal.jpgUploaded']),
  );
  expect(drawn).toEqual([[2560, 1920], [160, 120], [2560, 1920], [160, 120]]); // prettier-ignore
  const uploads = sent.filter(({ url }) => url === '/api/uploads');
  expect(uploads.map(({ body }) => [...(body as FormData).keys()])).toEqual([['photo'], ['photo']]);
  await sendForm();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-1', '/api/uploads/upload-2'],
  });
});

test('a photo that is taken out is taken back, and not sent', async () => {
  const { calls, sent } = serveForms({ 'DELETE /api/uploads/upload-1': () => ({ message: 'Deleted' }) });
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'), jpegFile('seal.jpg'));
  await waitFor(() => expect(photoLines()[1]).toHaveTextContent('Uploaded'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove, front.jpg' }));
  expect(photoLines()).toHaveLength(1);
  await waitFor(() => expect(calls).toContain('DELETE /api/uploads/upload-1'));
  await sendForm();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-2'],
  });
});

test('ERR-12 a line that is lost in mid-upload says so, loses nothing, and the photos can be tried again', async () => {
  let line: () => unknown = keepUpload;
  const { calls, sent } = serveForms({
    [UPLOAD]: () => {
      const answer = line();
      line = unreachable;
      return answer;
    },
  });
  await openForm();
  await fillIn();
  await addPhotos(jpegFile('front.jpg'), jpegFile('seal.jpg'), jpegFile('hub.jpg'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to upload photos. Please try again.');
  expect(photoLines().map((photo) => photo.textContent)).toEqual([
    'front.jpgUploaded',
    'seal.jpgNot uploaded',
    'hub.jpgNot uploaded',
  ]);
  await sendForm();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send Form' })).toBeEnabled());
  expect(calls).not.toContain(FORM);
  expect(screen.getByLabelText('Description')).toHaveValue('Leaks at the front differential');

  line = keepUpload;
  await userEvent.click(screen.getByRole('button', { name: 'Try again, seal.jpg' }));
  await waitFor(() => expect(photoLines()[1]).toHaveTextContent('seal.jpgUploaded'));
  line = keepUpload;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await sendForm();
  await screen.findByText('Form sent');
  const body = sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body as { attachments: string[] };
  expect(body.attachments).toHaveLength(3);
});

test('back on a network the photos that failed go up by themselves', async () => {
  let line: () => unknown = unreachable;
  serveForms({ [UPLOAD]: () => line() });
  await openForm();
  await screen.findByLabelText('Recipient');
  await addPhotos(jpegFile('front.jpg'));
  await screen.findByText('Not uploaded');
  line = keepUpload;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Uploaded')).toBeVisible();
});

test('a renamed program, an SVG, a damaged photo and one that unpacks to 400 million pixels are refused plainly; the form is sent once they are removed', async () => {
  const { calls, sent } = serveForms();
  await openForm();
  await fillIn();
  await addPhotos(
    new File(['MZ\x90\x00 this program cannot be run in DOS mode'], 'leak.jpg', { type: 'image/jpeg' }),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'seal.png', {
      type: 'image/png',
    }),
    jpegFile('damaged.jpg'),
    new File(['\0\0\0\x18ftypheic'], 'phone.heic', { type: 'image/heic' }),
    hugePng('bomb.png'),
    jpegFile('front.jpg'),
  );
  await waitFor(() =>
    expect(photoLines().map((line) => line.textContent)).toEqual([
      'leak.jpgThis file is not a photo. Send JPEG, PNG or WebP.',
      'seal.pngThis file is not a photo. Send JPEG, PNG or WebP.',
      'damaged.jpgThis photo is damaged. Take it again, or save it as a new JPEG.',
      'phone.heicHEIC and AVIF photos are not taken. Save the photo as JPEG and send it again.',
      'bomb.pngThis photo has 400 million pixels; at most 50 million are taken.',
      'front.jpgUploaded',
    ]),
  );
  expect(calls.filter((call) => call === UPLOAD)).toHaveLength(1);
  expect(screen.getByText('1 of 20')).toBeVisible();
  for (const name of ['seal.png', 'damaged.jpg', 'phone.heic']) {
    await userEvent.click(screen.getByRole('button', { name: `Remove, ${name}` }));
  }
  await sendForm();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The form was not sent.leak.jpg and bomb.png cannot be sent as photos. Remove them, then send the form.',
  );
  expect(calls).not.toContain(FORM);
  await userEvent.click(screen.getByRole('button', { name: 'Remove, bomb.png' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'leak.jpg cannot be sent as a photo. Remove it, then send the form.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove, leak.jpg' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await sendForm();
  await screen.findByText('Form sent');
  expect(sent.find(({ url }) => url.endsWith('/maintenance-form'))?.body).toMatchObject({
    attachments: ['/api/uploads/upload-1'],
  });
});

test('what the server refuses has the words of the server, and is not tried again', async () => {
  serveForms({
    [UPLOAD]: () =>
      refusal(
        415,
        'This file contains data after the image. Take the photo again, or save it as a new JPEG.',
      ),
  });
  await openForm();
  await screen.findByLabelText('Recipient');
  await addPhotos(jpegFile('polyglot.jpg'));
  expect(await screen.findByText(/contains data after the image/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

test('a form takes twenty photos and says what it left out', async () => {
  serveForms();
  await openForm();
  await screen.findByLabelText('Recipient');
  await addPhotos(...Array.from({ length: 22 }, (_, index) => jpegFile(`photo ${index}.jpg`)));
  expect(screen.getByText('2 files were left out.')).toBeVisible();
  expect(photoLines()).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Add Photos' })).toBeDisabled();
  await waitFor(() => expect(photoLines()[19]).toHaveTextContent('Uploaded'), { timeout: 45_000 });
}, 60_000);
