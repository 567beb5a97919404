import { latePart } from '../app/late';

/** What a session may need and most do not: their code comes when it is first wanted. */
export const lockedPage = latePart(() => import(/* webpackChunkName: "app-pin" */ './locked-page'));
