import type { NotificationDto, QueryScope } from '@hand-receipt/contracts';
import type { Audience } from './audience';
import type { NotificationPreference } from './notifications';

/** What a notification says. */
export type NotificationText = Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;

/** Lists that have changed, for those who can see the change. */
interface ChangeToPublish {
  audience: Audience;
  /** People of the audience who are told by an update of their own. */
  except?: readonly string[];
  userIds?: undefined;
  notification?: undefined;
  choice?: undefined;
  signedOut?: undefined;
}

/** What is for some people by name. */
interface UpdateForPeople {
  audience?: undefined;
  except?: undefined;
  userIds: string[];
  notification?: NotificationText;
  /** The switch of their settings that the notification goes by; by its type, unless said. */
  choice?: NotificationPreference;
  /**
   * A session or token of those people has ended: what it has open closes at once. 'deactivated': with their
   * account, so that no browser keeps a page of theirs open to sign in again over it.
   */
  signedOut?: true | 'deactivated';
}

/** The client that made a change. It reads again by itself once its call is answered. */
export interface Writer {
  userId: string;
  /** As the client calls itself. A person can name only clients of their own by it. */
  clientId: string;
}

/** What a committed act tells the browsers. To whom is always said: nobody reads again what they cannot see. */
export type LiveUpdate = (ChangeToPublish | UpdateForPeople) & {
  /** Which queries to read again. */
  scopes: readonly QueryScope[];
  /** Its own streams skip the update. */
  writer?: Writer | null;
};
