import type { Lines } from './line';
import { amendmentLines } from './lines/amendments';
import { closingLines } from './lines/closings';
import { authLines } from './lines/auth';
import { classificationLines } from './lines/classification';
import { componentListLines } from './lines/component-lists';
import { consumableLines } from './lines/consumables';
import { counterLines } from './lines/counters';
import { documentLines } from './lines/documents';
import { formLines } from './lines/forms';
import { importLines } from './lines/import';
import { reconciliationLines } from './lines/reconciliation';
import { ledgerLines } from './lines/ledger';
import { maintenanceLines } from './lines/maintenance';
import { peopleLines } from './lines/people';
import { operationLines } from './lines/operations';
import { propertyLines } from './lines/property';
import { sectionLines } from './lines/sections';
import { sensitiveLines } from './lines/sensitive';
import { lossCaseLines } from './lines/loss-cases';
import { siReportLines } from './lines/si-reports';
import { successionLines } from './lines/successions';
import { transferLines } from './lines/transfers';
import { unitLines } from './lines/unit';
import { unitSettingLines } from './lines/unit-settings';
import { webhookLines } from './lines/webhooks';

/**
 * The lines of each file. An area is asked in a company of its own, so that its counts and its ledger
 * do not grow with all the others.
 */
export const areas: Record<string, Lines> = {
  authLines,
  amendmentLines,
  closingLines,
  lossCaseLines,
  siReportLines,
  successionLines,
  componentListLines,
  peopleLines,
  propertyLines,
  classificationLines,
  importLines,
  reconciliationLines,
  consumableLines,
  counterLines,
  transferLines,
  ledgerLines,
  unitLines,
  unitSettingLines,
  operationLines,
  sectionLines,
  sensitiveLines,
  maintenanceLines,
  documentLines,
  formLines,
  webhookLines,
};

/**
 * Who gets what answer of each call: the table of roles in decisions.md, call by call. `matrix.test.ts`
 * makes every call of the contract as everybody and fails for a call that is not here.
 *
 * To add a call: in `lines/<area>.ts` (a new area joins `areas`) write
 *
 *     //  outsider soldier leader supply commander admin
 *     'POST /api/property/:id/recall': [
 *       line('403 403 403 403 403 403', 'their own item ...', async ({ itemOf }, caller) => ({ id: await itemOf(caller) })),
 *       line('404 404 403 403 201 403', 'an item that the commander signed down to a squad mate', ...),
 *     ],
 *
 * A call that takes an id has a line for what is the caller's own and one for what is somebody else's.
 * 404 is what they may not see; 403 is what they see and may not do. What a call needs is made by the
 * helpers of `world.ts`; a new kind of thing is a new helper there.
 */
export const matrix: Lines = Object.assign({}, ...Object.values(areas));
