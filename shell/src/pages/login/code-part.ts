import { latePart } from '../../app/late';

/** Fetched when the server first asks for a code. */
export const codeFields = latePart(() => import(/* webpackChunkName: "app-code" */ './code-fields'));
