/** Items: custody, transfers, the property book, import and Find Item. */
export { applyCodes } from './classification/apply-codes';
export type { SignedChange } from './classification/apply-rules';
export { default as classificationRoutes } from './classification/routes';
export { WouldLeave, holdRules, lockRules, sensitivityAfter } from './classification/sensitivity';
export { changeCatalog, readCatalogChange, readNsn } from './classification/change-catalog';
export { type Catalog, EMPTY_CATALOG, findCatalogItem, topUnitOf } from './classification/catalog-item';
export { classifies } from './classification/may-classify';
export { applyList, applyListOf } from './component-list/apply-list';
export { type ListLine, findList, readListLines } from './component-list/find-list';
export { approve } from './custody/approve';
export { cancel } from './custody/cancel';
export { type ChainLink, moveAlongChain, signOver } from './custody/chain';
export {
  LOSS_WITHOUT_FACTS,
  changeStatus,
  findOpenCase,
  lockForStatus,
  writeStatus,
} from './custody/change-status';
export {
  type NewComponent,
  componentColumns,
  componentFacts,
  listComponents,
  onHandBy,
  readComponents,
  readComponentsOf,
} from './custody/components';
export { countOnReturn } from './custody/count-on-return';
export { createItem } from './custody/create-item';
export { isInReach } from './custody/in-reach';
export { type LockedItem, keepsBookOf, managesPropertyBook, lockItem, mayChange } from './custody/item';
export {
  type FieldValue,
  ITEM_FIELDS,
  type ItemField,
  type ItemRecord,
  recordOf,
} from './custody/item-record';
export { requireDifference, requireNotFrozen } from './custody/frozen';
export { CLOSING_NAMES, militaryDate, requireOffClosing, requireOnBook } from './custody/on-closing';
export {
  type NotSeenIn,
  isMissing,
  markMissing,
  missingMark,
  otherMustSeeWords,
  recordCaseFound,
  recordFound,
} from './custody/missing';
export { mount } from './custody/mount';
export { moveCustody, releaseToBook } from './custody/move-custody';
export { offer } from './custody/offer';
export { openTransfer } from './custody/open-transfer';
export { hasItem, isVerifiedBy, mayVerify, peopleWith, possessionOf } from './custody/possession';
export { recall } from './custody/recall';
export { type Released, tellReleased } from './custody/released';
export { replaceLinks } from './custody/replace-link';
export { reject } from './custody/reject';
export { findSeen, type Seen } from './custody/find-seen';
export { endedCheckWords, findSeenForThisCheck } from './custody/repeated-inspection';
export {
  type EndedTransfer,
  type FoundTransfer,
  endTransfer,
  findTransfer,
  itemOf,
  transferDetails,
} from './custody/transfer';
export { transferRecord } from './custody/transfer-record';
export { replaceSuperior } from './custody/replace-superior';
export { type SheetContent, buildSheets } from './custody/sheet';
export { lostRefusal, missingRefusal, refuseLost } from './custody/refuse-lost';
export { findAssemblies, unmountComponents } from './custody/unmount-components';
export { recordSeen, verify } from './custody/verify';
export { readWaiting, requireNotWaiting, waitingWords } from './custody/waiting';
export { dayWords } from './day-words';
export { findPropertyDetails } from './details';
export { lastLocationOf } from './last-location';
export { countGains } from './gains/list-gains';
export { default as gainsRoutes } from './gains/routes';
export { recordCounts } from './counts/record-counts';
export { endArrivedRequests } from './transfers/end-arrived-requests';
export { reopenedWords } from './transfers/reopen-request';
export { withdrawRequestsOf } from './transfers/withdraw-requests';
export { ENDED_BY_COUNT, ENDED_BY_LIST } from './counts/shortage-record';
export { type Shortage, recordShortage, shortageDetails } from './counts/shortage-record';
export { plainHeading } from './csv-columns';
export { readFile } from './import/read-file';
export { nearItems } from './import/serials';
export { takeFiles, withFile } from './import/take-files';
export { default as importRoutes } from './import/routes';
export { requireMatch } from './if-match';
export { default as inventoryRoutes } from './inventory.routes';
export { countSigned, inScope } from './list-property';
export { itemSearch } from './item-search';
export { numberProblems } from './item-numbers';
export { findNearMisses } from './near-misses';
export { default as propertyRoutes } from './routes';
export { findScanned, type ItemReading, type Scanned } from './scan/find-scanned';
export { describeDoubt, offerUii, readItemCode } from './scan/look-up-code';
export {
  formerSerialWords,
  type NamedItem,
  namedItem,
  nearMissWords,
  notOnTheBooks,
} from './scan/scan-words';
export { eachItem } from './each-item';
export { findItem } from './find-item';
export { countReadiness, readPropertyStatus } from './status';
export { nextRequestId } from './transfers/next-request-id';
export { findVisibleTransfer, findVisibleTransfers, visibleTransfers } from './transfers/load-transfers';
export { default as transfersRoutes } from './transfers/routes';
