import { MemoryRouter, PlatformProvider, sessionStore } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { act, render, screen, within } from '@testing-library/react';
import '../../test/setup-app';
import { openApp } from '../../test/render-app';
import ProfilePage from './profile-page';

/** The value that stands under a caption. */
const valueOf = (caption: string) =>
  within(screen.getByRole('main')).getByText(caption).closest('.hr-cell')?.querySelector('.hr-cell-value')
    ?.textContent;

test('PROF-01 PROF-05 PROF-06 PROF-07 /profile shows who the person is', async () => {
  openApp('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Personnel Profile' })).toBeVisible();
  expect(valueOf('Name')).toBe('Mara Halloran');
  expect(valueOf('Position')).toBe('Company Commander');
  expect(valueOf('Unit')).toBe('B Co, 4-612 IN');
  expect(screen.getByText('CPT')).toBeVisible();
  expect(valueOf('Years of service')).toBe('8 years');
  expect(valueOf('Command time')).toBe('14 months');
  expect(valueOf('ID number')).toBe('U-0001');
  expect(valueOf('Responsibility')).toBe('Hand Receipt Holder');
});

test('PROF-08 the equipment counts are those of the user', async () => {
  openApp('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Personnel Profile' });
  expect(['Vehicles', 'Weapons', 'Comms', 'Optics', 'Sensitive items'].map(valueOf)).toEqual([
    '12',
    '42',
    '14',
    '36',
    '64',
  ]);
});

test('the upcoming events are listed, each with title and date', async () => {
  openApp('/profile');
  expect(await screen.findByText('Cyclic inventory')).toBeVisible();
  expect(screen.getByText('01DEC2026')).toBeVisible();
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
