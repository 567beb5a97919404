import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, held, refusal, unreachable } from '../../test/api';
import { setWindow } from '../../test/browser';
import { admin } from '../../test/company';
import { setDown } from '../../test/remotes';
import { openApp } from '../../test/render-app';
import { releaseOf, sectionOf, sectionsOf } from '../../test/sections';

const okonkwo = { id: 'U-0006', name: 'MSG Okonkwo' };
const PATCH_TRANSFERS = 'PATCH /api/sections/mfe-transfers';

const transfers = sectionOf('mfe-transfers', 'Transfers', {
  fills: [{ slot: 'dashboard.cards', title: 'Active Transfers' }],
  dropped: [{ what: 'nav/0 /login', reason: 'is a path of the shell' }],
  staged: [
    releaseOf('c'),
    releaseOf('d', { signature: 'refused', signer: null, reason: 'It has no signed list.' }),
  ],
});
const hanging = sectionOf('mfe-maintenance', 'Maintenance', {
  errors: { count24h: 3, last: { at: new Date().toISOString(), words: 'No answer in 12 s' } },
});
const refused = sectionOf('mfe-documents', 'Documents', {
  release: releaseOf('b', {
    signature: 'refused',
    signer: null,
    reason: 'No key that the shell trusts signed it.',
  }),
});
const off = sectionOf('mfe-range', 'Range', {
  state: 'off',
  reason: 'Fault in the list',
  since: '2026-11-21T05:44:00.000',
  by: okonkwo as never,
});
const slots = [
  { slot: 'dashboard.cards', host: 'Dashboard', filledBy: ['Transfers', 'Documents'] },
  { slot: 'transfers.lines', host: 'Transfers', filledBy: [] },
];
const all = sectionsOf([transfers, hanging, refused, off], { slots });

beforeEach(() =>
  answer({ 'GET /api/auth/me': () => admin, 'GET /api/sections': () => all, 'GET /remotes.json': () => [] }),
);

const table = () => screen.findByRole('table', { name: 'Sections' });
const address = () => screen.getByLabelText('Address').textContent;

test('FED-37 the page opens with every remote down, and names release, signature, errors and slots of each section', async () => {
  setDown('mfe_transfers', true);
  setDown('mfe_property', true);
  openApp('/sections');
  const rows = await table();
  expect(within(rows).getByText('No answer in 12 s, 3 times', { exact: false })).toBeVisible();
  expect(within(rows).getByText('No key that the shell trusts signed it.')).toBeVisible();
  expect(within(rows).getAllByText('Valid')).toHaveLength(3);
  expect(within(rows).getByText('Refused')).toBeVisible();
  expect(within(rows).getByText('1 host, 1 fill')).toBeVisible();
  expect(within(rows).getByText('Not loaded: nav/0 /login, is a path of the shell')).toBeVisible();
  expect(screen.getByText('By MSG Okonkwo, 21NOV2026 0544')).toBeVisible();
  expect(screen.getByText('Administration · 1 release key trusted')).toBeVisible();
  const filled = within(screen.getByRole('table', { name: 'Slots' }));
  expect(filled.getByRole('row', { name: /dashboard\.cards Dashboard/ })).toHaveTextContent(
    'Documents, refused',
  );
  setDown('mfe_transfers', false);
  setDown('mfe_property', false);
});

test('FED-37 a section whose descriptor cannot be used says so and why, and is neither on nor switched off', async () => {
  const why = 'Its remote.json has a wrong entry: it must be a file in its own folder, /remotes/mfe-lanes/.';
  const lanes = sectionOf('mfe-lanes', 'mfe-lanes', {
    unusable: why,
    paths: [],
    dropped: [{ what: 'entry', reason: 'must be a file in its own folder, /remotes/mfe-lanes/' }],
  });
  answer({ 'GET /api/sections': () => sectionsOf([transfers, lanes], { slots }) });
  openApp('/sections');
  const rows = within(await table());
  expect(rows.getByText(`Cannot be used. ${why}`)).toBeVisible();
  const lever = rows.getByRole('switch', { name: 'mfe-lanes on' });
  expect(lever).not.toBeChecked();
  expect(lever).toBeDisabled();
  expect(screen.getByText('1 section cannot be used')).toBeVisible();
  const fault = within(screen.getByRole('region', { name: 'Last fault, mfe-lanes' }));
  expect(fault.getByRole('heading', { name: 'It cannot be used.' })).toBeVisible();
  expect(fault.queryByRole('button', { name: 'Switch Off' })).not.toBeInTheDocument();

  await userEvent.click(rows.getByText('mfe-lanes'));
  const details = within(await screen.findByRole('dialog', { name: /mfe-lanes/ }));
  expect(details.getByText('This section cannot be used.')).toBeVisible();
  expect(details.getByText(why, { exact: false })).toBeVisible();
});

test('FED-37 the details of a section are in the address: size, digest, fills and what was left out', async () => {
  openApp('/sections?section=mfe-transfers');
  const details = within(await screen.findByRole('dialog', { name: /Transfers/ }));
  expect(details.getByText('a'.repeat(64))).toBeVisible();
  expect(details.getByText('90 kB')).toBeVisible();
  expect(details.getByText(/with Active Transfers/)).toBeVisible();
  expect(details.getByText('nav/0 /login')).toBeVisible();
  expect(details.getByText(/It has no signed list\. It runs nowhere\./)).toBeVisible();
  // One of the two staged releases may be used.
  expect(details.getAllByRole('button', { name: 'Promote' })).toHaveLength(1);
  await userEvent.click(details.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/sections'));
});

test('FED-32 a section is switched off with a reason, which is required; a refusal keeps what was typed', async () => {
  let refuse = true;
  answer({
    [PATCH_TRANSFERS]: () => (refuse ? refusal(409, 'Transfers is switched off already.') : transfers),
  });
  openApp('/sections');
  await userEvent.click(within(await table()).getByRole('switch', { name: 'Transfers on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch Transfers off?' }));
  expect(address()).toContain('act=switch-off');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch Off' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Fault in the list');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch Off' }));
  expect(await dialog.findByText('Transfers is switched off already.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Fault in the list');
  refuse = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Switch Off' }));
  await waitFor(() => expect(address()).toBe('/sections'));
  expect(bodyOf(PATCH_TRANSFERS)).toEqual({ act: 'switch-off', reason: 'Fault in the list', hidden: false });
});

test('without a connection an act says so and loses nothing', async () => {
  answer({ [PATCH_TRANSFERS]: unreachable });
  openApp('/sections?act=switch-off&of=mfe-transfers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch Transfers off?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Fault');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch Off' }));
  expect(await dialog.findByText('Needs a connection.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Fault');
});

test('FED-35 a staged release is given to a share of all people, or to roles', async () => {
  answer({ [PATCH_TRANSFERS]: () => transfers });
  openApp(`/sections?act=canary&of=mfe-transfers&release=${'c'.repeat(64)}`);
  const dialog = within(await screen.findByRole('dialog', { name: /Give a release of Transfers/ }));
  await userEvent.clear(dialog.getByLabelText('Percent'));
  await userEvent.type(dialog.getByLabelText('Percent'), '101');
  await userEvent.click(dialog.getByRole('button', { name: 'Give Release' }));
  expect(await dialog.findByText('A whole number from 1 to 100')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Who gets it'), 'roles');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Commander' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'PBO' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give Release' }));
  await waitFor(() =>
    expect(bodyOf(PATCH_TRANSFERS)).toEqual({
      act: 'canary',
      digest: 'c'.repeat(64),
      audience: { kind: 'roles', roles: ['Commander', 'PBO'] },
    }),
  );
});

test('FED-28 a link to an act on a release that is refused, or not there, asks nothing', async () => {
  for (const digest of ['d', 'e']) {
    const { unmount } = openApp(`/sections?act=promote&of=mfe-transfers&release=${digest.repeat(64)}`);
    await table();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    unmount();
  }
});

test('FED-31 a Commander reads: no switch can be moved, and no act is offered', async () => {
  answer({ 'GET /api/sections': () => ({ ...all, mayChange: false }) });
  openApp('/sections?section=mfe-transfers&act=switch-off&of=mfe-transfers');
  const details = within(await screen.findByRole('dialog', { name: /Transfers/ }));
  expect(details.queryByRole('button', { name: 'Promote' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Switch Transfers off?' })).not.toBeInTheDocument();
  for (const each of screen.getAllByRole('switch', { hidden: true })) expect(each).toBeDisabled();
});

test('FED-31 for anybody else the page says whose it is', async () => {
  const words = 'Only an Admin or a Commander sees what the product is made of.';
  answer({ 'GET /api/sections': () => refusal(403, words) });
  openApp('/sections');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check All Signatures' })).not.toBeInTheDocument();
});

test('Check All Signatures says what the server refuses', async () => {
  openApp('/sections');
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Check All Signatures' }));
  expect(
    await screen.findByText(
      'Documents, on the server: No key that the shell trusts signed it.',
      {},
      { timeout: 10_000 },
    ),
  ).toBeVisible();
});

test('Check All Signatures needs a connection', async () => {
  openApp('/sections');
  await table();
  answer({ 'GET /remotes.json': unreachable, 'GET /api/sections': unreachable });
  await userEvent.click(screen.getByRole('button', { name: 'Check All Signatures' }));
  expect(await screen.findByText('Needs a connection.', {}, { timeout: 10_000 })).toBeVisible();
});

test('it says that it loads, that it failed, and that there is nothing', async () => {
  const slow = held(sectionsOf([]));
  answer({ 'GET /api/sections': slow.answer });
  const first = openApp('/sections');
  expect(await screen.findByText('Loading sections...')).toBeInTheDocument();
  slow.release();
  expect(await screen.findByText('No section is deployed.')).toBeVisible();
  first.unmount();
  answer({ 'GET /api/sections': () => refusal(500, 'The server failed') });
  openApp('/sections');
  expect(await screen.findByText('Failed to load sections')).toBeVisible();
});

test('on a phone each section is a card with its switch', async () => {
  setWindow({ phone: true });
  openApp('/sections');
  expect(await screen.findByRole('switch', { name: 'Range on' })).not.toBeChecked();
  expect(screen.queryByRole('columnheader', { name: /Signature/ })).not.toBeInTheDocument();
});

test('on a phone the slots are a list, whose names have a line of their own', async () => {
  setWindow({ phone: true });
  openApp('/sections');
  const list = within(await screen.findByRole('list', { name: 'Slots' }));
  expect(list.getByText('dashboard.cards').closest('li')).toHaveTextContent(
    /In Dashboard, filled by\s*Transfers\s*Documents, refused/,
  );
  expect(list.getByText('transfers.lines').closest('li')).toHaveTextContent('Nobody');
  expect(screen.queryByRole('table', { name: 'Slots' })).not.toBeInTheDocument();
});

test('the entry stands after User Management, for an Admin alone', async () => {
  openApp('/sections');
  const links = within(await screen.findByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.slice(-4).map(({ textContent }) => textContent)).toEqual([
    'User Management',
    'Sections',
    'Webhooks',
    'Operations',
  ]);
  expect(callsMade().filter((call) => call === 'GET /api/sections').length).toBeGreaterThan(0);
});
