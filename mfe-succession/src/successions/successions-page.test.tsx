import { page, refusal, serve, unreachable } from '@hand-receipt/standalone/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../test/render-remote';
import { HALLORAN, OSEI, PETROV, succession } from '../test/succession';

const PEOPLE = [HALLORAN, OSEI].map((person) => ({ ...person, status: 'Active', role: 'Soldier' }));

test('the list says who hands over to whom, until when and how it stands', async () => {
  serve({ 'GET /api/successions': () => page([succession()]) });
  renderRemote('/successions');
  const row = await screen.findByRole('link', { name: /SC-0003/ });
  expect(row).toHaveAttribute('href', '/successions/SC-0003');
  expect(row).toHaveTextContent('CPT Halloran to CPT Osei');
  expect(row).toHaveTextContent('Due 30DEC2026');
  expect(row).toHaveTextContent('Being planned');
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
    rolesPass: true,
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
