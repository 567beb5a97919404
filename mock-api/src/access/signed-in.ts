import type { TokenScope } from '@hand-receipt/contracts/routes';
import type { SessionUser } from './session-user';

/** How a session began. A provider and a certificate ask for a second factor of their own. */
export type SignInMethod = 'password' | 'passkey' | 'provider' | 'certificate';

/** What a request is signed in by. `id` is the public id of the session or token. */
export type Credential =
  | {
      kind: 'session';
      id: string;
      passwordAt: Date;
      method: SignInMethod;
      /** It did not begin with a password alone, or its person has shown a second factor since. */
      isTwoFactor: boolean;
      /** Its person has a PIN, and wants to be asked for it before they see sensitive items. */
      asksPin: boolean;
      /** Until when the PIN that was entered holds. */
      pinUntil: Date | null;
    }
  | { kind: 'token'; id: string; scope: TokenScope };

/** Who a request comes from, and what shows it. */
export interface SignedIn {
  user: SessionUser;
  by: Credential;
}
