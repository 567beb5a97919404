import type { RouteKey } from '@hand-receipt/contracts';
import { ApiError, statusOf } from '@hand-receipt/platform';

type Words = string | ((error: ApiError) => string);

/** What the server said, where it said something. */
const saidOr =
  (words: string): Words =>
  ({ detail }) =>
    detail.message || words;

/** Quotes an answer that is not OK by its status text, which HTTP/2 leaves empty (ERR-13). */
const loadTransfers: Words = ({ status, statusText, message }) =>
  status === 0 ? message : `Failed to fetch transfers: ${statusText || message}`;

/**
 * Names the status of a refusal that the server said nothing with (ERR-02). Empty words stay empty: the screen has its own
 * for them (ERR-33). Without a connection, or where an answer cannot be read, the message says so already.
 */
const saidOrStatus: Words = ({ status, detail, message }) =>
  status < 400 ? message : (detail.message ?? `Request failed with status ${status}`);

/**
 * The error catalog of product.md (rows ERR-*), by call. A call that is not here fails in the words of the server. Screens
 * show the server's own words beside these, by `reasonOf`.
 */
const CATALOG: Partial<Record<RouteKey, Words>> = {
  'POST /api/auth/register': saidOr('Registration failed'),
  'GET /api/connections': 'Failed to fetch connections',
  'GET /api/users/recipients': 'Failed to fetch connections',

  'GET /api/property': 'Failed to fetch properties',
  'GET /api/property/ids': 'Failed to fetch properties',
  'GET /api/property/counts': 'Failed to fetch properties',
  'GET /api/inventory': 'Failed to fetch properties',
  'GET /api/property/:id': ({ status }) =>
    status === 404 ? 'Property not found' : 'Failed to fetch properties',
  'GET /api/property/export': 'Failed to export properties',
  'POST /api/property': 'Failed to create property',
  'PATCH /api/property/:id': 'Failed to update property',
  'POST /api/property/bulk/edit': 'Failed to update property',
  'POST /api/property/:id/calibrations': 'Failed to record the calibration',
  'PATCH /api/property/:id/status': 'Failed to update property status',
  'POST /api/property/bulk/status': 'Failed to update property status',
  'POST /api/property/bulk/transfers': 'Failed to create transfer',
  'POST /api/property/:id/recall': 'Failed to recall property',
  'POST /api/property/bulk/recall': 'Failed to recall property',
  'POST /api/transfers/:id/recall-answer': 'Failed to answer recall',
  'POST /api/transfers/:id/consent': 'Failed to answer sign-over',
  'POST /api/property/:id/verify': 'Failed to verify property',
  'POST /api/property/:id/components': 'Failed to update components',
  'PATCH /api/property/:id/components/:componentId': 'Failed to update components',
  'DELETE /api/property/:id/components/:componentId': 'Failed to update components',
  'POST /api/property/:id/components/:componentId/present': 'Failed to update components',
  'PUT /api/property/:id/component-counts': 'Failed to update components',
  'GET /api/component-lists': 'Failed to fetch component lists',
  'GET /api/component-lists/:nsn': 'Failed to fetch component list',
  'GET /api/shortages': 'Failed to fetch shortages',
  'GET /api/shortages/annex': saidOr('Failed to generate PDF'),
  'GET /api/amendments': 'Failed to fetch amendments',
  'GET /api/amendments/counts': 'Failed to fetch amendments',
  'GET /api/amendments/:id': 'Failed to fetch amendments',
  'GET /api/amendments/:id/pdf': saidOr('Failed to generate PDF'),
  'GET /api/people/:id/clearance/memorandum': saidOr('Failed to generate PDF'),
  'GET /api/loss-cases': 'Failed to fetch loss cases',
  'GET /api/loss-cases/:id': 'Failed to fetch the loss case',
  'GET /api/loss-cases/questions': 'Failed to fetch loss cases',
  'GET /api/loss-cases/:id/packet.pdf': saidOr('Failed to generate PDF'),
  'GET /api/closings': 'Failed to fetch closings',
  'GET /api/closings/counts': 'Failed to fetch closings',
  'GET /api/closings/receivers': 'Failed to fetch units',
  'GET /api/closings/:id': 'Failed to fetch closings',
  'GET /api/closings/:id/pdf': saidOr('Failed to generate PDF'),
  'GET /api/property/gains': 'Failed to fetch gains',
  'GET /api/property/:id/gain/pdf': saidOr('Failed to generate PDF'),
  'GET /api/imports': 'Failed to fetch imports',
  'GET /api/imports/freeze': 'Failed to fetch imports',
  'GET /api/imports/:id': 'Failed to fetch imports',
  'GET /api/imports/:id/rows': 'Failed to fetch the rows',
  'GET /api/imports/:id/columns': 'Failed to fetch the columns',
  'PUT /api/imports/:id/columns': saidOr('The columns were not saved'),
  'PATCH /api/imports/:id/rows/:line': saidOr('The row was not corrected'),
  'GET /api/reconciliations': 'Failed to fetch comparisons',
  'GET /api/reconciliations/:id': 'Failed to fetch comparisons',
  'GET /api/reconciliations/:id/lines': 'Failed to fetch the rows',
  'POST /api/reconciliations': saidOr('The file was not compared'),
  'PUT /api/reconciliations/:id/lines/:line/note': saidOr('The note was not saved'),
  'POST /api/reconciliations/:id/close': saidOr('The comparison was not closed'),
  'GET /api/reconciliations/:id/pdf': saidOr('Failed to generate PDF'),
  'GET /api/successions/:id/packet.pdf': saidOr('Failed to make the packet'),
  'GET /api/successions/:id/packet.json': saidOr('Failed to make the packet'),
  'POST /api/da2062/chosen': 'Failed to fetch properties',
  'POST /api/da2062/generate-pdf': 'Failed to generate PDF',
  'GET /api/property/:id/label/pdf': 'Failed to generate PDF',
  'GET /api/mail/:id': 'The message cannot be opened',

  'GET /api/consumables': 'Failed to fetch consumables',
  'GET /api/consumables/counts': 'Failed to fetch consumables',
  'GET /api/consumables/:id': 'Failed to fetch consumables',
  'GET /api/consumables/history': 'Failed to fetch consumption history',

  'GET /api/transfers': loadTransfers,
  'GET /api/transfers/:id': loadTransfers,
  'POST /api/transfers/:id/cancel': ({ message }) => `Failed to cancel transfer: ${message}`,
  'GET /api/transfers/:id/da2062': saidOr('Failed to generate PDF'),

  'GET /api/documents': 'Failed to fetch documents',
  'PUT /api/documents/:id/read': 'Failed to mark document as read',
  'GET /api/documents/:id/pdf': saidOr('Failed to generate PDF'),

  'GET /api/verification/database': saidOrStatus,
  'GET /api/corrections': saidOr('Failed to fetch correction log.'),
};

/**
 * Waits for a call, and tells its failure under another message.
 * @throws ApiError, with what the server said as its `reason`; anything else (a canceled call) as it is
 */
export async function inWords<T>(words: Words | undefined, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || words === undefined) throw error;
    throw error.withMessage(typeof words === 'string' ? words : words(error));
  }
}

/** The same, in the words of the catalog. */
export const inCatalogWords = <T>(call: RouteKey, answer: Promise<T>): Promise<T> =>
  inWords(CATALOG[call], answer);

/** A call's answer, or null where there is nothing that I may see. @throws ApiError for any other failure */
export async function nullIfNotFound<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
