/** Loss cases: items that were reported lost or not seen in a count, the search, the papers and the end of it. */
export { type CaseOfItem, readCaseItems } from './case-record';
export { closeAdjusted, commonCase } from './close-case';
export { lockOpenCases } from './find-case';
export { confirmFound, lossNote, reportSeen, reportTaken } from './found';
export { findCase } from './load-detail';
export { reportLoss, reportNotSeen } from './open-case';
export { setStatus } from './report-lost';
export { default as lossCasesRoutes } from './routes';
