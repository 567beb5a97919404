/** The part that needs the device's database, fetched once it is wanted. */
export const keptPart = () => import(/* webpackChunkName: "offline" */ './kept');
