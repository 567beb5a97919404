import type { NotificationDto, QueryRoot } from '@hand-receipt/contracts';
import type { NoticeChoice } from './notices';

/** What a committed act tells the browsers. */
export interface EventToPublish {
  /** Everybody, unless named. */
  userIds?: string[];
  /** Which queries to read again. */
  roots: QueryRoot[];
  /** A notice for those people; none without `userIds`. */
  notification?: Pick<NotificationDto, 'type' | 'title' | 'message' | 'action'>;
  /** The switch of their settings that the notice goes by; by its type, unless said. */
  choice?: NoticeChoice;
  /**
   * A session or token of those people has ended: what it has open closes at once. 'deactivated': with their
   * account, so that no browser keeps a page of theirs open to sign in again over it.
   */
  signedOut?: true | 'deactivated';
}
