import { latePart } from '../../app/late';

/** Forms are fetched when the first of them is opened. */
export const accountDialogs = latePart(
  () => import(/* webpackChunkName: "app-account-dialogs" */ './people/account-dialogs'),
);
export const unitDialogs = latePart(
  () => import(/* webpackChunkName: "app-unit-dialogs" */ './units/unit-dialogs'),
);
export const signInDialogs = latePart(
  () => import(/* webpackChunkName: "app-sign-in-dialogs" */ './sign-in/sign-in-dialogs'),
);
