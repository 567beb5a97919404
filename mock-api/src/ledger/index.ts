/** The event log: appending, columns, tree nodes, search and sealing. */
export { type NewEvent, appendEvent, appendEventNow, flushLedger, newEventId } from './append';
export { type EventRow, columnsOf, correctedSeq, searchText } from './event-columns';
export {
  type AnchorStatus,
  type Anchored,
  type FabricNetwork,
  FabricRefusal,
  FabricSilence,
  openFabric,
} from './fabric/network';
export { CHECK_FAILED } from './check-failed';
export { measureLedger } from './metrics';
export { databaseNodes } from './node-store';
export { LEDGER_ORIGIN, default as ledgerSealer } from './plugin';
export { ledgerEvents, readRow } from './read-events';
export { createSealer } from './seal/create-sealer';
export { isMissing } from './seal/files';
export { JournalDamaged, countEvents, readJournal } from './seal/journal-files';
export type { JournalEntry } from './seal/journal-line';
export { KeyFileError } from './seal/key-file';
export { isKeyListAltered, readLogKeys } from './seal/key-registry';
export { recordIncident } from './seal/incidents';
export { lockAppends } from './seal/locks';
export type { SealedCheckpoint } from './seal/last-checkpoint';
export { recordLedgerKey } from './seal/record-key';
export { rotateKey } from './seal/rotate-key';
export type { Sealer, SealerState } from './seal/sealer';
export { indexEvents, lastIndexedSeq, searchSeqs } from './search-index';
