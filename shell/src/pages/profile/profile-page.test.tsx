import { MemoryRouter, PlatformProvider, sessionStore } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, refusal } from '../../test/api';
import { profile } from '../../test/company';
import { openApp } from '../../test/render-app';
import ProfilePage from './profile-page';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const title = () => screen.findByRole('heading', { level: 1, name: 'Personnel Profile' });

/** The value that stands under a caption. */
const valueOf = (caption: string) =>
  within(screen.getByRole('main')).getByText(caption).closest('.hr-cell')?.querySelector('.hr-cell-value')
    ?.textContent;

test('PROF-01 PROF-05 PROF-06 PROF-07 /profile shows who the person is', async () => {
  openApp('/profile');
  expect(await title()).toBeVisible();
  expect(valueOf('Name')).toBe('Mara Halloran');
  expect(valueOf('Position')).toBe('Company Commander');
  expect(valueOf('Unit')).toBe('B Co, 4-612 IN');
  expect(screen.getByText('CPT')).toBeVisible();
  expect(valueOf('Years of service')).toBe('8 years');
  expect(valueOf('Command time')).toBe('14 months');
  expect(valueOf('ID number')).toBe('U-0001');
  expect(valueOf('Responsibility')).toBe('Hand Receipt Holder');
});

test('SUCC-42 the profile leads to what the person signed for', async () => {
  openApp('/profile');
  await title();
  expect(screen.getByRole('link', { name: 'Hand receipts' })).toHaveAttribute('href', '/people/U-0001');
});

test('PROF-08 the equipment counts are those of the user', async () => {
  openApp('/profile');
  await title();
  const kinds = ['Vehicles', 'Weapons', 'Comms', 'Optics', 'Sensitive items'];
  expect(kinds.map(valueOf)).toEqual(['12', '42', '14', '36', '64']);
});

test('a person who signed every sensitive item down has none verified, not all', async () => {
  answer({ 'GET /api/profile': () => ({ ...profile, verifiedPercent: null }) });
  openApp('/profile');
  expect(await screen.findByText('You hold no sensitive items')).toBeVisible();
  expect(valueOf('Verified')).toBe('None');
});

test('PROF-09 a tab lists the upcoming events, each with title and date', async () => {
  openApp('/profile');
  const panel = within(await screen.findByRole('tabpanel', { name: 'Upcoming events' }));
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Cyclic inventory01DEC2026 in 10 days',
    'Calibration: AN/PVS-14 N10020013DEC2026 in 22 days',
  ]);
});

test('PROF-04 PROF-10 PROF-12 PROF-13 figures and career metrics are what the server counted, value managed among them', async () => {
  answer({
    'GET /api/profile': () => ({
      ...profile,
      lastInventory: new Date(Date.now() - 6 * 3_600_000).toISOString(),
      metrics: { ...profile.metrics, checksInTimePercent: null, transfersCompleted: 1027 },
    }),
  });
  openApp('/profile');
  await screen.findByRole('tab', { name: 'Career metrics' });
  expect(valueOf('Verified')).toBe('91%');
  expect(valueOf('Last inventory')).toBe('6 hours ago');
  expect(valueOf('Due')).toBe('in 10 and 22 days');
  await userEvent.click(screen.getByRole('tab', { name: 'Career metrics' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/profile?tab=career');
  const shown = [
    'Accountability',
    'Readiness',
    'Checks in time',
    'Transfers',
    'Requests approved',
    'Value managed',
  ];
  const panel = within(screen.getByRole('tabpanel'));
  expect(
    shown.map((name) => panel.getByText(name).closest('.hr-cell')?.querySelector('.hr-hero')?.textContent),
  ).toEqual(['98%', '94%', 'N/A', '1,027', '93%', '$4,210,000']);
});

test('PROF-11 Export Data saves my own data, Update Profile edits it, View full history opens my ledger', async () => {
  const user = userEvent.setup();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => (saved.push(blob as Blob), 'blob:saved');
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answer({
    'GET /api/profile/export': () => ({ exportedAt: '2026-11-21T06:00:00.000Z', account: { id: 'U-0001' } }),
    'PUT /api/profile': ({ body }) => ({ ...profile, ...(body as object) }),
  });
  openApp('/profile');
  await title();
  await user.click(screen.getByRole('button', { name: 'Export Data' }));
  expect(await screen.findByText('hand-receipt-U-0001-2026-11-21.json')).toBeVisible();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(saved).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
  const phone = await dialog.findByLabelText('Phone');
  await waitFor(() => expect(phone).toHaveValue('555-010-0001'));
  await user.clear(phone);
  await user.type(phone, '555-010-7777');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(bodyOf('PUT /api/profile')).toEqual({ email: 'halloran@example.mil', phone: '555-010-7777' });

  expect(await screen.findByRole('link', { name: 'View full history' })).toHaveAttribute(
    'href',
    '/audit-log?q=U-0001',
  );
});

test('figures that cannot be loaded say so, beside who the person is, and can be tried again', async () => {
  answer({ 'GET /api/profile': () => refusal(503, 'The server is busy.') });
  openApp('/profile');
  expect(await screen.findByText('Failed to load profile')).toBeVisible();
  expect(valueOf('Name')).toBe('Mara Halloran');
  answer({ 'GET /api/profile': () => profile });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Career metrics' })).toBeVisible();
});

test('PROF-02 PROF-03 without a user it asks to log in', () => {
  act(() => sessionStore.setState({ status: 'unauthenticated', user: null, expired: false }));
  render(
    <PlatformProvider>
      <UiProvider>
        <MemoryRouter>
          <ProfilePage />
        </MemoryRouter>
      </UiProvider>
    </PlatformProvider>,
  );
  expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
});

test('My Signatures shows each signature with method and place, and every wrong PIN', async () => {
  answer({
    'GET /api/profile/signatures': () => ({
      signatures: [
        { id: 'S-2', kind: 'handover', subjectId: 'HO-0001', part: 'recipient', method: 'pin-on-device', at: '2026-11-21T18:06:00.000', counter: 'Arms Room', device: 'Window 1' },
        { id: 'S-1', kind: 'amendment', subjectId: 'AM-0001', part: 'signed', method: 'own-session', at: '2026-11-20T08:00:00.000', counter: null, device: null },
      ],
      wrongPins: [
        { at: '2026-11-21T18:05:00.000', counter: 'Arms Room', device: 'Window 1', operator: 'SGT Navarro' },
        { at: '2026-11-20T18:05:00.000', counter: null, device: null, operator: null },
      ],
    }),
  }); // prettier-ignore
  openApp('/profile');
  expect(await screen.findByText('Hand-over HO-0001, recipient')).toBeVisible();
  expect(screen.getByText('With your PIN at Arms Room, on Window 1')).toBeVisible();
  expect(screen.getByText('In your own session')).toBeVisible();
  expect(screen.getByText('At Arms Room, on Window 1 of SGT Navarro')).toBeVisible();
  expect(screen.getByText('In a session of your account')).toBeVisible();
});

test('the address opens Update Profile, and loses it with the form', async () => {
  openApp('/profile?act=update');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/profile$/));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
