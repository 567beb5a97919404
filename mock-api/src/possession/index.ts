/** Possession beside custody: counters, hand-overs and returns on one device, and their receipts. */
export { findCounter, requireReader } from './find-counter';
export { findHandOver } from './load-handovers';
export { keysWords, readLog } from './log';
export { openPossessions } from './move-possession';
export { findOut } from './out';
export { leaveCounters } from './leave-counters';
export { default as possessionRoutes } from './routes';
export { type IssuedCard, issueCards, loadCards } from './weapon-cards';
