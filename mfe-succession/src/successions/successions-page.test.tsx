import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInBrowser } from '../test/render-in-browser';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, NAVARRO, OSEI, PETROV, osei, succession } from '../test/succession';

const PEOPLE = [
  { ...HALLORAN, status: 'Active', role: 'Commander' },
  { ...OSEI, status: 'Active', role: 'Soldier' },
];
const NAVARROS = `GET /api/people/${NAVARRO.id}/holdings`;
const receipt = (giver: typeof PETROV | null) => ({
  giver,
  book: giver ? null : 'B Co',
  holder: NAVARRO,
  number: null,
  last_printed: null,
  items: [],
});
const holdings = (received: object[]) => ({ received, signed_down: [], transfers: [] });

test('the list says who hands over to whom, until when and how it stands', async () => {
  serve({ 'GET /api/successions': () => page([succession()]) });
  renderRemote('/successions');
  const row = await screen.findByRole('link', { name: /SC-0003/ });
  expect(row).toHaveAttribute('href', '/successions/SC-0003');
  expect(row).toHaveTextContent('CPT Halloran to CPT Osei');
  expect(row).toHaveTextContent('Due 30DEC2026');
  expect(row).toHaveTextContent('Being planned');
});

test('one of which a part was signed is listed as signed, with the rest cancelled', async () => {
  serve({
    'GET /api/successions': () =>
      page([succession({ state: 'cancelled', signed_at: '2026-11-28T11:00:00.000Z' })]),
  });
  renderRemote('/successions?scope=ended');
  const row = await screen.findByRole('link', { name: /SC-0003/ });
  expect(row).toHaveTextContent('Signed 28NOV2026');
  expect(row).toHaveTextContent('Signed, rest cancelled');
});

test('an empty list and one that cannot be had say so', async () => {
  serve({ 'GET /api/successions': () => page([]) });
  const { unmount } = renderRemote('/successions');
  expect(await screen.findByText('No change of command is under way')).toBeVisible();
  unmount();
  serve({ 'GET /api/successions': () => refusal(500, 'The server failed.') });
  renderRemote('/successions');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['SC-0002, from CPT Halloran to CPT Reyes, is not finished.', 409],
  ['Choose another person: CPT Halloran cannot succeed themselves.', 400],
])('a refusal is shown in the form, which keeps what was typed: %s', async (sentence, status) => {
  const user = userEvent.setup();
  const { sent } = serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => PEOPLE,
    'POST /api/successions': () => refusal(status, sentence),
  });
  renderRemote('/successions');
  await user.click(await screen.findByRole('button', { name: 'Start a change of command' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/successions?new=1');
  await user.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  await user.type(screen.getByLabelText('Reason'), 'Orders of 18NOV2026.');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Orders of 18NOV2026.');
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'primary',
    fromUserId: HALLORAN.id,
    toUserId: OSEI.id,
  });
});

test('once started it opens', async () => {
  const user = userEvent.setup();
  serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => PEOPLE,
    'POST /api/successions': () => succession(),
    'GET /api/successions/SC-0003': () => succession(),
  });
  renderRemote('/successions?new=1');
  await user.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  await user.type(screen.getByLabelText('Reason'), 'Orders.');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'CPT Halloran to CPT Osei' }),
  ).toBeInTheDocument();
});

test('Back from one that was started does not open its form again', async () => {
  serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => PEOPLE,
    'POST /api/successions': () => succession(),
    'GET /api/successions/SC-0003': () => succession(),
  });
  await renderInBrowser('/successions?new=1');
  await userEvent.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  await userEvent.type(screen.getByLabelText('Reason'), 'Orders.');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('/successions/SC-0003');
  act(() => window.history.back());
  await screen.findByText('/before');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a connection the form says so and keeps what was typed', async () => {
  const user = userEvent.setup();
  serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => PEOPLE,
    'POST /api/successions': unreachable,
  });
  renderRemote('/successions?new=1');
  await user.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  await user.type(screen.getByLabelText('Reason'), 'Orders.');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Needs a connection.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Orders.');
});

test('SUCC-33 the address opens the change of a holder filled in, with the hand receipts of the outgoing person', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => [...PEOPLE, { ...PETROV, status: 'Active', role: 'Squad Leader' }],
    [`GET /api/people/${PETROV.id}/holdings`]: () => ({
      received: [{ giver: HALLORAN, book: null, items: [] }],
      signed_down: [],
      transfers: [],
    }),
    'POST /api/successions': () => refusal(409, 'SC-0002, from SSG Petrov to CPT Reyes, is not finished.'),
  });
  renderRemote(`/successions?new=sub&from=${PETROV.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Change the holder' });
  expect(await screen.findByLabelText('Outgoing')).toHaveValue(PETROV.id);
  await user.selectOptions(await screen.findByLabelText('Hand receipt from'), HALLORAN.id);
  await user.selectOptions(screen.getByLabelText('Incoming'), OSEI.id);
  await user.type(screen.getByLabelText('Reason'), 'Changes station.');
  expect(dialog).not.toHaveTextContent('The role of Commander passes too');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('SC-0002, from SSG Petrov to CPT Reyes, is not finished.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'sub',
    fromUserId: PETROV.id,
    toUserId: OSEI.id,
    giverUserId: HALLORAN.id,
  });
});

test('a form that the page of a person opened returns there when it is cancelled', async () => {
  serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => PEOPLE,
    [`GET /api/people/${PETROV.id}/holdings`]: () => holdings([]),
  });
  renderRemote(`/successions?new=sub&from=${PETROV.id}&back=person`);
  await screen.findByRole('dialog', { name: 'Change the holder' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(`/people/${PETROV.id}`));
});

const SOLDIER = { ...osei, ...NAVARRO, position: 'Rifleman' };

test('who has nothing from the property book is not offered a change of command', async () => {
  serve({
    'GET /api/successions': () => page([]),
    [NAVARROS]: () => holdings([receipt(PETROV)]),
  });
  renderRemote('/successions', SOLDIER);
  expect((await screen.findAllByRole('button', { name: 'Change a holder' }))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start a change of command' })).not.toBeInTheDocument();
});

test('who has something from the property book is offered a change of command, without the role', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => [...PEOPLE, { ...NAVARRO, status: 'Active', role: 'Soldier' }],
    [NAVARROS]: () => holdings([receipt(null), receipt(PETROV)]),
    'POST /api/successions': () => succession(),
    'GET /api/successions/SC-0003': () => succession(),
  });
  renderRemote('/successions', SOLDIER);
  const [start] = await screen.findAllByRole('button', { name: 'Start a change of command' });
  await user.click(start!);
  await user.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  expect(
    await screen.findByText(/from SSG Petrov is not in it\. Change its holder: the giver signs too\./),
  ).toBeVisible();
  expect(screen.queryByLabelText(/The role of Commander passes too/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Reason'), 'Orders.');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { level: 1, name: 'CPT Halloran to CPT Osei' });
  expect(sent.find(({ method }) => method === 'POST')?.body).not.toHaveProperty('rolesPass');
});

test('the role of Commander may stay, and a leader is told who cannot hand over', async () => {
  const user = userEvent.setup();
  const { sent } = serve({
    'GET /api/successions': () => page([]),
    'GET /api/users': () => [...PEOPLE, { ...NAVARRO, status: 'Active', role: 'Soldier' }],
    [NAVARROS]: () => holdings([receipt(PETROV)]),
    'POST /api/successions': () => succession(),
    'GET /api/successions/SC-0003': () => succession(),
  });
  renderRemote('/successions?new=1');
  await user.selectOptions(await screen.findByLabelText('Outgoing'), NAVARRO.id);
  expect(
    await screen.findByText(/is not the Commander and has nothing from the property book/),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Outgoing'), HALLORAN.id);
  await user.selectOptions(screen.getByLabelText('Incoming'), OSEI.id);
  await user.click(await screen.findByRole('checkbox', { name: /The role of Commander passes too/ }));
  await user.type(screen.getByLabelText('Reason'), 'Orders.');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { level: 1, name: 'CPT Halloran to CPT Osei' });
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ rolesPass: false });
});

test('a first day long ago is refused in the form', async () => {
  const user = userEvent.setup();
  serve({ 'GET /api/successions': () => page([]), 'GET /api/users': () => PEOPLE });
  renderRemote('/successions?new=1');
  await user.selectOptions(await screen.findByLabelText('Incoming'), OSEI.id);
  await user.clear(screen.getByLabelText('First day'));
  await user.type(screen.getByLabelText('First day'), '2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('At most 30 days ago.')).toBeVisible();
});
