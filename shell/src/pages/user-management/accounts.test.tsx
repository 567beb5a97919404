import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal } from '../../test/api';
import { admin, directory, directoryOfAdmin } from '../../test/company';
import { openApp } from '../../test/render-app';

const LINK = { path: '/set-password#once', expiresAt: '2026-11-22T06:00:00.000' };
const UNITS = [
  { id: 'B', name: 'B Co', kind: 'company', parentId: null, depth: 0, members: 4, mine: true },
  { id: 'B-1', name: '1st Platoon', kind: 'platoon', parentId: 'B', depth: 1, members: 0, mine: true },
];
const brandt = {
  ...directory[1],
  firstName: 'Dale',
  lastName: 'Brandt',
  unitId: 'B',
  position: 'Supply Sergeant',
  username: 'brandt',
  email: 'brandt@example.mil',
  phone: null,
  serviceStart: '2012-03-01',
  commandStart: null,
  requestedUnit: null,
  signInBlockReason: null,
  lookAlikes: [],
  may: directoryOfAdmin()[1]?.may,
};
const preview = {
  held: 12,
  sensitiveHeld: 3,
  signedDown: 5,
  openTransfers: 1,
  signedIn: 2,
  message: 'SFC Brandt holds 12 items, 3 of them sensitive. They stay on that hand receipt.',
};

const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function openMenu(name: string) {
  const user = userEvent.setup();
  openApp('/user-management');
  await user.click(await screen.findByRole('button', { name: `Actions, ${name}` }));
  return user;
}

beforeEach(() =>
  answer({
    'GET /api/auth/me': () => admin,
    'GET /api/users': directoryOfAdmin,
    'GET /api/users/U-0002': () => brandt,
    'GET /api/users/U-0002/deactivation': () => preview,
    'GET /api/units': () => UNITS,
  }),
);

test('USER-05 the row menu of an active person has Edit User, Reset Password and Deactivate, of an inactive one Activate', async () => {
  const user = await openMenu('SFC Dale Brandt');
  expect(menuItems()).toEqual([
    'Edit User',
    'Reset Password',
    'Sign Out Everywhere',
    'Block Sign-in',
    'Deactivate',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions, SPC Cole Whitaker' }));
  expect(menuItems()).toEqual(['Edit User', 'Reset Password', 'Activate']);
  expect(screen.getByRole('menuitem', { name: 'Reset Password' })).toBeDisabled();
});

test('who may do nothing to accounts has no menu and adds nobody; a leader of the unit only activates', async () => {
  answer({
    'GET /api/auth/me': () => ({ ...admin, role: 'Commander' }),
    'GET /api/users': () =>
      directory.map((person) => (person.status === 'Pending' ? { ...person, may: ['activate'] } : person)),
  });
  await openMenu('PFC Ira Cole');
  expect(menuItems()).toEqual(['Activate']);
  expect(screen.getAllByRole('button', { name: /^Actions/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
});

test('Edit User sends what was changed and nothing else; a new role has its own call', async () => {
  answer({
    'PATCH /api/users/U-0002': () => brandt,
    'PUT /api/users/U-0002/role': () => brandt,
  });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Edit User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?act=edit&person=U-0002');
  const lastName = await dialog.findByLabelText('Last name');
  expect(dialog.getByLabelText('In service since (optional)')).toHaveValue('2012-03-01');
  await user.clear(lastName);
  await user.type(lastName, 'B');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Last name is required')).toBeVisible();
  await user.type(lastName, 'randt-Ames');
  await user.selectOptions(dialog.getByLabelText('Rank'), 'MSG');
  await user.selectOptions(dialog.getByLabelText('Unit'), 'B-1');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Commander');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(bodyOf('PATCH /api/users/U-0002')).toEqual({
    rank: 'MSG',
    lastName: 'Brandt-Ames',
    unitId: 'B-1',
  });
  expect(bodyOf('PUT /api/users/U-0002/role')).toEqual({ role: 'Commander' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the last Admin keeps their role: the form says why and stays', async () => {
  const why = 'This is the last active Admin. Make another one first.';
  answer({ 'PUT /api/users/U-0002/role': () => refusal(409, why) });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Edit User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await user.selectOptions(await dialog.findByLabelText('Role'), 'Soldier');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(why)).toBeVisible();
  expect(dialog.getByLabelText('Role')).toHaveValue('Soldier');
});

test('Reset Password makes a one-time link after asking, and shows it once', async () => {
  answer({ 'POST /api/users/U-0002/password-link': () => Response.json(LINK, { status: 201 }) });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Reset Password' }));
  const sure = within(
    await screen.findByRole('alertdialog', { name: 'Reset the password of SFC Dale Brandt?' }),
  );
  expect(callsMade()).not.toContain('POST /api/users/U-0002/password-link');
  await user.click(sure.getByRole('button', { name: 'Make Link' }));
  expect(await screen.findByLabelText('One-time link')).toHaveValue('http://localhost/set-password#once');
  expect(screen.getByText('22NOV2026 0600')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(/once/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address').textContent).toBe('/user-management');
});

test('Deactivate spells out what happens to their items before it is done, and says so after', async () => {
  answer({
    'POST /api/users/U-0002/deactivate': () => ({ message: 'SFC Brandt is deactivated.', user: brandt }),
  });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Deactivate SFC Dale Brandt?' }));
  expect(await sure.findByText(preview.message)).toBeVisible();
  expect(sure.getByText('12')).toBeVisible();
  await waitFor(() => expect(sure.getByRole('button', { name: 'Deactivate' })).toBeEnabled());
  await user.click(sure.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('SFC Brandt is deactivated.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('Activate that is refused says why and stays open', async () => {
  answer({
    'POST /api/users/U-0012/activate': () => refusal(409, 'PFC Cole has no unit yet. Give one first.'),
  });
  const user = await openMenu('PFC Ira Cole');
  await user.click(screen.getByRole('menuitem', { name: 'Activate' }));
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('PFC Cole has no unit yet. Give one first.')).toBeVisible();
  expect(screen.getByRole('alertdialog', { name: 'Activate PFC Ira Cole?' })).toBeVisible();
});

test('USER-06 Add New User makes an account and shows the link of its first password, once', async () => {
  const user = userEvent.setup();
  answer({
    'POST /api/users': () =>
      Response.json({ user: { ...brandt, rank: 'PFC', lastName: 'Ortiz' }, link: LINK }, { status: 201 }),
  });
  openApp('/user-management');
  await user.click(await screen.findByRole('button', { name: 'Add New User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
  await user.type(await dialog.findByLabelText('Username'), 'ortiz');
  await user.type(dialog.getByLabelText('First name'), 'Lee');
  await user.type(dialog.getByLabelText('Last name'), 'Ortiz');
  await user.type(dialog.getByLabelText('Email'), 'ortiz@example.mil');
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await dialog.findByText('Rank is required')).toBeVisible();
  expect(dialog.getByText('Unit is required')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Rank'), 'PFC');
  await user.selectOptions(dialog.getByLabelText('Unit'), 'B');
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await screen.findByRole('alertdialog', { name: 'One-time link for PFC Ortiz' })).toBeVisible();
  expect(bodyOf('POST /api/users')).toEqual({
    username: 'ortiz',
    firstName: 'Lee',
    lastName: 'Ortiz',
    rank: 'PFC',
    role: 'Soldier',
    unitId: 'B',
    email: 'ortiz@example.mil',
    phone: null,
    position: null,
    serviceStart: null,
    commandStart: null,
  });
});

test('a link to a dialog opens it for whom the act is open, and nothing for others', async () => {
  openApp('/user-management?act=deactivate&person=U-0002');
  expect(await screen.findByRole('alertdialog', { name: 'Deactivate SFC Dale Brandt?' })).toBeVisible();
});

test('a link to an act that I may not do opens nothing', async () => {
  answer({ 'GET /api/users': () => directory });
  openApp('/user-management?act=deactivate&person=U-0002');
  await screen.findByText('Dale Brandt');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('activation warns of people whose names look like this one', async () => {
  const whitaker = directoryOfAdmin().find(({ name }) => name === 'Cole Whitaker')!;
  answer({
    [`GET /api/users/${whitaker.id}`]: () => ({
      ...brandt,
      ...whitaker,
      lookAlikes: ['SPC Cole Wh\u0456taker, B Co'],
    }),
  });
  const user = await openMenu('SPC Cole Whitaker');
  await user.click(screen.getByRole('menuitem', { name: 'Activate' }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Activate/ });
  expect(await within(dialog).findByText('This name looks like another')).toBeVisible();
  expect(dialog).toHaveTextContent('SPC Cole Wh\u0456taker, B Co');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Activate' })).toBeEnabled());
});

test('SUCC-40 Block Sign-in asks for a reason, says what it does, and a refusal keeps what was typed', async () => {
  let isRefused = true;
  answer({
    'POST /api/users/U-0002/block-sign-in': () =>
      isRefused ? refusal(409, 'This is the last active Admin. Make another one first.') : brandt,
  });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Block Sign-in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block the sign-in of SFC Dale Brandt?' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?act=block-sign-in&person=U-0002');
  expect(dialog.getByText(/The items on their hand receipt stay there\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Block Sign-in' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'The phone was stolen.');
  await user.click(dialog.getByRole('button', { name: 'Block Sign-in' }));
  expect(await dialog.findByText(/This is the last active Admin/)).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The phone was stolen.');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Block Sign-in' }));
  expect(await screen.findByText('Sign-in blocked')).toBeVisible();
  expect(bodyOf('POST /api/users/U-0002/block-sign-in')).toEqual({ reason: 'The phone was stolen.' });
});

test('Remove Second Factor says what it does, asks for a reason, and is offered where the server offers it', async () => {
  const owner = { ...directoryOfAdmin()[1]!, may: ['edit', 'remove-second-factor'] };
  answer({
    'GET /api/users': () => [owner],
    'POST /api/users/U-0002/remove-second-factor': () => brandt,
  });
  const user = await openMenu('SFC Dale Brandt');
  await user.click(screen.getByRole('menuitem', { name: 'Remove Second Factor' }));
  const name = 'Remove the second factor of SFC Dale Brandt?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText(/signed out everywhere\. The password stays\./)).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'The phone was lost.');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Second factor removed')).toBeVisible();
  expect(bodyOf('POST /api/users/U-0002/remove-second-factor')).toEqual({ reason: 'The phone was lost.' });
});

test('SUCC-40 a blocked person is marked, and Allow Sign-in says why they were blocked', async () => {
  const blocked = { ...directoryOfAdmin()[1]!, signInBlocked: true, may: ['edit', 'allow-sign-in'] };
  answer({
    'GET /api/users': () => [blocked],
    'GET /api/users/U-0002': () => ({ ...brandt, ...blocked, signInBlockReason: 'The phone was stolen.' }),
    'DELETE /api/users/U-0002/block-sign-in': () => brandt,
  });
  const user = await openMenu('SFC Dale Brandt');
  expect(screen.getByText('Sign-in blocked')).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Allow Sign-in' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Let SFC Dale Brandt sign in again?' }),
  );
  expect(await dialog.findByText('Blocked because: The phone was stolen.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Allow Sign-in' }));
  expect(await screen.findByText('SFC Dale Brandt can sign in again.')).toBeVisible();
});
