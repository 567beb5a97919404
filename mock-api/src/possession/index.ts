/** Possession beside custody: counters, hand-overs and returns on one device, and their receipts. */
export { appointOperator } from './appoint-operator';
export { commitHandOver } from './commit-handover';
export { confirmHandOver } from './confirm-handover';
export { findCounter, requireReader } from './find-counter';
export { findHandOver } from './load-handovers';
export { keysWords, readLog } from './log';
export { openPossessions } from './move-possession';
export { findOut } from './out';
export { leaveCounters } from './leave-counters';
export { default as possessionRoutes } from './routes';
export { type IssuedCard, issueCards, loadCards } from './weapon-cards';
export { setAuthorizations } from './authorizations';
export { giveAuthority } from './give-authority';
export { prepareHandOver } from './prepare-handover';
export { returnItem } from './return-item';
export { openSession } from './sessions';
export { createCounter } from './set-up-counter';
export { changeStock } from './stock';
