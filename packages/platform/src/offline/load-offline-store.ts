/** The part that needs the device's database, fetched once it is wanted. */
export const loadOfflineStore = () => import(/* webpackChunkName: "offline" */ './store');
