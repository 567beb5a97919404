/** Possession beside custody: counters, hand-overs and returns on one device, and their receipts. */
export { leaveCounters } from './leave-counters';
export { default as possessionRoutes } from './routes';
