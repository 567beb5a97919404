/** Who has an item now, beside who signed for it: counters, what is handed over at them and comes back. */
export { findCounter } from './find-counter';
export { openPossessions } from './move-possession';
export { type IssuedCard, issueCards } from './weapon-cards';
