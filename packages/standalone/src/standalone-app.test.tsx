import type { RemoteDescriptor, RemoteModule, UserDto } from '@hand-receipt/contracts';
import { MemoryRouter, PlatformProvider, sessionStore, SlotProvider } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localFills } from './local-fills';
import { StandaloneApp } from './standalone-app';

const descriptor: RemoteDescriptor = {
  name: 'mfe-sample',
  title: 'Sample',
  port: 3199,
  nav: [{ label: 'Sample', path: '/sample', icon: 'inbox', group: 'main', order: 1 }],
  routes: [
    { path: '/sample', page: 'sample' },
    { path: '/sample/:id', page: 'sample' },
  ],
  slots: [{ slot: 'dashboard.cards', name: 'card', title: 'Sample card', order: 1, column: 'main' }],
};
const remote: RemoteModule = {
  pages: { sample: async () => ({ default: () => <h1>The sample page</h1> }) },
  slots: { 'dashboard.cards': { card: () => <p>The sample card</p> } },
};
const halloran = { id: 'U-0001', rank: 'CPT', lastName: 'Halloran' } as UserDto;

const open = (path: string) =>
  render(
    <PlatformProvider>
      <UiProvider>
        <SlotProvider fills={localFills(descriptor, remote)}>
          <MemoryRouter initialEntries={[path]}>
            <StandaloneApp descriptor={descriptor} module={remote} />
          </MemoryRouter>
        </SlotProvider>
      </UiProvider>
    </PlatformProvider>,
  );

test('a remote on its own asks who is there before it shows anything', async () => {
  sessionStore.setState({ status: 'unauthenticated', user: null, expired: false });
  open('/sample');
  expect(screen.getByRole('heading', { name: 'Sample' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeVisible();
  expect(screen.queryByText('The sample page')).not.toBeInTheDocument();
});

test('a deep link opens its page, an unknown path the landing page', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran, expired: false });
  const { unmount } = open('/sample/7');
  expect(await screen.findByText('The sample page')).toBeVisible();
  unmount();
  open('/nowhere');
  expect(await screen.findByText('The sample page')).toBeVisible();
});

test('its own cards stand in its own slots', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran, expired: false });
  open('/sample');
  await userEvent.click(screen.getByRole('link', { name: 'Slots' }));
  expect(await screen.findByText('The sample card')).toBeVisible();
});

test('a name in remote.json that remote.ts does not have is an error that says which', () => {
  expect(() => localFills(descriptor, { ...remote, slots: {} })).toThrow(
    'remote.json names "card" for dashboard.cards, and remote.ts has none',
  );
});
