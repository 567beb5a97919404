/** Words of the field. Each list is the exact wording of the specification, in its order. */

export const RANKS = [
  'PVT', 'PV2', 'PFC', 'SPC', 'CPL', 'SGT', 'SSG', 'SFC', 'MSG', '1SG', 'SGM', 'CSM',
  'WO1', 'CW2', 'CW3', 'CW4', 'CW5',
  '2LT', '1LT', 'CPT', 'MAJ', 'LTC', 'COL', 'BG', 'MG', 'LTG', 'GEN',
] as const; // prettier-ignore
export type Rank = (typeof RANKS)[number];

export const ROLES = [
  'Admin',
  'Commander',
  'S4',
  'PBO',
  'Supply Sergeant',
  'Squad Leader',
  'Soldier',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles of the staff of a battalion: who supplies it, and who keeps its property book. */
export const BATTALION_ROLES: readonly Role[] = ['S4', 'PBO'];

/** Roles that a rule for new accounts may give. An Admin makes other Admins by hand. */
export const SIGN_IN_RULE_ROLES = ROLES.filter((role) => role !== 'Admin');

export const USER_STATUSES = ['Active', 'Inactive', 'Pending'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const PROPERTY_CATEGORIES = [
  'weapons',
  'comsec',
  'optics',
  'vehicles',
  'individual-equipment',
  'medical',
  'support-equipment',
  'electronics',
  'other',
] as const;
export type PropertyCategory = (typeof PROPERTY_CATEGORIES)[number];

export const PROPERTY_STATUSES = [
  'Operational',
  'Damaged',
  'In Repair',
  'Deadline - Maintenance',
  'Non-Operational',
  'Lost',
  'Deadline - Supply',
] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** Statuses that lists show as 'Deadline - Maintenance'. */
export const DEADLINE_STATUSES: readonly PropertyStatus[] = [
  'Deadline - Maintenance',
  'Damaged',
  'In Repair',
  'Non-Operational',
];

/** What a list shows for an item's status (product.md, section 4); details and readiness use the exact one. */
export const displayStatus = (status: PropertyStatus): PropertyStatus =>
  DEADLINE_STATUSES.includes(status) ? 'Deadline - Maintenance' : status;

/** Filters a list by the exact status 'Deadline - Maintenance', which as a filter means all that are shown under it. */
export const DEADLINE_ONLY = 'Deadline - Maintenance only';
export type StatusFilter = PropertyStatus | typeof DEADLINE_ONLY;
export const STATUS_FILTERS: readonly StatusFilter[] = [...PROPERTY_STATUSES, DEADLINE_ONLY];

/** The exact statuses that a list shows as this one; none for one that it never shows. */
export const shownAs = (status: PropertyStatus): readonly PropertyStatus[] =>
  PROPERTY_STATUSES.filter((exact) => displayStatus(exact) === status);

/** What a photo of an item shows: the item, its data plate, or its condition. */
export const ITEM_PHOTO_KINDS = ['item', 'data-plate', 'condition'] as const;
export type ItemPhotoKind = (typeof ITEM_PHOTO_KINDS)[number];

/** What a calibration found: the item measures as it must, within limits that its certificate names, or not. */
export const CALIBRATION_RESULTS = ['passed', 'limited', 'failed'] as const;
export type CalibrationResult = (typeof CALIBRATION_RESULTS)[number];

/** What an amendment corrects: identifying data, or what makes items sensitive. */
export const AMENDMENT_KINDS = ['data', 'downgrade'] as const;
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number];

export const AMENDMENT_STATES = ['reported', 'proposed', 'signed', 'refused', 'withdrawn'] as const;
export type AmendmentState = (typeof AMENDMENT_STATES)[number];

/** How items leave the book: back to supply, to another unit, by an approved paper of a loss, or entered by mistake. */
export const CLOSING_KINDS = ['turn-in', 'lateral', 'loss', 'book-error'] as const;
export type ClosingKind = (typeof CLOSING_KINDS)[number];

/** Items are on the book until a closing is completed. */
export const CLOSING_STATES = [
  'prepared',
  'signed',
  'completed',
  'refused',
  'withdrawn',
  'cancelled',
] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

/** Of whom a person takes the place: of a primary hand receipt holder, or of a sub-hand receipt holder. */
export const SUCCESSION_KINDS = ['primary', 'sub'] as const;
export type SuccessionKind = (typeof SUCCESSION_KINDS)[number];

/** Custody changes when a succession is signed, and not before. */
export const SUCCESSION_STATES = ['draft', 'active', 'signing', 'signed', 'cancelled'] as const;
export type SuccessionState = (typeof SUCCESSION_STATES)[number];

/** Below a sub-hand receipt holder, held by the outgoing person, signed for by nobody, signed from the book by another. */
export const SECTION_KINDS = ['sub', 'held', 'unsigned', 'from-book'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export const SECTION_STATES = ['planned', 'counted', 'signed', 'left-out'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** How the signing puts the incoming person into the chains of a section. */
export const SECTION_ACTS = ['replace', 'sign', 'insert'] as const;
export type SectionAct = (typeof SECTION_ACTS)[number];

/** What the count of a succession found of an item. */
export const LINE_RESULTS = [
  'verified',
  'serial-differs',
  'other-section',
  'by-document',
  'not-readable',
  'not-found',
] as const;
export type LineResult = (typeof LINE_RESULTS)[number];

/** What reading a serial number in the count of a succession answers. */
export const READING_RESULTS = [
  'verified',
  'already-verified',
  'near-miss',
  'serial-differs',
  'other-section',
  'not-on-the-books',
  'extra',
] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

export const SUCCESSION_DIFFERENCES = [
  'serial-differs',
  'data-differs',
  'missing',
  'extra',
  'wrong-holder',
  'component-short',
  'condition',
  'not-readable',
] as const;
export type SuccessionDifferenceKind = (typeof SUCCESSION_DIFFERENCES)[number];

export const DIFFERENCE_STATES = ['open', 'resolved', 'agreed'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** The acts by which a difference ends. */
export const DIFFERENCE_ACTS = [
  'amendment',
  'found',
  'loss',
  'closing',
  'gain',
  // An extra that is not entered in the book.
  'other-unit',
  'typing-error',
  'not-army-property',
  // Identified by other marks than its plate.
  'note',
  'transfer',
  // It was read again in its own section.
  'section',
  'shortage',
  'recount',
  'status',
  'document',
] as const;
export type DifferenceAct = (typeof DIFFERENCE_ACTS)[number];

/** What is written to a succession: a remark, more time, a paper on hand, the document of a lost item. */
export const SUCCESSION_NOTES = ['note', 'extension', 'orders', 'lost-document'] as const;
export type SuccessionNoteKind = (typeof SUCCESSION_NOTES)[number];

/**
 * What a registered paper lists: all items of a hand receipt, some of them, or the accepted lines of a request. A packet
 * and its memorandum are of a signing of a succession, and the memorandum of a clearance lists its steps.
 */
export const PAPER_KINDS = ['receipt', 'extract', 'request', 'packet', 'memorandum', 'clearance'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What the check of a printed paper answers. */
export const PAPER_ANSWERS = ['CURRENT', 'SUPERSEDED', 'NOT OURS'] as const;
export type PaperAnswer = (typeof PAPER_ANSWERS)[number];

/** How items come into the book. */
export const GAIN_KINDS = ['opening', 'issue', 'lateral-in', 'found-on-installation', 'other'] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** Identifying data of an item. */
export const AMENDABLE_FIELDS = ['serial_number', 'nsn', 'lin', 'uii', 'name'] as const;
export type AmendableField = (typeof AMENDABLE_FIELDS)[number];

/** Identifying numbers whose former values are kept with their item. */
export const FORMER_KINDS = ['serial', 'nsn', 'lin', 'uii'] as const;
export type FormerKind = (typeof FORMER_KINDS)[number];

/** What makes an item sensitive. */
export const DOWNGRADE_FIELDS = ['category', 'ciic', 'sensitive_mark'] as const;
export type DowngradeField = (typeof DOWNGRADE_FIELDS)[number];

/** As what a person signs: the two sides of a paper, or the parties of a succession. */
export const SIGNATURE_PARTS = [
  'proposed',
  'signed',
  'outgoing',
  'incoming',
  'giver',
  // Of a hand-over at a counter, and of a temporary receipt that lasts longer or becomes a hand receipt.
  'recipient',
  'extended',
  'converted',
  // Of a room count, by the person who takes the keys.
  'keys',
  // Of the report of an inventory.
  'team',
  'opener',
  'commander',
] as const;
export type SignaturePart = (typeof SIGNATURE_PARTS)[number];

/** Where and how a person signed: in their own session, or on the device of a counter. */
export const SIGNATURE_METHODS = ['own-session', 'pin-on-device', 'passkey-on-device'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

export const COUNTER_KINDS = ['arms-room', 'supply'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/**
 * Acts at a counter. With a draw only possession moves, for less than 24 hours; with an issue custody moves, with a
 * temporary receipt until a due date. A return is the reverse of all three.
 */
export const HANDOVER_MODES = ['draw', 'issue', 'temporary', 'return'] as const;
export type HandOverMode = (typeof HANDOVER_MODES)[number];

/** One that waits for the recipient's own session lapses after 15 minutes. */
export const HANDOVER_STATES = [
  'waiting',
  'lapsed',
  'recorded',
  'acknowledged',
  'disputed',
  'settled',
] as const;
export type HandOverState = (typeof HANDOVER_STATES)[number];

/** Why somebody who did not sign for an item has it, or a counter. */
export const POSSESSION_BASES = ['draw', 'temporary', 'issue', 'stored'] as const;
export type PossessionBasis = (typeof POSSESSION_BASES)[number];

/** Of an item that is out: it is due within the hour, or was due. */
export const OUT_STATES = ['out', 'due-soon', 'overdue'] as const;
export type OutState = (typeof OUT_STATES)[number];

/** What becomes of a temporary hand receipt before its items are back. */
export const TEMPORARY_ACTS = ['extend', 'convert'] as const;
export type TemporaryAct = (typeof TEMPORARY_ACTS)[number];

/** An item's own word on whether it is sensitive; 'by-code' leaves it to its CIIC and the catalog. */
export const SENSITIVE_MARKS = ['by-code', 'yes', 'no'] as const;
export type SensitiveMark = (typeof SENSITIVE_MARKS)[number];

/** Why an item is sensitive: the first of these that holds. */
export const SENSITIVE_REASONS = ['category', 'security level', 'mark', 'CIIC', 'catalog'] as const;
export type SensitiveReason = (typeof SENSITIVE_REASONS)[number];

/** A clearance under way; signed; with an override that lets an Admin deactivate the person; ended without a signature. */
export const CLEARANCE_STATES = ['open', 'cleared', 'overridden', 'cancelled'] as const;
export type ClearanceState = (typeof CLEARANCE_STATES)[number];

/** The steps of a clearance that are worked out from the record. */
export const CLEARANCE_STEPS = [
  'held',
  'chain',
  'possession',
  'transfers',
  'lost',
  'shortages',
  'inventories',
  'successions',
  'forms',
] as const;
export type ClearanceStep = (typeof CLEARANCE_STEPS)[number];

/** Settings of a unit. */
export const UNIT_SETTING_KEYS = [
  'amendment.photo',
  'ciic.codes',
  'citation.amendment',
  'citation.closing',
  'citation.hand-receipt',
  'citation.inventory',
  'clearance.extraSteps',
  'counter.closingTime',
  'counter.countFirst',
  'counter.temporaryDays',
  'import.synonyms',
  'inventory.memorandumFor',
  'inventory.rules.chosen',
  'inventory.rules.cyclic',
  'inventory.rules.sensitive',
  'loss.callFirst',
  'loss.days',
  'succession.days',
  'succession.memoText',
  'succession.subDays',
  'transfer.signOver',
] as const;
export type UnitSettingKey = (typeof UNIT_SETTING_KEYS)[number];

export const LOSS_CASE_STATES = ['searching', 'submitted', 'decided', 'closed'] as const;
export type LossCaseState = (typeof LOSS_CASE_STATES)[number];

/** How a loss case ended for an item: it was found, or it left the book by a closing. */
export const LOSS_OUTCOMES = ['found', 'adjusted'] as const;
export type LossOutcome = (typeof LOSS_OUTCOMES)[number];

/** What the authority decided: relief from responsibility, or liability. */
export const LOSS_DECISIONS = ['relief', 'liability'] as const;
export type LossDecision = (typeof LOSS_DECISIONS)[number];

/** What a person answers who is asked for a lost item. */
export const LOSS_ANSWERS = ['not-with-me', 'i-have-it', 'i-saw-it'] as const;
export type LossAnswer = (typeof LOSS_ANSWERS)[number];

export const LOSS_EXHIBIT_KINDS = ['custody', 'inventory', 'photo', 'statement'] as const;
export type LossExhibitKind = (typeof LOSS_EXHIBIT_KINDS)[number];

/** Items that one report makes Lost. */
export const LOSS_LIMIT = 50;

/** What a column of an imported file may be. */
export const IMPORT_FIELDS = [
  'name',
  'serial_number',
  'nsn',
  'lin',
  'uii',
  'ciic',
  'sensitive_mark',
  'category',
  'current_status',
  'location',
  'description',
  'unit_of_issue',
  'quantity',
  'holder',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const COMPONENT_STATUSES = ['present', 'missing', 'damaged'] as const;
export type ComponentStatus = (typeof COMPONENT_STATUSES)[number];

/** Basic issue item, component of the end item, additional authorization list. */
export const COMPONENT_KINDS = ['BII', 'COEI', 'AAL'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** Accounting requirements codes: nonexpendable, durable, expendable. */
export const ARCS = ['N', 'D', 'X'] as const;
export type Arc = (typeof ARCS)[number];

export const SHORTAGE_STATES = ['open', 'ended'] as const;
export type ShortageState = (typeof SHORTAGE_STATES)[number];

/** Lower case, as the client keeps a status; the wire writes 'Pending', 'Approved', 'Rejected', 'Cancelled'. */
export const TRANSFER_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'active',
  'transferred',
  'cancelled',
] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const SENSITIVE_CATEGORIES = ['weapon', 'optics', 'communication', 'crypto', 'other'] as const;
export type SensitiveCategory = (typeof SENSITIVE_CATEGORIES)[number];

export const VERIFICATION_STATUSES = [
  // Not seen in a closed count. It stands before every other status.
  'missing',
  // Reported lost, in its status.
  'lost',
  'verified',
  'pending',
  'overdue',
  'not-verified',
  'maintenance',
] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/**
 * What an inventory counts: sensitive items, what one person holds, a section of a change of holder, what a counter keeps,
 * the groups that a cyclic program planned for the month, or items that a leader chose.
 */
export const INVENTORY_KINDS = ['sensitive', 'own', 'change', 'room', 'cyclic', 'chosen'] as const;
export type InventoryKind = (typeof INVENTORY_KINDS)[number];

/** Kinds of inventories that a leader opens by themselves, without a program, a counter or a change of holder. */
export const OPENED_KINDS = ['sensitive', 'chosen'] as const;
export type OpenedKind = (typeof OPENED_KINDS)[number];

/** Kinds of inventories that a program plans. */
export const PROGRAM_KINDS = ['cyclic', 'sensitive'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** How often a program plans an inventory. A cyclic one is monthly. */
export const PROGRAM_CADENCES = ['monthly', 'quarterly'] as const;
export type ProgramCadence = (typeof PROGRAM_CADENCES)[number];

/**
 * Where an inventory stands. 'planned': a program planned it, and nobody opened it yet; 'recount': people who read nothing in the first count look for each difference; 'cancelled':
 * ended without a result, and its reads stay.
 */
export const INVENTORY_STATES = ['planned', 'open', 'recount', 'closed', 'cancelled'] as const;
export type InventoryState = (typeof INVENTORY_STATES)[number];

/** Rules of who may count. 'notHolder' is judged line by line, the others person by person. */
export const INVENTORY_RULES = ['notHolder', 'notArmorer', 'notTwice', 'minRank'] as const;
export type InventoryRule = (typeof INVENTORY_RULES)[number];

/** What an extra code turned out to be, once the inventory is closed. */
export const EXTRA_RESOLUTIONS = [
  'other-unit',
  'typing-error',
  'found-on-installation',
  'not-army-property',
] as const;
export type ExtraResolution = (typeof EXTRA_RESOLUTIONS)[number];

/** In which part a person signs the report of an inventory. */
export const REPORT_PARTS = ['team', 'opener', 'commander'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** What a leader reports of the sensitive items of their unit at a check. */
export const SI_REPORT_STATUSES = ['UP', 'RED'] as const;
export type SiReportStatus = (typeof SI_REPORT_STATUSES)[number];

/** A unit at a check: something is lost; reported UP, as is all below it; anything else. */
export const SI_CELL_STATES = ['RED', 'GREEN', 'AMBER'] as const;
export type SiCellState = (typeof SI_CELL_STATES)[number];

export const RISK_LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/**
 * What a scan of an item's code says. 'former-serial' counts once the person has read the data plate; with
 * 'mark-mismatch' the mark contradicts the record, and nothing is verified. 'not-eligible': another person must read it.
 * 'late': the count was closed before the scan arrived, and it is kept beside the result.
 */
export const SCAN_RESULTS = [
  'verified',
  'already-verified',
  'not-mine',
  'not-on-the-books',
  'near-miss',
  'former-serial',
  'mark-mismatch',
  'not-eligible',
  'late',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/** What a list of items may be narrowed to, beside their own fields. */
export const ITEM_CONDITIONS = [
  'sensitive',
  'missing',
  'short',
  'calibration-due',
  'waiting-for-signature',
] as const;
export type ItemCondition = (typeof ITEM_CONDITIONS)[number];

export const SECURITY_LEVELS = ['controlled', 'classified', 'secret', 'top-secret'] as const;
export type SecurityLevel = (typeof SECURITY_LEVELS)[number];

export const MAINTENANCE_STATUSES = [
  'scheduled',
  'in-progress',
  'awaiting-parts',
  'bn-level',
  'completed',
  'cancelled',
] as const;
export type MaintenanceStatus = (typeof MAINTENANCE_STATUSES)[number];

export const MAINTENANCE_TYPES = ['scheduled', 'corrective', 'preventive', 'emergency'] as const;
export type MaintenanceType = (typeof MAINTENANCE_TYPES)[number];

export const MAINTENANCE_PRIORITIES = ['medium', 'high', 'critical'] as const;
export type MaintenancePriority = (typeof MAINTENANCE_PRIORITIES)[number];

export const MAINTENANCE_EVENT_KINDS = [
  'reported',
  'status',
  'edited',
  'deadlined',
  'part',
  'document',
] as const;
export type MaintenanceEventKind = (typeof MAINTENANCE_EVENT_KINDS)[number];

/**
 * Status symbols of a fault on a DA 2404 or DA 5988-E: inoperable, which deadlines the item; usable under limits that a
 * Commander sets; a service or inspection is due; a defect short of a deficiency.
 */
export const FAULT_SYMBOLS = ['X', 'circled X', '-', '/'] as const;
export type FaultSymbol = (typeof FAULT_SYMBOLS)[number];

/** The symbol where nobody chose one: X deadlines, `-` is a service that is due, `/` is a defect. */
export function defaultSymbol(type: MaintenanceType, deadlined: boolean): FaultSymbol {
  if (deadlined) return 'X';
  return type === 'scheduled' || type === 'preventive' ? '-' : '/';
}

/** Whether one symbol keeps the item out of service, or its use under limits, more than another. */
export function isStricterSymbol(one: FaultSymbol, other: FaultSymbol): boolean {
  const weight = (symbol: FaultSymbol) => (symbol === 'X' ? 2 : symbol === 'circled X' ? 1 : 0);
  return weight(one) > weight(other);
}

export const URGENCIES = ['low', 'normal', 'high', 'critical'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What the receiver of a maintenance form did about it. */
export const CORRECTIVE_OUTCOMES = [
  'corrected',
  'parts-ordered',
  'referred',
  'deferred',
  'no-fault-found',
] as const;
export type CorrectiveOutcome = (typeof CORRECTIVE_OUTCOMES)[number];

/** What a document is, as its `type` on the wire says. */
export const DOCUMENT_TYPES = [
  'Maintenance Form',
  'Corrective Action',
  'Inventory Report',
  'Sensitive Items Report',
  'Security Notice',
  'Receipt',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const FORM_TYPES = ['DA2404', 'DA5988E'] as const;
export type FormType = (typeof FORM_TYPES)[number];

export const NOTIFICATION_TYPES = [
  'transfer-request',
  'transfer-approved',
  'transfer-rejected',
  'info',
  'success',
  'warning',
  'critical',
  'system-alert',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const CONSUMABLE_CATEGORIES = [
  'Batteries',
  'Field Supplies',
  'Cleaning Supplies',
  'Medical Supplies',
  'POL',
  'Office Supplies',
] as const;
export type ConsumableCategory = (typeof CONSUMABLE_CATEGORIES)[number];

/** Units of issue of consumables. */
export const CONSUMABLE_UNITS = ['each', 'box', 'bottle', 'pack', 'gallon', 'quart', 'ream'] as const;
export type ConsumableUnit = (typeof CONSUMABLE_UNITS)[number];

/** What the holder of a recalled item may answer; none of it moves custody. */
export const RECALL_ANSWERS = ['handed-over', 'in-repair', 'not-held'] as const;
export type RecallAnswer = (typeof RECALL_ANSWERS)[number];

/** Every kind of event the ledger records. */
export const LEDGER_EVENT_TYPES = [
  'ITEM CREATED',
  'ITEM UPDATED',
  'ITEM AMENDED',
  'ITEM CLASSIFIED',
  'ITEM LEFT',
  'ITEM REINSTATED',
  'GAIN SIGNED',
  'STATUS CHANGE',
  'COMPONENTS UPDATED',
  'COMPONENTS COUNTED',
  'COMPONENT LIST PUBLISHED',
  'SHORTAGE',
  'CALIBRATION RECORDED',
  'TRANSFER REQUESTED',
  'TRANSFER APPROVED',
  'TRANSFER REJECTED',
  'TRANSFER CANCELLED',
  'RECALL REQUESTED',
  'RECALL ANSWERED',
  'SIGN-OVER AGREED',
  'SUPERIOR REPLACED',
  'LINK REPLACED',
  'POSSESSION',
  'TEMPORARY RECEIPT',
  'HAND-OVER',
  'AUTHORIZATION',
  'VERIFICATION',
  'NOT SEEN',
  'FOUND',
  'MAINTENANCE',
  'DOCUMENT SENT',
  'USER',
  'CORRECTION',
  'LEDGER KEY',
  'KEY ROTATION',
  'RECORDS FOUND',
  'LEDGER INCIDENT',
  'INCIDENT ACKNOWLEDGED',
  'UNIT',
  'INVENTORY OPENED',
  'INVENTORY CLOSED',
  'INVENTORY',
  'AMENDMENT',
  'BOOK RECONCILED',
  'CLOSING',
  'LOSS CASE',
  'SI REPORT',
  'SUCCESSION',
  'PAPER',
  'SETTING CHANGED',
  'SECTION CHANGED',
  'SECTION OVERRIDDEN',
  'WEBHOOK CHANGED',
] as const;
export type LedgerEventType = (typeof LEDGER_EVENT_TYPES)[number];

/** Where a delivery stands. A dead one was given up, and is sent again only where an Admin says so. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'dead'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** The `change` of an event that the first start after an upgrade writes of what came in without one. */
export const RECORDED_AS_FOUND = 'recorded as found';
