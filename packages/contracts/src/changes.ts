import { QUERY_SCOPES, type QueryScope } from './query-scopes';
import type { WriteKey } from './routes';

/** Steps of a clearance are worked out from items and their transfers. */
const READING = ['property', 'sensitive', 'dashboard', 'ledger', 'clearances'] as const;
/** The sheet that a recipient signs describes the item as it is. */
const ITEM = ['transfers', ...READING] as const;
/** What a succession waits for is computed on each read, and changes with transfers, papers, forms and statuses. */
const OFFER = ['transfers', 'property', 'dashboard', 'ledger', 'successions', 'clearances'] as const;
/** A former holder has the item no longer, which their counter lists. */
const CUSTODY = [...OFFER, 'sensitive', 'counters'] as const;
const LOSS_CASE = ['loss-cases', 'ledger'] as const;
/** A loss case may be opened or closed by it. */
const STATUS = [...ITEM, 'successions', 'loss-cases'] as const;
const WORK = ['maintenance', 'documents', ...STATUS] as const;
const FORM = ['documents', 'ledger', 'maintenance', 'successions', 'clearances'] as const;
const AMENDMENT = ['amendments', 'property', 'reconciliations', 'ledger'] as const;
const CLOSING = ['closings', 'property', 'ledger', 'successions'] as const;
const SUCCESSION = ['successions', 'ledger', 'clearances'] as const;
/** Items may have left the book: nobody signs an amendment of them any more, and no counter keeps them. */
const LEAVING = ['amendments', 'closings', 'counters', 'maintenance', ...STATUS] as const;
/** Whose hand receipt was printed last, and when. */
const PAPER = ['property', 'ledger', 'successions'] as const;
/** They may be short, and a succession in which the item is counted has a difference of that. */
const COMPONENTS = ['property', 'transfers', 'ledger', 'clearances', 'successions'] as const;
/** Who has what, at counters and everywhere that shows it. */
const POSSESSION = ['documents', ...CUSTODY] as const;
const COUNTER = ['counters', 'property', 'ledger'] as const;
/** Operators see what their counter keeps, and count it. */
const STOCK = [...COUNTER, 'sensitive', 'dashboard'] as const;
const RECEIPT = ['counters', 'documents', 'ledger'] as const;
/** The items of a disputed receipt say so. */
const DISPUTE = [...RECEIPT, 'property', 'transfers'] as const;
/** A person leaves their unit or the service: what was offered to them ends, and what they do at counters. */
const LEAVER = ['users', 'counters', 'documents', ...OFFER] as const;
const CLEARANCE = ['clearances', 'users', 'ledger'] as const;

/**
 * Which queries each write changes: after it, the client reads everything under these scopes again. It stands beside the
 * route contracts and not in them, because a browser needs this table and not their schemas.
 */
export const changes: Record<WriteKey, readonly QueryScope[]> = {
  'POST /api/auth/login': [],
  'POST /api/auth/passkey/options': [],
  'POST /api/auth/passkey': [],
  'POST /api/auth/dev-login': [],
  'POST /api/auth/logout': [],
  'POST /api/auth/reauthenticate': [],
  'POST /api/auth/reauthenticate/options': [],
  'POST /api/auth/password-link': [],
  'POST /api/auth/register': ['users'],
  'POST /api/auth/set-password': ['auth'],
  'PUT /api/auth/password': ['settings'],
  'DELETE /api/auth/sessions': ['settings'],
  'DELETE /api/auth/sessions/:id': ['settings'],
  'POST /api/auth/certificate': [],
  'POST /api/auth/provider/link': [],
  'POST /api/users/:id/sign-in': ['users'],
  'DELETE /api/sign-in/identities/:id': ['users'],
  'POST /api/sign-in/rules': ['users'],
  'DELETE /api/sign-in/rules/:id': ['users'],
  'POST /api/tokens': ['settings'],
  'DELETE /api/tokens/:id': ['settings'],

  'POST /api/users': ['users'],
  // They may go to another company.
  'PATCH /api/users/:id': LEAVER,
  'PUT /api/users/:id/role': ['users'],
  'POST /api/users/:id/activate': ['users', 'clearances', 'successions'],
  'POST /api/users/:id/deactivate': LEAVER,
  'POST /api/people/:id/clearance': CLEARANCE,
  'POST /api/people/:id/clearance/steps': CLEARANCE,
  'POST /api/people/:id/clearance/sign': CLEARANCE,
  'POST /api/people/:id/clearance/override': CLEARANCE,
  'POST /api/people/:id/clearance/cancel': CLEARANCE,
  'POST /api/users/:id/password-link': ['users'],
  // Nobody else signs for a person who is blocked.
  'POST /api/users/:id/block-sign-in': ['users', 'successions'],
  'DELETE /api/users/:id/block-sign-in': ['users', 'successions'],
  'POST /api/users/:id/remove-second-factor': ['users', 'settings', 'documents'],
  'DELETE /api/users/:id/sessions': ['auth'],
  'POST /api/connections': ['users'],
  'PATCH /api/connections/:id': ['users', 'documents'],
  'DELETE /api/connections/:id': ['users', 'documents'],
  'POST /api/units': QUERY_SCOPES,
  'PATCH /api/units/:id': QUERY_SCOPES,
  'DELETE /api/units/:id': QUERY_SCOPES,

  'PATCH /api/sections/:name': ['sections', 'ledger'],
  'POST /api/sections/:name/override': ['sections', 'ledger'],
  'DELETE /api/sections/:name/override': ['sections'],
  'POST /api/client-reports': [],

  'POST /api/webhooks': ['webhooks', 'ledger'],
  'PATCH /api/webhooks/:id': ['webhooks', 'ledger'],
  'POST /api/webhooks/:id/secret': ['webhooks', 'ledger'],
  'DELETE /api/webhooks/:id': ['webhooks', 'ledger'],
  'POST /api/webhooks/:id/test': ['webhooks'],
  'POST /api/webhooks/:id/resend': ['webhooks'],

  'PUT /api/unit-settings': ['settings', ...ITEM],

  'PUT /api/profile': ['profile', 'users'],
  'PUT /api/settings': ['settings'],
  'POST /api/settings/reset': ['settings'],
  'PUT /api/settings/pin': ['settings', 'documents'],
  'POST /api/settings/pin/remove': ['settings', 'documents'],
  'POST /api/settings/pin/verify': [],
  'POST /api/settings/pin/lock': [],
  'POST /api/settings/passkeys/options': [],
  'POST /api/settings/passkeys': ['settings', 'documents'],
  'POST /api/settings/passkeys/:id/remove': ['settings', 'documents'],
  'POST /api/settings/totp/options': [],
  'POST /api/settings/totp': ['settings', 'documents'],
  'POST /api/settings/totp/remove': ['settings', 'documents'],
  'POST /api/settings/recovery-codes': ['settings', 'documents'],

  'POST /api/property': ['closings', 'reconciliations', ...STATUS],
  'POST /api/property-bulk': ['closings', 'reconciliations', ...STATUS],
  'PATCH /api/property/:id': ['reconciliations', ...ITEM],
  'POST /api/property/bulk/edit': ITEM,
  'POST /api/property/bulk/classification': ITEM,
  'PUT /api/catalog/:nsn': ITEM,
  'POST /api/property/:id/photos': ['property', 'transfers'],
  'DELETE /api/property/:id/photos/:uploadId': ['property', 'transfers'],
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
  'POST /api/amendments/:id/sign': ['amendments', 'reconciliations', 'settings', ...STATUS],
  'POST /api/amendments/:id/refuse': AMENDMENT,
  'POST /api/amendments/:id/withdraw': AMENDMENT,
  'POST /api/si-reports': [...STATUS, 'documents'],
  'POST /api/loss-cases/:id/found': LOSS_CASE,
  'POST /api/loss-cases/:id/confirm': STATUS,
  'POST /api/loss-cases/:id/refuse': LOSS_CASE,
  'POST /api/loss-cases/:id/submit': LOSS_CASE,
  'POST /api/loss-cases/:id/decide': LOSS_CASE,
  'POST /api/loss-cases/:id/answers': LOSS_CASE,
  'POST /api/loss-cases/:id/exhibits': LOSS_CASE,
  'POST /api/loss-cases/:id/exhibits/:letter/strike': LOSS_CASE,
  'POST /api/closings': CLOSING,
  'POST /api/closings/:id/copy': LEAVING,
  'POST /api/closings/:id/sign': LEAVING,
  'POST /api/closings/:id/refuse': CLOSING,
  'POST /api/closings/:id/withdraw': CLOSING,
  'POST /api/closings/:id/cancel': CLOSING,
  'POST /api/counters': COUNTER,
  'PATCH /api/counters/:id': COUNTER,
  'PUT /api/counters/:id/operators/:userId': STOCK,
  // Who has an item stands on the sheet of its transfer.
  'PUT /api/counters/:id/stock': [...STOCK, 'transfers'],
  'PUT /api/counters/:id/authority': COUNTER,
  'POST /api/counters/:id/sessions': ['counters'],
  'POST /api/counters/:id/sessions/:sessionId/close': ['counters'],
  'POST /api/counter/read': [],
  'POST /api/counter/handovers/prepare': [],
  'POST /api/counter/handovers': POSSESSION,
  'POST /api/counter/handovers/:id/confirm': POSSESSION,
  'POST /api/counter/handovers/:id/withdraw': RECEIPT,
  // The return of a lost item is a find.
  'POST /api/counter/returns': [...POSSESSION, 'loss-cases'],
  'POST /api/counter/handovers/:id/acknowledge': RECEIPT,
  'POST /api/counter/handovers/:id/dispute': DISPUTE,
  'POST /api/counter/handovers/:id/settle': DISPUTE,
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
  // The last line of a section makes what was not found in it missing, and opens its loss case.
  'POST /api/successions/:id/readings': STATUS,
  'PUT /api/successions/:id/lines/:itemId/components': STATUS,
  'POST /api/successions/:id/lines/:itemId/marks': STATUS,
  'POST /api/successions/:id/differences/:differenceId/resolve': SUCCESSION,
  'POST /api/successions/:id/differences/:differenceId/agree': SUCCESSION,
  'POST /api/successions/:id/signatures': ['successions', 'counters', 'users', 'documents', ...ITEM],
  'DELETE /api/successions/:id/signatures/mine': SUCCESSION,
  'POST /api/successions/:id/acknowledge': SUCCESSION,
  'POST /api/successions/:id/cancel': SUCCESSION,
  'POST /api/property/:id/gain/sign': ['closings', ...ITEM],
  'POST /api/property/:id/reinstatement': LEAVING,
  'POST /api/imports': ['imports'],
  'POST /api/imports/:id/confirm': ['imports', ...STATUS],
  'PUT /api/imports/:id/columns': ['imports'],
  'PATCH /api/imports/:id/rows/:line': ['imports'],
  'DELETE /api/imports/:id': ['imports'],
  'POST /api/reconciliations': ['reconciliations', 'imports'],
  'PUT /api/reconciliations/:id/lines/:line/note': ['reconciliations'],
  'POST /api/reconciliations/:id/close': ['reconciliations', 'ledger'],
  'POST /api/labels': [],
  'POST /api/weapon-cards': COUNTER,
  'POST /api/counters/:id/room-counts': [...COUNTER, 'sensitive'],
  'POST /api/counters/:id/room-counts/:inventoryId/keys': [],
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

  'POST /api/sensitive-items/scan': READING,
  'POST /api/inventories': ['sensitive', 'dashboard', 'clearances', 'successions'],
  'POST /api/inventories/:id/scans': [...READING, 'loss-cases'],
  'POST /api/inventories/:id/lines/:itemId/document': ['sensitive'],
  'DELETE /api/inventories/:id/lines/:itemId/document': ['sensitive'],
  'POST /api/inventories/:id/close': [...STATUS, 'documents'],
  'POST /api/inventories/:id/late-reads/:itemId/accept': STATUS,
  'POST /api/inventory-programs': ['sensitive', 'ledger'],
  'PATCH /api/inventory-programs/:id': ['sensitive', 'ledger'],
  'PATCH /api/inventories/:id': ['sensitive', 'ledger'],
  'POST /api/inventories/:id/skip': ['sensitive', 'ledger'],
  'POST /api/inventories/:id/open': ['sensitive', 'dashboard', 'clearances', 'successions', 'ledger'],
  'POST /api/inventories/:id/counters': ['sensitive', 'ledger'],
  'POST /api/inventories/:id/waive': ['sensitive', 'ledger'],
  'POST /api/inventories/:id/end-count': ['sensitive', 'ledger'],
  'POST /api/inventories/:id/lines/:itemId/not-here': ['sensitive'],
  'POST /api/inventories/:id/extras/:extraId/not-here': ['sensitive'],
  'POST /api/inventories/:id/cancel': ['sensitive', 'dashboard', 'clearances', 'successions', 'ledger'],
  'POST /api/inventories/:id/extras/:extraId/resolve': ['sensitive', 'ledger', 'documents'],
  'POST /api/inventories/:id/sign': ['sensitive', 'documents', 'ledger'],
  'PUT /api/check-schedules/:category': ['sensitive', 'dashboard'],

  'POST /api/maintenance': WORK,
  'PATCH /api/maintenance/:id': WORK,
  'PATCH /api/maintenance/:id/status': WORK,
  'POST /api/maintenance/:id/parts': WORK,
  'PATCH /api/maintenance/:id/parts/:partId': WORK,
  'DELETE /api/maintenance/:id/parts/:partId': WORK,

  'PUT /api/documents/:id/read': ['documents'],
  'POST /api/documents/maintenance-form': WORK,
  'POST /api/documents/:id/forward': FORM,
  'POST /api/documents/:id/corrective-action': FORM,
  'POST /api/uploads': [],
  'DELETE /api/uploads/:id': [],

  'POST /api/corrections': ['ledger'],
  'POST /api/ledger/incidents/:seq/acknowledge': ['ledger'],
  'POST /api/verification/runs': [],
};
