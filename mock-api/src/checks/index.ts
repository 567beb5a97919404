/** When sensitive items are checked, and how far a check has come. */
export { type CheckedItem, SHOWN_CHECKS, answeredDue, lastChecks, verificationStatus } from './check-status';
export {
  type CheckSchedule,
  EARLY_MINUTES,
  closesAt,
  graceEnds,
  lastDues,
  nextDue,
  opensAt,
} from './schedule';
export { type OwnedSchedule, type Schedules, findSchedule, loadSchedules, readSchedules } from './schedules';
export { sensitiveCategory, whySensitive } from './sensitivity';
