import { loadSession, MemoryRouter, queryClient, sessionStore, useLocation } from '@hand-receipt/platform';
import { act, render } from '@testing-library/react';
import { App } from '../app/app';
import { answer, list } from './api';
import { halloran, profile, settingsOf, summary } from './company';
import { registry } from './remotes';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The answers of a quiet day, for a signed-in CPT Halloran; give others before or after. */
export function quietDay(): void {
  answer({
    'GET /api/auth/me': () => halloran,
    'GET /api/dashboard/summary': () => summary,
    'GET /api/profile': () => profile,
    'GET /api/settings/passkeys': () => [],
    'GET /api/settings/second-factor': () => ({
      authenticatorSince: null,
      recoveryCodesLeft: 0,
      passkeys: 0,
      required: false,
    }),
    'GET /api/profile/signatures': () => ({ signatures: [], wrongPins: [] }),
    'GET /api/settings': () => settingsOf(),
    'GET /api/auth/sessions': () => [],
    'GET /api/tokens': () => [],
    'GET /api/transfers': () => list([], 0),
    'GET /api/documents': () => ({ documents: [], unread_count: 0 }),
    'GET /api/verification/last': () => ({
      last: { is_verified: true, checked_at: '2026-11-21T06:00:00.000' },
    }),
    'GET /api/release': () => ({ version: '0.1.0', digest: null, verifier: null, units: [] }),
    'GET /api/config': () => ({ unitName: 'B Co, 4-612 IN', demo: null, serverTime: '' }),
  });
}

/** Opens the application at an address as a browser does: nobody is known until the server has answered. */
export function openApp(path: string, remotes = registry) {
  act(() => {
    queryClient.clear();
    sessionStore.setState({ status: 'loading', user: null, expired: false });
  });
  const app = render(
    <MemoryRouter initialEntries={[path]}>
      <App registry={remotes} />
      <Address />
    </MemoryRouter>,
  );
  void loadSession();
  return app;
}
