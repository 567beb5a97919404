/** Witnesses on other machines: asking them, what they have signed, and what they hold against the ledger. */
export { default as witnesses } from './plugin';
export { default as witnessesRoutes } from './routes';
export { findDisagreeing } from './disagreement';
export { readWitnessed, withWitnesses } from './witnessed';
export { type WitnessProblem, type WitnessVerdict, readWitnessProblems, readWitnessVerdict } from './verdict';
