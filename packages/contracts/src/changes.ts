import { QUERY_SCOPES, type QueryScope } from './query-scopes';
import type { WriteKey } from './routes';

/** Steps of a clearance are worked out from items and their transfers. */
const ITEM = ['property', 'sensitive', 'dashboard', 'ledger', 'clearances'] as const;
/** What a succession waits for is computed on each read, and changes with transfers, papers, forms and statuses. */
const OFFER = ['transfers', 'property', 'dashboard', 'ledger', 'successions', 'clearances'] as const;
const CUSTODY = [...OFFER, 'sensitive'] as const;
const STATUS = [...ITEM, 'successions'] as const;
const WORK = ['maintenance', 'documents', ...STATUS] as const;
const FORM = ['documents', 'ledger', 'maintenance', 'successions', 'clearances'] as const;
const AMENDMENT = ['amendments', 'property', 'reconciliations', 'ledger'] as const;
const CLOSING = ['closings', 'property', 'ledger', 'successions'] as const;
const SUCCESSION = ['successions', 'ledger', 'clearances'] as const;
/** Items may have left the book. */
const LEAVING = ['closings', 'maintenance', 'transfers', ...STATUS] as const;
/** Whose hand receipt was printed last, and when. */
const PAPER = ['property', 'ledger', 'successions'] as const;
/** They may be short. */
const COMPONENTS = ['property', 'ledger', 'clearances'] as const;
/** Who has what, at counters and everywhere that shows it. */
const POSSESSION = ['counters', 'documents', ...CUSTODY] as const;
const COUNTER = ['counters', 'property', 'ledger'] as const;
const RECEIPT = ['counters', 'documents', 'ledger'] as const;
const CLEARANCE = ['clearances', 'users', 'ledger'] as const;

/**
 * Which queries each write changes: after it, the client reads everything under these scopes again. It stands beside the
 * route contracts and not in them, because a browser needs this table and not their schemas.
 */
export const changes: Record<WriteKey, readonly QueryScope[]> = {
  'POST /api/auth/login': [],
  'POST /api/auth/dev-login': [],
  'POST /api/auth/logout': [],
  'POST /api/auth/reauthenticate': [],
  'POST /api/auth/password-link': [],
  'POST /api/auth/register': ['users'],
  'POST /api/auth/set-password': ['auth'],
  'PUT /api/auth/password': ['settings'],
  'DELETE /api/auth/sessions': ['settings'],
  'DELETE /api/auth/sessions/:id': ['settings'],
  'POST /api/tokens': ['settings'],
  'DELETE /api/tokens/:id': ['settings'],

  'POST /api/users': ['users'],
  'PATCH /api/users/:id': ['users'],
  'PUT /api/users/:id/role': ['users'],
  'POST /api/users/:id/activate': ['users', 'clearances', 'successions'],
  'POST /api/users/:id/deactivate': ['users', ...OFFER],
  'POST /api/people/:id/clearance': CLEARANCE,
  'POST /api/people/:id/clearance/steps': CLEARANCE,
  'POST /api/people/:id/clearance/sign': CLEARANCE,
  'POST /api/people/:id/clearance/override': CLEARANCE,
  'POST /api/people/:id/clearance/cancel': CLEARANCE,
  'POST /api/users/:id/password-link': ['users'],
  'POST /api/users/:id/block-sign-in': ['users'],
  'DELETE /api/users/:id/block-sign-in': ['users'],
  'DELETE /api/users/:id/sessions': ['auth'],
  'POST /api/users/connections': ['users'],
  'PATCH /api/users/connections/:id': ['users', 'documents'],
  'DELETE /api/users/connections/:id': ['users', 'documents'],
  'POST /api/units': QUERY_SCOPES,
  'PATCH /api/units/:id': QUERY_SCOPES,
  'DELETE /api/units/:id': QUERY_SCOPES,

  'PUT /api/unit-settings': ['settings', ...ITEM],

  'PUT /api/profile': ['profile', 'users'],
  'PUT /api/settings': ['settings'],
  'POST /api/settings/reset': ['settings'],
  'PUT /api/settings/pin': ['settings', 'documents'],
  'POST /api/settings/pin/remove': ['settings', 'documents'],
  'POST /api/settings/pin/verify': [],
  'POST /api/settings/pin/lock': [],

  'POST /api/property': ['closings', 'reconciliations', ...STATUS],
  'PATCH /api/property/:id': ['reconciliations', ...ITEM],
  'POST /api/property/bulk/edit': ITEM,
  'POST /api/property/bulk/classification': ITEM,
  'PUT /api/catalog/:nsn': ITEM,
  'POST /api/property/:id/photos': ['property'],
  'DELETE /api/property/:id/photos/:uploadId': ['property'],
  'POST /api/property/:id/calibrations': ['property', 'dashboard', 'ledger', 'profile'],
  'POST /api/property/:id/mounts': ['transfers', 'property', 'ledger'],
  'DELETE /api/property/:id/mounts/:itemId': ['transfers', 'property', 'ledger'],
  'PATCH /api/property/:id/status': STATUS,
  'POST /api/property/:id/verify': ITEM,
  'POST /api/property/:id/recall': OFFER,
  'POST /api/property/bulk/recall': OFFER,
  'POST /api/property/bulk/status': STATUS,
  'POST /api/property/bulk/transfers': OFFER,
  'PUT /api/property/:id/components': COMPONENTS,
  'POST /api/property/:id/components': COMPONENTS,
  'PATCH /api/property/:id/components/:componentId': COMPONENTS,
  'DELETE /api/property/:id/components/:componentId': COMPONENTS,
  'POST /api/property/:id/components/:componentId/present': COMPONENTS,
  'PUT /api/property/:id/component-counts': COMPONENTS,
  'POST /api/component-lists/read': [],
  'PUT /api/component-lists/:nsn': COMPONENTS,
  'PATCH /api/shortages/:id': COMPONENTS,
  'POST /api/amendments': AMENDMENT,
  'POST /api/amendments/rules': AMENDMENT,
  'POST /api/amendments/:id/propose': AMENDMENT,
  'POST /api/amendments/:id/sign': ['amendments', 'transfers', 'reconciliations', 'settings', ...STATUS],
  'POST /api/amendments/:id/refuse': AMENDMENT,
  'POST /api/amendments/:id/withdraw': AMENDMENT,
  'POST /api/closings': CLOSING,
  'POST /api/closings/:id/copy': LEAVING,
  'POST /api/closings/:id/sign': LEAVING,
  'POST /api/closings/:id/refuse': CLOSING,
  'POST /api/closings/:id/withdraw': CLOSING,
  'POST /api/closings/:id/cancel': CLOSING,
  'POST /api/counters': COUNTER,
  'PATCH /api/counters/:id': COUNTER,
  'PUT /api/counters/:id/operators/:userId': COUNTER,
  'PUT /api/counters/:id/stock': COUNTER,
  'PUT /api/counters/:id/authority': COUNTER,
  'POST /api/counters/:id/sessions': ['counters'],
  'POST /api/counters/:id/sessions/:sessionId/close': ['counters'],
  'POST /api/counter/read': [],
  'POST /api/counter/handovers/prepare': [],
  'POST /api/counter/handovers': POSSESSION,
  'POST /api/counter/handovers/:id/confirm': POSSESSION,
  'POST /api/counter/returns': POSSESSION,
  'POST /api/counter/handovers/:id/acknowledge': RECEIPT,
  'POST /api/counter/handovers/:id/dispute': RECEIPT,
  'POST /api/counter/handovers/:id/settle': RECEIPT,
  'POST /api/property/:id/returned-claim': ['counters', 'property'],
  'POST /api/counters/:id/authorizations/preview': [],
  'PUT /api/counters/:id/authorizations': COUNTER,
  'POST /api/temporary-receipts/:id/prepare': [],
  'POST /api/temporary-receipts/:id/extend': POSSESSION,
  'POST /api/temporary-receipts/:id/convert': POSSESSION,
  'POST /api/temporary-receipts/:id/confirm': POSSESSION,
  'POST /api/successions': SUCCESSION,
  'PUT /api/successions/:id/plan': SUCCESSION,
  'POST /api/successions/:id/publish': SUCCESSION,
  'POST /api/successions/:id/activate': SUCCESSION,
  'POST /api/successions/:id/let-through': SUCCESSION,
  'POST /api/successions/:id/notes': SUCCESSION,
  'POST /api/successions/:id/prepare': ['successions', 'documents', 'ledger'],
  'POST /api/successions/:id/appoint': SUCCESSION,
  'POST /api/successions/:id/sections/:number/count': SUCCESSION,
  'POST /api/successions/:id/readings': ['successions', ...ITEM],
  'PUT /api/successions/:id/lines/:itemId/components': ['successions', ...COMPONENTS],
  'POST /api/successions/:id/lines/:itemId/marks': SUCCESSION,
  'POST /api/successions/:id/differences/:differenceId/resolve': SUCCESSION,
  'POST /api/successions/:id/differences/:differenceId/agree': SUCCESSION,
  'POST /api/successions/:id/signatures': ['successions', 'transfers', 'users', 'documents', ...ITEM],
  'DELETE /api/successions/:id/signatures/mine': SUCCESSION,
  'POST /api/successions/:id/acknowledge': SUCCESSION,
  'POST /api/successions/:id/cancel': SUCCESSION,
  'POST /api/property/:id/gain/sign': ['closings', ...ITEM],
  'POST /api/property/:id/reinstatement': LEAVING,
  'POST /api/property/imports': ['imports'],
  'POST /api/property/imports/:id/confirm': ['imports', ...STATUS],
  'PUT /api/property/imports/:id/columns': ['imports'],
  'PATCH /api/property/imports/:id/rows/:line': ['imports'],
  'DELETE /api/property/imports/:id': ['imports'],
  'POST /api/reconciliations': ['reconciliations'],
  'PUT /api/reconciliations/:id/lines/:line/note': ['reconciliations'],
  'POST /api/reconciliations/:id/close': ['reconciliations', 'ledger'],
  'POST /api/labels': [],
  'POST /api/weapon-cards': COUNTER,
  'POST /api/counters/:id/room-counts': [...COUNTER, 'sensitive'],
  'POST /api/counters/:id/room-counts/:inventoryId/close': [...STATUS, 'counters', 'documents'],
  'POST /api/da2062/chosen': [],
  'POST /api/da2062/generate-pdf': PAPER,
  'POST /api/da2062/pairs': PAPER,
  'POST /api/papers/check': [],

  'POST /api/consumables': ['property'],
  'PATCH /api/consumables/:id': ['property'],
  'POST /api/consumables/:id/restock': ['property'],
  'POST /api/consumables/:id/issue': ['property'],

  'POST /api/transfers': OFFER,
  'PATCH /api/transfers/:id/status': CUSTODY,
  'POST /api/transfers/decisions': CUSTODY,
  'POST /api/transfers/:id/recall-answer': ['transfers', 'ledger'],
  'POST /api/transfers/:id/consent': OFFER,
  'POST /api/transfers/:id/cancel': OFFER,
  'POST /api/transfers/asks': ['transfers'],
  'POST /api/transfers/asks/:id/offer': OFFER,
  'POST /api/transfers/asks/:id/decline': ['transfers'],
  'POST /api/transfers/asks/:id/withdraw': ['transfers'],

  'POST /api/sensitive-items/scan': ITEM,
  'POST /api/sensitive-items/inventories': ['sensitive', 'dashboard', 'clearances', 'successions'],
  'POST /api/sensitive-items/inventories/:id/scans': ITEM,
  'POST /api/sensitive-items/inventories/:id/lines/:itemId/document': ['sensitive'],
  'DELETE /api/sensitive-items/inventories/:id/lines/:itemId/document': ['sensitive'],
  'POST /api/sensitive-items/inventories/:id/close': [...STATUS, 'documents'],
  'POST /api/sensitive-items/inventories/:id/late-reads/:itemId/accept': STATUS,
  'PUT /api/sensitive-items/schedules/:category': ['sensitive', 'dashboard'],

  'POST /api/maintenance': WORK,
  'PATCH /api/maintenance/:id': WORK,
  'PATCH /api/maintenance/:id/status': WORK,
  'POST /api/maintenance/:id/parts': WORK,
  'PATCH /api/maintenance/:id/parts/:partId': WORK,
  'DELETE /api/maintenance/:id/parts/:partId': WORK,

  'PUT /api/documents/:id/read': ['documents'],
  'POST /api/documents/maintenance-form': FORM,
  'POST /api/documents/:id/forward': FORM,
  'POST /api/documents/:id/corrective-action': FORM,
  'POST /api/uploads': [],
  'DELETE /api/uploads/:id': [],

  'POST /api/corrections': ['ledger'],
  'POST /api/ledger/incidents/:seq/acknowledge': ['ledger'],
  'POST /api/verification/runs': [],
};
