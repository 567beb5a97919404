import type { AmendmentRuleDto, FaultSymbol, RuleChangeDto } from '@hand-receipt/contracts';

/** As the wire writes it (product.md, section 7). */
export type TransferState = 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';

/** What a reminder is about. */
export type ReminderKind =
  | 'check-due'
  | 'check-overdue'
  | 'inventory-due'
  | 'inventory-counter'
  | 'maintenance-due'
  | 'calibration-due'
  | 'transfers-waiting'
  | 'recall-due'
  | 'components-short'
  | 'signature-waits'
  | 'possession-due'
  | 'loss-clock'
  | 'si-report-due'
  | 'si-report-late'
  | 'succession-due'
  | 'succession-reminded'
  | 'clearance-reopened'
  | 'ledger-witness';

/** A fault as a maintenance form says it. */
export interface WrittenFault {
  /** The piece of maintenance that it is. */
  maintenanceId: string;
  tmItem: string | null;
  symbol: FaultSymbol;
  description: string;
}

/** The fields of a maintenance form; DocumentDto.formData is this as JSON text. */
export interface FormData {
  equipmentName: string;
  serialNumber: string;
  nsn: string | null;
  location: string | null;
  description: string;
  /** The descriptions of the faults, one below the other. */
  faultDescription: string | null;
  /** Readings of the odometer and of the hour meter. */
  miles?: number | null;
  hours?: number | null;
  faults?: WrittenFault[];
  requestDate: string;
  formFields: Record<string, string>;
}

/** A change of the catalog or of the table of CIIC codes, with the values that it replaces. */
export interface ProposedRule extends RuleChangeDto {
  values: AmendmentRuleDto['values'];
}

/** An item as a printed paper lists it. */
export interface PaperLine {
  item: string;
  serialNumber: string;
  /** SHA-256 of its components with their quantities, in hex; empty for an item without any. */
  components: string;
}

/** What a RED report says of what was lost: its lines 4 to 9. */
export interface SiLossLines {
  losingUnit: string;
  items: { id: string; name: string; serialNumber: string }[];
  /** ISO 8601. */
  lostAt: string;
  details: string;
  actionTaken: string;
  narrative: string | null;
  caseIds: string[];
}

/** A step of a clearance that somebody ticks. */
export interface HandStep {
  text: string;
  /** Who ticked it; null until then. */
  doneBy: string | null;
  /** ISO 8601. */
  doneAt: string | null;
}
