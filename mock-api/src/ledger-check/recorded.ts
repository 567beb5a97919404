import { amendments } from './records/amendments';
import { componentLists } from './records/component-lists';
import { clearances } from './records/clearances';
import { closings } from './records/closings';
import { calibrations } from './records/calibrations';
import { documents } from './records/documents';
import { handOvers } from './records/handovers';
import { inventories } from './records/inventories';
import { lossCases } from './records/loss-cases';
import { maintenance } from './records/maintenance';
import { handReceipts, papers } from './records/papers';
import { reconciliations } from './records/reconciliations';
import type { RecordedTable } from './records/recorded-table';
import { successions } from './records/successions';
import { siReports } from './records/si-reports';
import { shortages } from './records/shortages';
import { transfers } from './records/transfers';
import { verifications } from './records/verifications';

/** Every table with a column `event_id`. */
export const RECORDED: readonly RecordedTable[] = [
  verifications,
  transfers,
  documents,
  inventories,
  maintenance,
  amendments,
  closings,
  shortages,
  componentLists,
  calibrations,
  reconciliations,
  handReceipts,
  papers,
  successions,
  clearances,
  handOvers,
  lossCases,
  siReports,
];
