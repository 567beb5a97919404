import type { UserDto } from '@hand-receipt/contracts';
import { request } from '../api/request';

const MARK = 'handreceipt.sign-in-elsewhere';
const CHANNEL = 'handreceipt.confirmed';
const START = '/api/auth/provider/start';

/** Leaves for the provider. The next start of this tab then knows that a person may have signed in. */
export function leaveForProvider(to: string): void {
  try {
    sessionStorage.setItem(MARK, 'yes');
  } catch {
    // Without storage the device keeps what it has until the next sign-out.
  }
  location.assign(`${START}?to=${encodeURIComponent(to)}`);
}

/** Whether this tab comes back from the provider; true once. */
export function comesBackFromProvider(): boolean {
  try {
    const isBack = sessionStorage.getItem(MARK) !== null;
    sessionStorage.removeItem(MARK);
    return isBack;
  } catch {
    return false;
  }
}

/** Opens the provider in a window of its own, where the person signs in once more. This page stays as it is. */
export const openConfirmation = (): void =>
  void window.open(`${START}?reauthenticate=1`, '_blank', 'noopener');

/** Opens the provider in a window of its own, for a person whose session has ended. */
export const openSignIn = (): void => void window.open(`${START}?to=/confirmed`, '_blank', 'noopener');

/** Says to the page that asked for it that the person has confirmed that it is them. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('confirmed');
  channel.close();
}

/** @returns stops hearing */
export function onConfirmed(hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', hear);
  return () => channel.close();
}

/** Signs in with the certificate that the browser has shown to the proxy. */
export const askWithCertificate = (): Promise<UserDto> =>
  request('POST /api/auth/certificate', { unattended: true });
