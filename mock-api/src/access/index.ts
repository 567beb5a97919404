/** Who may see what: the viewer, their units, the items and people that they may see. */
export { type CounterPin, counterPinOf, linkWaitEnds, readCounterPin } from './counter-pin';
export { hideSerials } from './hide-serials';
export { findPerson, loadPeople, peopleById, personJson, selectPeople } from './person';
export { endPinHold, holdPin, isPinLocked, pinNeeded } from './pin-hold';
export { hasSecondFactor, owesSecondFactor, ownsSecondFactor, secondFactorNeeded } from './second-factor';
export { type PersonRow, type SessionUser, people, toSessionUser } from './session-user';
export { readSettingsOf } from './settings';
export type { Credential, SignInMethod, SignedIn } from './signed-in';
export { companyOf, companyUnits, isInUnit, isOfCompany, isUnder, unitsAbove, unitsBelow } from './units';
export { keepsAllOf, visibleAmendments } from './visible-amendments';
export { visibleClosings } from './visible-closings';
export {
  answersForUnit,
  maySeeInventory,
  readsCountsOfUnit,
  visibleInventories,
} from './visible-inventories';
export {
  confirmsFound,
  ownLossCases,
  readsAlone,
  seesWholeCase,
  visibleLossCases,
} from './visible-loss-cases';
export { visibleSuccessions, wholeSuccessions } from './visible-successions';
export { countedEventParts, seesWholeLedger, visibleEventParts, visibleEvents } from './visible-events';
export {
  outOfSight,
  SEES_UNIT,
  type Viewer,
  maySee,
  recordedItems,
  seesItem,
  signedBy,
  signedByMe,
  unitItems,
  unitRecords,
  unitRows,
  visibleItems,
  visibleParts,
  visibleRows,
} from './visible-items';
export {
  connectedWith,
  mayHandTo,
  maySeePerson,
  possibleRecipients,
  visibleHolders,
  visiblePeople,
  visibleUnits,
} from './visible-people';
