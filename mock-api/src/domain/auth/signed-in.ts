import type { SessionUser } from './session-user';

/** Who a request comes from, and by what it shows that. */
export interface SignedIn {
  user: SessionUser;
  by: {
    kind: 'session' | 'token';
    /** The session's or token's public id. */
    id: string;
  };
}
