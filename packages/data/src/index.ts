/** Every call of the product as a query or a mutation, and every cache key. The shell shares it with all remotes. */
export { accountMutations } from './account/mutations';
export { accountQueries } from './account/queries';
export { amendmentMutations } from './amendments/mutations';
export { amendmentQueries, type AmendmentScope } from './amendments/queries';
export { clearanceMutations } from './clearances/mutations';
export { clearanceQueries } from './clearances/queries';
export { closingMutations } from './closings/mutations';
export { closingQueries, type ClosingScope } from './closings/queries';
export { componentListMutations } from './component-lists/mutations';
export { componentListQueries } from './component-lists/queries';
export { catalogMutations } from './catalog/mutations';
export { catalogQueries } from './catalog/queries';
export { consumableMutations } from './consumables/mutations';
export { localDay } from './consumables/local-day';
export { type Attention, type ConsumableFilter, consumableQueries } from './consumables/queries';
export { counterMutations, type SignedList } from './counters/mutations';
export { counterQueries, type HandOverFilters } from './counters/queries';
export { dashboardQueries } from './dashboard/queries';
export { documentMutations, type MaintenanceForm } from './documents/mutations';
export { documentQueries } from './documents/queries';
export { importMutations } from './imports/mutations';
export { importQueries, type RowFilter } from './imports/queries';
export { ledgerDownloads } from './ledger/downloads';
export { ledgerMutations, removeDeviceVerdicts, rereadEvents } from './ledger/mutations';
export { type EntryFilters, ledgerQueries } from './ledger/queries';
export { checkErrorMessage, type RunProgress } from './ledger/server-check';
export type { Verdict } from './ledger/read-verification';
export { lossCaseMutations } from './loss-cases/mutations';
export { type LossCaseScope, lossCaseQueries } from './loss-cases/queries';
export { maintenanceMutations, takeBackPhoto, uploadPhoto } from './maintenance/mutations';
export { maintenanceQueries } from './maintenance/queries';
export { navBadgeQuery, navOnlyQuery } from './navigation';
export { operationQueries } from './operations/queries';
export { paperMutations } from './papers/mutations';
export { paperQueries } from './papers/queries';
export { findRecipient } from './people/find-recipient';
export { peopleMutations } from './people/mutations';
export { peopleQueries } from './people/queries';
export { moreRecipientsNote, recipientWords, toNamed } from './people/recipient-name';
export {
  type BulkOutcome,
  changeStatuses,
  classifyItems,
  editItems,
  offerItems,
  recallItems,
} from './property/bulk';
export type { ChosenProperty } from './property/chosen-property';
export { componentMutations } from './property/component-mutations';
export {
  emailHandReceipt,
  exportCsv,
  fetchLabel,
  labelQuery,
  listMatchingIds,
  makeHandReceipt,
} from './property/files';
export type { LabelLook } from './property/files';
export type { PropertyFilter, PropertyScope } from './property/filters';
export { findHeldItem } from './property/find-held-item';
export { propertyMutations } from './property/mutations';
export { propertyQueries } from './property/queries';
export { lookUpCode } from './property/scanned';
export { reconciliationMutations } from './reconciliations/mutations';
export { reconciliationQueries } from './reconciliations/queries';
export { READ_SERIAL, successionMutations } from './successions/mutations';
export { serialIn } from './successions/serial-in';
export { type LineFilter, successionQueries, type SuccessionScope } from './successions/queries';
export type { ServerNow, ServerSubject } from './property/server-state';
export {
  inventoryMutations,
  noteRead,
  refreshMissing,
  sensitiveMutations,
  VERIFY,
} from './sensitive/mutations';
export { programMutations, programQueries } from './sensitive/programs';
export { siReportMutations, siReportQueries } from './sensitive/si-reports';
export { countReads, inventoryQueries, type ItemScope, sensitiveQueries } from './sensitive/queries';
export { COUNT_SCAN, refetchScanned, sendScan } from './sensitive/scan';
export { shortageMutations } from './shortages/mutations';
export { shortageQueries } from './shortages/queries';
export { saveSettings, settingsMutations } from './settings/mutations';
export { sectionMutations } from './sections/mutations';
export { sectionQueries } from './sections/queries';
export { webhookMutations } from './webhooks/mutations';
export { webhookQueries } from './webhooks/queries';
export { settingsQueries } from './settings/queries';
export { useProof } from './settings/use-proof';
export * from './transfers/filters';
export { type Decision, DEFAULT_REASON, type LineAnswer, transferMutations } from './transfers/mutations';
export type { CountedItem } from './transfers/offer-again';
export { type TransferRequestBox, transferQueries } from './transfers/queries';
export { unitMutations } from './units/mutations';
export { unitQueries } from './units/queries';
export { unitSettingMutations } from './unit-settings/mutations';
export { unitSettingQueries } from './unit-settings/queries';
export { useFileUploads } from './uploads/use-file-uploads';
export { useDebouncedValue } from './use-debounced-value';
export { useEveryPage } from './use-every-page';
