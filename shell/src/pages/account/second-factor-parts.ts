import { latePart } from '../../app/late';

/** With the library that draws QR codes, fetched when it is first opened. */
export const setUpAppDialog = latePart(
  () => import(/* webpackChunkName: "app-set-up-app" */ './set-up-app-dialog'),
);
