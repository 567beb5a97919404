import type { UserDto, VerificationDto } from '@hand-receipt/contracts';
import { commander, page, refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { ledgerEvents, verdict } from '../test/ledger-events';
import { bodies, servedLog } from '../test/served-log';

const MESSAGE = 'The journal was missing or short on 22NOV2026; events #0 to #631 have no copy from before';
const INCIDENT = { code: 'journal-missing', message: MESSAGE, seq: 1 };
const ACKNOWLEDGE = 'POST /api/ledger/incidents/1/acknowledge';

const status = () => screen.getByRole('region', { name: 'Overall Ledger Status' });
const incidents = () => within(status()).findByRole('list', { name: 'Incidents' });
const dialog = () => screen.findByRole('dialog', { name: 'Acknowledge Incident #1' });

function visit(path: string, answers: object = {}, user: UserDto = commander) {
  let checked: VerificationDto = verdict({ is_verified: false, findings: [INCIDENT] });
  installWorker();
  const served = serve({
    ...servedLog(bodies(5)),
    'GET /api/ledger/history': () => page(ledgerEvents(3)),
    'GET /api/verification/database': () => checked,
    [ACKNOWLEDGE]: () => {
      checked = verdict({
        warnings: [{ ...INCIDENT, message: `${MESSAGE}. Acknowledged by CPT Halloran on 23NOV2026: Disk` }],
      });
      return Response.json({}, { status: 201 });
    },
    ...answers,
  });
  renderAt(path, <LedgerVerificationPage />, { user });
  return served;
}

test('a Commander acknowledges an incident by keyboard, and it is a warning from then on', async () => {
  const { sent } = visit('/ledger-verification');
  expect(within(await incidents()).getByRole('listitem')).toHaveTextContent(`Incident #1: ${MESSAGE}.`);
  const button = within(await incidents()).getByRole('button', { name: 'Acknowledge incident #1' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/ledger-verification?incident=1');
  expect(await dialog()).toHaveTextContent(MESSAGE);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Acknowledge' }));
  expect(await within(await dialog()).findByText('Say what was found out.')).toBeVisible();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);

  await userEvent.type(within(await dialog()).getByLabelText('Reason'), ' Disk ');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('Incident Acknowledged')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Disk' });
  const warnings = await screen.findByRole('list', { name: 'Warnings' });
  expect(warnings).toHaveTextContent(`${MESSAGE}. Acknowledged by CPT Halloran on 23NOV2026: Disk`);
  expect(within(status()).queryByRole('list', { name: 'Incidents' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\/ledger-verification$/);
});

test('a refusal is shown with all that was typed', async () => {
  const refused = 'This incident was acknowledged by CPT Halloran on 22NOV2026.';
  visit('/ledger-verification?incident=1', { [ACKNOWLEDGE]: () => refusal(409, refused) });
  await userEvent.type(within(await dialog()).getByLabelText('Reason'), 'Disk');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Acknowledge' }));
  expect(await within(await dialog()).findByText(new RegExp(refused))).toBeVisible();
  expect(within(await dialog()).getByLabelText('Reason')).toHaveValue('Disk');
});

test('other people read the incident, and the event that records it counts as whole', async () => {
  visit('/ledger-verification?incident=1', {}, { ...commander, role: 'Supply Sergeant' });
  expect(within(await incidents()).getByRole('listitem')).toHaveTextContent(MESSAGE);
  expect(within(status()).queryByRole('button', { name: /Acknowledge/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(status()).not.toHaveTextContent('First mismatch');
  await waitFor(() => expect(screen.queryByText(/Hash does not match/)).not.toBeInTheDocument());
});
