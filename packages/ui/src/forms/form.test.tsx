import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import * as yup from 'yup';
import { SelectField } from './choice-fields';
import { UiProvider } from '../theme/ui-provider';
import { Form, type FormSettings } from './form';
import { FormConflict, FormError, SubmitButton } from './form-parts';
import { PasswordField, TextAreaField, TextField } from './text-fields';

interface Values {
  username: string;
  password: string;
  rank: string;
}

const schema = yup.object({
  username: yup.string().required('Username is required'),
  password: yup.string().required('Password is required'),
});

const RANKS = [{ value: 'SGT', label: 'SGT' }];

function SignIn({ after, ...props }: Partial<FormSettings<Values>> & { after?: ReactNode }) {
  return (
    <Form label="Sign in" initialValues={EMPTY} schema={schema} onSubmit={() => undefined} {...props}>
      <TextField name="username" label="Username" hint="As your unit knows you" uppercase />
      <PasswordField name="password" label="Password" />
      <SelectField name="rank" label="Rank" options={RANKS} placeholder="Rank" optional />
      {after}
      <SubmitButton>Sign In</SubmitButton>
    </Form>
  );
}

const EMPTY: Values = { username: '', password: '', rank: '' };
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

test('a submit with errors says each at its field and focuses the first', async () => {
  const onSubmit = jest.fn();
  render(<SignIn onSubmit={onSubmit} />);
  await signIn();
  await waitFor(() => expect(username()).toHaveFocus());
  expect(username()).toBeInvalid();
  expect(username()).toHaveAccessibleDescription('Username is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field is checked when it is left, and its error goes when it is corrected', async () => {
  render(<SignIn />);
  expect(username()).toHaveAccessibleDescription('As your unit knows you');
  await userEvent.type(username(), 'h');
  await userEvent.clear(username());
  await userEvent.tab();
  await waitFor(() => expect(username()).toHaveAccessibleDescription('Username is required'));
  expect(password()).toBeValid();
  await userEvent.type(username(), 'h');
  expect(username()).toHaveAccessibleDescription('As your unit knows you');
  expect(username()).toBeValid();
});

test('an empty field that is only passed by is not red before the form is submitted', async () => {
  render(<SignIn />);
  await userEvent.click(username());
  await userEvent.click(password());
  await userEvent.tab();
  expect(username()).toBeValid();
  expect(password()).toBeValid();
  await signIn();
  await waitFor(() => expect(username()).toBeInvalid());
});

function Report({ onSubmit }: { onSubmit: (values: { text: string }) => void }) {
  return (
    <UiProvider>
      <Form initialValues={{ text: '' }} onSubmit={onSubmit}>
        <TextAreaField name="text" label="Description" maxLength={20} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </UiProvider>
  );
}

test('a pasted text that is too long stays whole: the field counts, says by how much, and is not sent', async () => {
  const onSubmit = jest.fn();
  render(<Report onSubmit={onSubmit} />);
  const field = screen.getByLabelText('Description');
  await userEvent.click(field);
  await userEvent.paste('0123456789abcdef');
  expect(field).toHaveAccessibleDescription('16 of 20 characters');
  expect(field).toBeValid();
  await userEvent.paste('ghijklmn');
  expect(field).toHaveValue('0123456789abcdefghijklmn');
  expect(field).toHaveAccessibleDescription('24 of 20 characters. Shorten it by 4.');
  expect(field).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.type(field, '{backspace}{backspace}{backspace}{backspace}');
  expect(field).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test('a short field does not cut a pasted text either', async () => {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ name: '' }} onSubmit={onSubmit}>
        <TextField name="name" label="Part name" maxLength={8} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </UiProvider>,
  );
  const field = screen.getByLabelText('Part name');
  await userEvent.click(field);
  await userEvent.paste('Fuel pump seal');
  expect(field).toHaveValue('Fuel pump seal');
  expect(field).toHaveAccessibleDescription('14 of 8 characters. Shorten it by 6.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is right is submitted; the button works and cannot be pressed twice meanwhile', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<SignIn onSubmit={onSubmit} />);
  await userEvent.type(username(), 'halloran');
  await userEvent.type(password(), 'demo-0600');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rank (optional)' }), 'SGT');
  await signIn();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled());
  expect(onSubmit).toHaveBeenCalledWith(
    { username: 'HALLORAN', password: 'demo-0600', rank: 'SGT' },
    expect.anything(),
  );
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
});

async function submitAndFail(error: unknown, onError?: (error: unknown) => void) {
  render(<SignIn onSubmit={() => Promise.reject(error)} onError={onError} />);
  await userEvent.type(username(), 'halloran');
  await userEvent.type(password(), 'demo-0600');
  await signIn();
}

test("the server's field errors stand at their fields and the first takes focus", async () => {
  const onError = jest.fn();
  await submitAndFail({ message: 'Invalid', fields: { password: 'Password is too common' } }, onError);
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Password is too common');
  expect(onError).not.toHaveBeenCalled();
});

test('an error that no field can take goes to the caller', async () => {
  const onError = jest.fn();
  const error = { message: 'Serial is taken', fields: { serial_number: 'taken' } };
  await submitAndFail(error, onError);
  await waitFor(() => expect(onError).toHaveBeenCalledWith(error));
});

test('a password can be shown and hidden', async () => {
  render(<SignIn />);
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([50, 150, 450])('check 39 a form submitted twice %i ms apart is submitted once', async (gap) => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<SignIn onSubmit={onSubmit} />);
  await userEvent.type(username(), 'halloran');
  await userEvent.type(password(), 'secret');
  // The time of the presses is set: on a busy machine the second one comes later than it should.
  const pressedAt = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(pressedAt);
  await signIn();
  await act(() => new Promise((resolve) => setTimeout(resolve, gap)));
  now.mockReturnValue(pressedAt + gap);
  await signIn();
  now.mockRestore();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a submit that failed is tried again at once', async () => {
  const onSubmit = jest.fn(() => Promise.reject(new Error('no')));
  render(<SignIn onSubmit={onSubmit} onError={() => undefined} />);
  await userEvent.type(username(), 'halloran');
  await userEvent.type(password(), 'secret');
  for (const times of [1, 2]) {
    await signIn();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
  }
});

test('a form’s error is scrolled to, also where a browser answers the scrolling with a promise', () => {
  const scrolled = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as void);
  const { unmount } = render(<FormError title="Needs a connection." />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(unmount).not.toThrow();
  scrolled.mockRestore();
});

function Edit({ fields }: { fields?: Record<string, string> }) {
  const [isOutdated, setOutdated] = useState(false);
  const save = async () => {
    setOutdated(true);
    throw Object.assign(new Error('Conflict'), { fields });
  };
  const after = isOutdated && <FormConflict title="Somebody changed this." />;
  return (
    <SignIn
      initialValues={{ username: 'halloran', password: 'x', rank: '' }}
      onSubmit={save}
      onError={() => undefined}
      after={after}
    />
  );
}

test('what another person changed meanwhile is scrolled to and takes the focus from the button that saves', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  render(<Edit />);
  await signIn();
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveTextContent('Somebody changed this.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
  expect(conflict).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  scrolled.mockRestore();
});

test('a field that says what another person put on record has the focus and keeps saying it', async () => {
  render(<Edit fields={{ username: 'On record now: brandt' }} />);
  await signIn();
  await waitFor(() => expect(username()).toHaveFocus());
  expect(await screen.findByText('Somebody changed this.')).toBeVisible();
  expect(username()).toHaveAccessibleDescription('On record now: brandt');
});

const IsDirty = () => <output>{useFormikContext().dirty ? 'Not saved' : 'Saved'}</output>;

/** A form over a record that is read again and again. It stays open after a save. */
function Profile({
  phone,
  onSubmit = () => undefined,
}: {
  phone: string;
  onSubmit?: (phone: string) => unknown;
}) {
  return (
    <Form
      initialValues={{ phone, room: '' }}
      onSubmit={async (values) => void (await onSubmit(values.phone))}
      onError={() => undefined}
    >
      <TextField name="phone" label="Phone" />
      <TextField name="room" label="Room" />
      <IsDirty />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

const phone = () => screen.getByLabelText('Phone');
const retype = async (text: string) => {
  await userEvent.clear(phone());
  await userEvent.type(phone(), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a form in which nothing was entered shows what is read again', () => {
  const { rerender } = render(<Profile phone="1" />);
  rerender(<Profile phone="2" />);
  expect(phone()).toHaveValue('2');
  expect(screen.getByText('Saved')).toBeVisible();
});

test('what was typed stays when the record is read again, until it is taken back', async () => {
  const { rerender } = render(<Profile phone="1" />);
  await userEvent.type(screen.getByLabelText('Room'), 'B');
  rerender(<Profile phone="2" />);
  expect(screen.getByLabelText('Room')).toHaveValue('B');
  expect(phone()).toHaveValue('1');
  await userEvent.clear(screen.getByLabelText('Room'));
  await waitFor(() => expect(phone()).toHaveValue('2'));
});

test('a form that stays open after a save has nothing unsaved, and shows what is read from then on', async () => {
  // The server writes it in another form than it was typed.
  const { rerender } = render(<Profile phone="1" />);
  await retype('555 01');
  expect(screen.getByText('Not saved')).toBeVisible();
  await save();
  rerender(<Profile phone="55501" />);
  await waitFor(() => expect(phone()).toHaveValue('55501'));
  expect(screen.getByText('Saved')).toBeVisible();
  rerender(<Profile phone="3" />);
  expect(phone()).toHaveValue('3');
});

test('a save that the record shows before the answer of the form leaves nothing unsaved', async () => {
  let rerender: (form: ReactNode) => void = () => undefined;
  const onSubmit = (typed: string) => act(() => rerender(<Profile phone={typed} onSubmit={onSubmit} />));
  ({ rerender } = render(<Profile phone="1" onSubmit={onSubmit} />));
  await retype('2');
  await save();
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(phone()).toHaveValue('2');
});

test('what was typed during the save stays', async () => {
  let finish = () => {};
  const onSubmit = () => new Promise<void>((resolve) => (finish = resolve));
  const { rerender } = render(<Profile phone="1" onSubmit={onSubmit} />);
  await retype('2');
  await save();
  await userEvent.type(phone(), '3');
  finish();
  rerender(<Profile phone="2" onSubmit={onSubmit} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(phone()).toHaveValue('23');
  expect(screen.getByText('Not saved')).toBeVisible();
});

test('a save that was refused is not taken for one that was made', async () => {
  const onSubmit = () => Promise.reject(new Error('no'));
  const { rerender } = render(<Profile phone="1" onSubmit={onSubmit} />);
  await retype('2');
  await save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  rerender(<Profile phone="9" onSubmit={onSubmit} />);
  expect(phone()).toHaveValue('2');
});
