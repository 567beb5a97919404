import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { UiProvider } from '../theme/ui-provider';
import { FormDialog } from './form-dialog';
import { TextField } from './text-fields';

const EMPTY = { serial: '' };

function Screen({ onSubmit }: { onSubmit: (values: typeof EMPTY) => void }) {
  const [open, setOpen] = useState(false);
  const submit = (values: typeof EMPTY) => {
    onSubmit(values);
    setOpen(false);
  };
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>New Transfer</Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Initiate Equipment Transfer"
        submitLabel="Send Transfer Request"
        initialValues={EMPTY}
        onSubmit={submit}
      >
        <TextField name="serial" label="Serial Number" />
      </FormDialog>
    </UiProvider>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New Transfer' }));
  return screen.findByLabelText('Serial Number');
};

test('the button in the footer submits the form in the body', async () => {
  const onSubmit = jest.fn();
  render(<Screen onSubmit={onSubmit} />);
  await userEvent.type(await open(), 'W123456');
  await userEvent.click(screen.getByRole('button', { name: 'Send Transfer Request' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ serial: 'W123456' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cancelled and opened again, it is empty', async () => {
  render(<Screen onSubmit={jest.fn()} />);
  await userEvent.type(await open(), 'W1');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await open()).toHaveValue('');
});
