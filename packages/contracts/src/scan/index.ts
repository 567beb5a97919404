/** Reading marks and labels. */
export type { MarkIdentity } from './identity';
export { type ReadMark, readScan, SCAN_LIMIT, SCAN_WORDS, scanName, type ScanReading } from './read-scan';
export * from './read-counter-code';
export { COUNT_CODE_WORDS, countCodeProblem } from './count-code';
