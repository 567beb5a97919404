import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, refusal } from '../../test/api';
import { admin, directory, directoryOfAdmin } from '../../test/company';
import { openApp } from '../../test/render-app';

const brandt = {
  ...directory[1],
  firstName: 'Dale',
  lastName: 'Brandt',
  unitId: 'B',
  username: 'brandt',
  email: 'brandt@example.mil',
  requestedUnit: null,
  signInBlockReason: null,
  lookAlikes: [],
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer({
    'GET /api/auth/me': () => admin,
    'GET /api/users': directoryOfAdmin,
    'GET /api/users/U-0002': () => brandt,
    'GET /api/units': () => [],
    'GET /api/sign-in/waiting': () => [],
    'GET /api/sign-in/rules': () => [],
  });
});
afterEach(() => jest.restoreAllMocks());

test('the tab Sign-in is in the address, which opens it again', async () => {
  const first = openApp('/user-management');
  await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in' }));
  expect(await screen.findByText('Nobody waits.')).toBeVisible();
  const address = screen.getByLabelText('Address').textContent;
  expect(address).toBe('/user-management?tab=sign-in');
  first.unmount();
  openApp(address);
  expect(await screen.findByText('Nobody waits.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign-in' })).toHaveAttribute('aria-selected', 'true');
});

test('how a person signs in could not be read: Edit User says so, and Try again reads it', async () => {
  let reading: () => unknown = () => refusal(500, 'The server failed.');
  answer({ 'GET /api/users/U-0002/sign-in': () => reading() });
  openApp('/user-management?act=edit&person=U-0002');
  expect(await screen.findByText('Failed to load how they sign in')).toBeVisible();
  reading = () => ({ password: true, identities: [] });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit User' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Signs in with')).toHaveValue('Password');
});

test.each([
  ['rule', 'Add Rule', 'GET /api/units', 'Unit', 'Add Rule'],
  ['certificate', 'Link Certificate', 'GET /api/users', 'Account', 'Link'],
])(
  'the address opens the dialog %s; without its choices it sends nothing, and reads them again',
  async (shown, title, call, field, submit) => {
    const user = userEvent.setup();
    let reading: () => unknown = () => refusal(500, 'The server failed.');
    answer({ [call]: () => reading() });
    openApp(`/user-management?tab=sign-in&sign-in=${shown}`);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText('The server failed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: submit })).toBeDisabled();
    reading = () => (call === 'GET /api/units' ? [] : directoryOfAdmin());
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('combobox', { name: field })).toBeVisible();
    expect(dialog.getByRole('button', { name: submit })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent(/\?tab=sign-in$/);
  },
);
