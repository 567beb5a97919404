/** Possession beside custody: counters, hand-overs and returns on one device, and their receipts. */
export { default as possessionRoutes } from './routes';
