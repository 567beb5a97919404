export { ReportCodes } from './report-codes';
export { ReportFacts } from './report-facts';
export { ReportFigures } from './report-figures';
export { ReportLines, ReportLinesByLin } from './report-lines';
