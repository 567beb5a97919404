import { useNotifications } from '@hand-receipt/platform';

/** Notifications of this browser that nobody has opened. */
export const useUnreadCount = (): number =>
  useNotifications(({ list }) => list.filter(({ read }) => !read).length);
