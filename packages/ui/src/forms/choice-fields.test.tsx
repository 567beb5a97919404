import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as yup from 'yup';
import { CheckboxField } from './choice-fields';
import { Form } from './form';
import { SubmitButton } from './form-parts';

const schema = yup.object({ agreed: yup.boolean().oneOf([true], 'Confirm it first') });

function Confirm({ onSubmit }: { onSubmit: () => void }) {
  return (
    <Form initialValues={{ agreed: false }} schema={schema} onSubmit={onSubmit}>
      <CheckboxField name="agreed" label="I counted every item" hint="Also what is locked away." />
      <SubmitButton>Close</SubmitButton>
    </Form>
  );
}

test('a checkbox is described by its hint, or by the error for which it was not sent, and takes the focus', async () => {
  const onSubmit = jest.fn();
  render(<Confirm onSubmit={onSubmit} />);
  const box = screen.getByRole('checkbox', { name: 'I counted every item' });
  expect(box).toHaveAccessibleDescription('Also what is locked away.');
  expect(box).toBeValid();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Confirm it first');
  expect(box).toBeInvalid();
  expect(screen.getByText('Confirm it first')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(box);
  expect(box).toHaveAccessibleDescription('Also what is locked away.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});
