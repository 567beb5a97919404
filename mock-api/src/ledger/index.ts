/** The event log: appending, columns, tree nodes, search and sealing. */
export { type NewEvent, appendEvent, appendEventNow, appendPending } from './append';
export { bodyOf } from './event-bytes';
export { columnsOf, correctedSeq, searchText, wordsOf } from './event-columns';
export { type EventBytes, type EventRow, type RowState, bytesOf, examineRow, isLeafOf } from './event-row';
export { measureLedger } from './metrics';
export { databaseNodes } from './node-store';
export { LEDGER_ORIGIN, default as ledgerSealer } from './plugin';
export { createSealer } from './seal/create-sealer';
export { JournalDamaged, NEWLINE, journalBytes } from './seal/journal-files';
export { type JournalEntry, type JournalLines, isLineAt, parseLine } from './seal/journal-line';
export { KeyFileError } from './seal/key-file';
export { readRotations, registeredKeys } from './seal/key-registry';
export type { SealedCheckpoint } from './seal/last-checkpoint';
export { rotateKey } from './seal/rotate-key';
export { type KnowsSealed, type SealedBefore, keyringOf } from './seal/sealed-before';
export type { Sealer } from './seal/sealer';
export type { LedgerCheckTable, LedgerCheckpointTable, LedgerEventTable } from './tables';
export { LAST_LAID_IN, placesWithWords } from './words';
