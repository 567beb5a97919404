import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { UiProvider } from '../theme/ui-provider';
import { FileField } from './file-field';

test('a chosen file is named, and taken out again by Remove, which gives focus to what is left', async () => {
  const sent = jest.fn();
  render(
    <UiProvider>
      <Formik initialValues={{ photo: null }} onSubmit={(values) => sent(values.photo)}>
        <Form>
          <FileField name="photo" label="Photo" />
          <button type="submit">Send</button>
        </Form>
      </Formik>
    </UiProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Photo', { selector: 'input' });
  await userEvent.upload(input, new File(['jpeg'], 'plate.jpg', { type: 'image/jpeg' }));
  expect(screen.getByText('plate.jpg, 1 kB')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('No file chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose File' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith(null);
});
