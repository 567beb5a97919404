/** One write: its transaction, its time and its ledger event. */
export { publishChanges } from './pending-update';
export { Transactor } from './transactor';
export { type Actor, type PublicUnitOfWork, type UnitOfWork, unitOfWorkIn } from './unit-of-work';
