import type { RouteContract } from '@hand-receipt/contracts/routes';

/** Last words of a path that say what is done. A call whose last word is none of these creates or changes a thing. */
const VERBS = new Set(
  (
    'accept acknowledge activate agree appoint block-sign-in cancel check classify close confirm consent convert copy ' +
    'correct count deactivate decide decline end-count extend forward generate-pdf issue let-through lock login logout ' +
    'offer open override prepare preview propose publish read reauthenticate recall refuse register reinstate reset ' +
    'resolve restock return scan sign skip strike submit test verify waive withdraw'
  ).split(' '),
);

const METHOD_VERBS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'set',
  PATCH: 'update',
  DELETE: 'delete',
};

/**
 * Names of calls for which the rule below finds none that reads well, or none that is free. They stay as they are once
 * the call is released, for generated clients use them.
 */
export const OPERATION_IDS: Readonly<Record<string, string>> = {
  'GET /api/auth/me': 'getMe',
  'POST /api/auth/login': 'logIn',
  'POST /api/auth/dev-login': 'logInAsDeveloper',
  'POST /api/auth/logout': 'logOut',
  'GET /api/auth/units': 'listUnitNames',
  'POST /api/auth/register': 'register',
  'GET /api/auth/sessions': 'listSessions',
  'DELETE /api/auth/sessions': 'deleteOtherSessions',
  'DELETE /api/auth/sessions/:id': 'deleteSession',
  'POST /api/auth/reauthenticate': 'reauthenticate',
  'PUT /api/auth/password': 'changePassword',
  'POST /api/auth/set-password': 'setPasswordByLink',
  'POST /api/auth/password-link': 'checkPasswordLink',
  'POST /api/auth/certificate': 'logInByCertificate',
  'POST /api/auth/passkey': 'logInByPasskey',
  'POST /api/auth/passkey/options': 'getPasskeySignInOptions',
  'POST /api/auth/provider/link': 'startProviderLink',
  'POST /api/auth/reauthenticate/options': 'getReauthenticationOptions',
  'POST /api/users/:id/remove-second-factor': 'removeUserSecondFactor',
  'POST /api/settings/totp': 'addTotp',
  'POST /api/settings/totp/options': 'getTotpOptions',
  'POST /api/settings/totp/remove': 'removeTotp',
  'POST /api/settings/recovery-codes': 'createRecoveryCodes',
  'GET /api/settings/second-factor': 'getSecondFactor',
  'POST /api/webhooks/:id/secret': 'replaceWebhookSecret',
  'POST /api/webhooks/:id/resend': 'resendWebhookDeliveries',
  'GET /api/users/recipients': 'listRecipients',
  'DELETE /api/users/:id/block-sign-in': 'allowUserSignIn',
  'POST /api/people/:id/clearance': 'startClearance',
  'GET /api/people/:id/clearance': 'getClearance',
  'POST /api/people/:id/clearance/steps': 'tickClearanceStep',
  'POST /api/people/:id/clearance/sign': 'signClearance',
  'POST /api/people/:id/clearance/override': 'overrideClearance',
  'POST /api/people/:id/clearance/cancel': 'cancelClearance',
  'GET /api/people/:id/clearance/memorandum': 'getClearanceMemorandum',
  'PATCH /api/connections/:id': 'answerConnection',
  'PUT /api/unit-settings': 'updateUnitSetting',
  'PUT /api/profile': 'updateProfile',
  'GET /api/profile/export': 'exportProfile',
  'PUT /api/settings': 'updateSettings',
  'POST /api/settings/reset': 'resetSettings',
  'PUT /api/settings/pin': 'setPin',
  'POST /api/settings/pin/remove': 'removePin',
  'POST /api/settings/pin/verify': 'verifyPin',
  'POST /api/settings/pin/lock': 'lockSensitiveItems',
  'GET /api/settings/passkeys': 'listPasskeys',
  'POST /api/settings/passkeys/options': 'getPasskeyOptions',
  'POST /api/settings/passkeys': 'addPasskey',
  'POST /api/settings/passkeys/:id/remove': 'removePasskey',
  'GET /api/dashboard/readiness': 'getReadiness',
  'POST /api/property/bulk/edit': 'bulkEditProperty',
  'POST /api/property/bulk/status': 'bulkUpdatePropertyStatus',
  'POST /api/property/bulk/transfers': 'bulkCreateTransfers',
  'POST /api/property/bulk/recall': 'bulkRecallProperty',
  'POST /api/property/bulk/classification': 'bulkClassifyProperty',
  'POST /api/property-bulk': 'bulkWriteProperty',
  'GET /api/property-lookup': 'lookUpProperty',
  'POST /api/property/:id/calibrations': 'recordCalibration',
  'POST /api/property/:id/mounts': 'mountProperty',
  'DELETE /api/property/:id/mounts/:itemId': 'unmountProperty',
  'POST /api/property/:id/photos': 'addPropertyPhoto',
  'DELETE /api/property/:id/photos/:uploadId': 'removePropertyPhoto',
  'POST /api/property/:id/components': 'addPropertyComponent',
  'POST /api/property/:id/components/:componentId/present': 'markPropertyComponentPresent',
  'PUT /api/property/:id/component-counts': 'countPropertyComponents',
  'POST /api/property/:id/returned-claim': 'claimPropertyReturned',
  'POST /api/property/:id/reinstatement': 'reinstateProperty',
  'GET /api/property/export': 'exportProperty',
  'GET /api/property/scanned': 'findScannedProperty',
  'POST /api/component-lists/read': 'readComponentListFile',
  'PUT /api/component-lists/:nsn': 'publishComponentList',
  'POST /api/amendments/rules': 'proposeRuleChange',
  'POST /api/closings/:id/copy': 'attachClosingCopy',
  'POST /api/loss-cases/:id/found': 'reportLossItemFound',
  'POST /api/loss-cases/:id/confirm': 'confirmLossItemFound',
  'POST /api/loss-cases/:id/refuse': 'refuseLossItemFound',
  'POST /api/loss-cases/:id/answers': 'answerLossQuestion',
  'POST /api/loss-cases/:id/exhibits': 'addLossCaseExhibit',
  'POST /api/successions/:id/let-through': 'letThroughFreeze',
  'POST /api/successions/:id/notes': 'addSuccessionNote',
  'POST /api/successions/:id/appoint': 'appointSuccessionSigner',
  'POST /api/successions/:id/sections/:number/count': 'nameSectionRecorder',
  'PUT /api/successions/:id/lines/:itemId/components': 'countSuccessionLineComponents',
  'POST /api/successions/:id/lines/:itemId/marks': 'markSuccessionLine',
  'POST /api/successions/:id/differences/:differenceId/agree': 'agreeToSuccessionDifference',
  'POST /api/successions/:id/signatures': 'signSuccession',
  'DELETE /api/successions/:id/signatures/mine': 'withdrawSuccessionSignature',
  'POST /api/successions/:id/acknowledge': 'acknowledgeSuccessionReceipt',
  'PUT /api/counters/:id/operators/:userId': 'appointCounterOperator',
  'PUT /api/counters/:id/stock': 'changeCounterStock',
  'POST /api/counters/:id/sessions': 'openCounterSession',
  'POST /api/counter/read': 'readCounterCode',
  'POST /api/counter/handovers/prepare': 'prepareHandover',
  'POST /api/counter/handovers': 'createHandover',
  'POST /api/counter/handovers/:id/confirm': 'confirmHandover',
  'POST /api/counter/handovers/:id/withdraw': 'withdrawHandover',
  'POST /api/counter/returns': 'returnItems',
  'GET /api/counter/handovers': 'listHandovers',
  'GET /api/counter/handovers/:id': 'getHandover',
  'GET /api/counter/handovers/:id/paper': 'getHandoverPaper',
  'POST /api/counter/handovers/:id/acknowledge': 'acknowledgeHandover',
  'POST /api/counter/handovers/:id/dispute': 'disputeHandover',
  'POST /api/counter/handovers/:id/settle': 'settleHandover',
  'POST /api/counters/:id/authorizations/preview': 'previewCounterAuthorizations',
  'POST /api/weapon-cards': 'printWeaponCards',
  'POST /api/counters/:id/room-counts/:inventoryId/keys': 'prepareRoomCountKeys',
  'GET /api/property/gains': 'listUnsignedGains',
  'GET /api/catalog/:nsn': 'getCatalogItem',
  'PUT /api/catalog/:nsn': 'setCatalogItem',
  'GET /api/inventory': 'findItems',
  'GET /api/transfers/asks': 'listTransferRequests',
  'POST /api/transfers/asks': 'createTransferRequest',
  'POST /api/transfers/asks/:id/offer': 'offerForTransferRequest',
  'POST /api/transfers/asks/:id/decline': 'declineTransferRequest',
  'POST /api/transfers/asks/:id/withdraw': 'withdrawTransferRequest',
  'PATCH /api/transfers/:id/status': 'decideTransfer',
  'POST /api/transfers/decisions': 'decideTransfers',
  'POST /api/transfers/:id/recall-answer': 'answerTransferRecall',
  'POST /api/transfers/:id/consent': 'consentToTransfer',
  'GET /api/ledger/history': 'listLedgerEvents',
  'GET /api/ledger/transfers/:id': 'listTransferEvents',
  'GET /api/ledger/key': 'getLedgerKeys',
  'GET /api/ledger/inclusion': 'getInclusionProof',
  'GET /api/ledger/consistency': 'getConsistencyProof',
  'GET /api/ledger/bundle': 'exportLedgerBundle',
  'GET /api/ledger/csv': 'exportLedgerCsv',
  'GET /api/ledger/verifier': 'getVerifierPage',
  'GET /api/verification/database': 'verifyDatabase',
  'GET /api/verification/last': 'getLastVerification',
  'POST /api/verification/runs': 'startVerification',
  'POST /api/da2062/generate-pdf': 'generateHandReceipt',
  'POST /api/da2062/chosen': 'listReceiptParties',
  'POST /api/da2062/pairs': 'printHandReceipts',
  'GET /api/transfer-requests/:id/da2062': 'getTransferBatchHandReceipt',
  'GET /api/transfers/:id/da2062': 'getTransferHandReceipt',
  'POST /api/labels': 'printLabels',
  'POST /api/sections/:name/override': 'useSectionRelease',
  'DELETE /api/sections/:name/override': 'stopSectionOverride',
  'GET /api/sensitive-items/:id/verifications': 'listVerificationsOfSensitiveItem',
  'GET /api/inventories/candidates': 'listCandidates',
  'GET /api/inventories/:id/result.json': 'getInventoryResult',
  'POST /api/inventories/:id/lines/:itemId/document': 'setInventoryLineDocument',
  'POST /api/inventories/:id/counters': 'nameInventoryCounters',
  'POST /api/inventories/:id/waive': 'waiveInventoryRule',
  'POST /api/inventories/:id/lines/:itemId/not-here': 'markInventoryLineNotHere',
  'POST /api/inventories/:id/extras/:extraId/not-here': 'markInventoryExtraNotHere',
  'POST /api/inventories': 'openInventory',
  'POST /api/inventories/:id/scans': 'scanForInventory',
  'POST /api/inventories/:id/open': 'openPlannedInventory',
  'POST /api/inventories/:id/skip': 'skipPlannedInventory',
  'PATCH /api/inventories/:id': 'updatePlannedInventory',
  'GET /api/inventory-calendar/:id': 'getPlannedInventory',
  'GET /api/documents': 'listDocuments',
  'PUT /api/documents/:id/read': 'markDocumentRead',
  'POST /api/documents/maintenance-form': 'sendMaintenanceForm',
  'POST /api/documents/:id/corrective-action': 'reportCorrectiveAction',
  'POST /api/uploads': 'uploadFiles',
  'GET /api/events': 'streamEvents',
};

const pascal = (word: string) =>
  word
    .split(/[-.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const ONE_OF: Readonly<Record<string, string>> = { people: 'person', status: 'status' };

/** `inventories` is one `inventory`. */
const oneOf = (word: string) => ONE_OF[word] ?? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;

const isList = ({ response }: RouteContract) => 'items' in response;

/**
 * The name of a call in generated clients, from its method and path: `GET /api/closings/:id` is `getClosing`,
 * `POST /api/closings/:id/sign` is `signClosing`. A call whose path gives no readable name has one in OPERATION_IDS.
 *
 * @param key `METHOD /path`, as the contract writes it
 */
export function operationIdOf(key: string, contract: RouteContract): string {
  return OPERATION_IDS[key] ?? derivedId(key, contract);
}

/** What the rule gives, whatever OPERATION_IDS says. */
export function derivedId(key: string, contract: RouteContract): string {
  const [method = '', path = ''] = key.split(' ');
  const segments = path.split('/').slice(2);
  const words = segments.filter((segment) => !isParameter(segment));
  const last = words.at(-1) ?? '';
  const endsInParameter = isParameter(segments.at(-1));
  const one = (word: string) => pascal(oneOf(word));
  if (method === 'POST' && VERBS.has(last) && words.length > 1) {
    const [verb = '', ...rest] = last.split('-');
    return verb + words.slice(0, -1).map(one).join('') + rest.map(pascal).join('');
  }
  const before = words.slice(0, -1).map(one).join('');
  if (method === 'GET' && isList(contract)) return `list${before}${pascal(last)}`;
  const keepsForm = !endsInParameter && method !== 'POST';
  return METHOD_VERBS[method] + before + (keepsForm ? pascal(last) : one(last));
}
