import type { NotificationDto, QueryRoot } from '@hand-receipt/contracts';
import type { Audience } from './audience';
import type { NoticeChoice } from './notices';

/** What a notice says. */
export type NoticeWords = Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;

/** Lists that have changed, for those who can see the change. */
interface ChangeToPublish {
  audience: Audience;
  userIds?: undefined;
  notification?: undefined;
  choice?: undefined;
  signedOut?: undefined;
}

/** What is for some people by name. */
interface NoticeToPublish {
  audience?: undefined;
  userIds: string[];
  notification?: NoticeWords;
  /** The switch of their settings that the notice goes by; by its type, unless said. */
  choice?: NoticeChoice;
  /**
   * A session or token of those people has ended: what it has open closes at once. 'deactivated': with their
   * account, so that no browser keeps a page of theirs open to sign in again over it.
   */
  signedOut?: true | 'deactivated';
}

/** What a committed act tells the browsers. To whom is always said: nobody reads again what he cannot see. */
export type EventToPublish = (ChangeToPublish | NoticeToPublish) & {
  /** Which queries to read again. */
  roots: QueryRoot[];
};
