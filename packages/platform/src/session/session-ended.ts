import { sessionStore } from './session-store';

/**
 * An answer said 401. While a person is signed in, their session ended in mid-work: the page stays as it is,
 * with all that was typed, and the shell asks them to sign in again over it.
 */
export function sessionEnded(): void {
  if (sessionStore.getState().status === 'authenticated') sessionStore.setState({ expired: true });
}
