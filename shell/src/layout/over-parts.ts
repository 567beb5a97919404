import { latePart } from '../app/late';

/** What opens over a page, fetched when it first does or once the first screen is idle. */
export const notificationsPanel = latePart(
  () => import(/* webpackChunkName: "app-notifications" */ '../notifications/notifications-panel'),
);
export const passwordAgain = latePart(
  () => import(/* webpackChunkName: "app-sign-in-again" */ './password-again'),
);
export const pinAgain = latePart(() => import(/* webpackChunkName: "app-pin" */ '../session/pin-again'));
export const signInAgain = latePart(
  () => import(/* webpackChunkName: "app-sign-in-again" */ './sign-in-again'),
);
