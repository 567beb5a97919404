import type { RemoteDescriptor, RemoteModule, UserDto } from '@hand-receipt/contracts';
import { MemoryRouter, PlatformProvider, sessionStore, SlotProvider } from '@hand-receipt/platform';
import { UiProvider } from '@hand-receipt/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localFills } from './local-fills';
import { StandaloneApp } from './standalone-app';
import { serve } from './testing';

const descriptor: RemoteDescriptor = {
  name: 'mfe-sample',
  title: 'Sample',
  port: 3199,
  nav: [{ label: 'Sample', path: '/sample', icon: 'inbox', group: 'main', order: 1 }],
  routes: [
    { path: '/sample', page: 'sample' },
    { path: '/sample/:id', page: 'sample' },
  ],
  slots: [
    { slot: 'dashboard.cards', name: 'card', title: 'Sample card', order: 1, column: 'main' },
    { slot: 'property.rowActions', name: 'count', title: 'Count', order: 1 },
    { slot: 'item.ledger', name: 'history', title: 'History', order: 1 },
  ],
};
const remote: RemoteModule = {
  pages: { sample: async () => ({ default: () => <h1>The sample page</h1> }) },
  slots: {
    'dashboard.cards': { card: () => <p>The sample card</p> },
    'property.rowActions': {
      count: ({ item, compact }) => (
        <button type="button">{`Count ${item.serialNumber}${compact ? '' : ' in words'}`}</button>
      ),
    },
    'item.ledger': { history: ({ itemId }) => <p>History of {itemId}</p> },
  },
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

test('everything that it shows in slots is there, for an item that I hold', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran, expired: false });
  serve({ 'GET /api/property': () => [{ id: 'P-7', serial_number: 'W7', name: 'M4A1 Carbine' }] });
  open('/sample');
  await userEvent.click(screen.getByRole('link', { name: 'Slots' }));
  expect(await screen.findByText('The sample card')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Count W7' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Count W7 in words' })).toBeVisible();
  expect(screen.getByText('History of P-7')).toBeVisible();
  // What the remote does not fill is not there.
  expect(screen.queryByText('settings.codesProposal')).not.toBeInTheDocument();
});

test('somebody who holds no item is told to sign in as somebody else', async () => {
  sessionStore.setState({ status: 'authenticated', user: halloran, expired: false });
  serve({ 'GET /api/property': () => [] });
  open('/slots');
  expect(await screen.findByText('You hold no item')).toBeVisible();
});

test('a name in remote.json that remote.ts does not have is an error that says which', () => {
  expect(() => localFills(descriptor, { ...remote, slots: {} })).toThrow(
    'remote.json names "card" for dashboard.cards, and remote.ts has none',
  );
});
