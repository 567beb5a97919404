import type {
  ComponentStatus,
  DocumentType,
  MaintenancePriority,
  MaintenanceStatus,
  MaintenanceType,
  PropertyCategory,
  PropertyDto,
  PropertyStatus,
  SecurityLevel,
} from '@hand-receipt/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CheckScheduleTable } from '../../checks';

/** A time that the writer always gives: the clock of the act, not of the database. */
type ActTime = ColumnType<Date, Date, never>;
type ComputedByDatabase = ColumnType<string, never, never>;

/** Tables of migrations/003-property.sql. */
export interface CustodyTables {
  property: PropertyTable;
  component: ComponentTable;
  attached_component: AttachedComponentTable;
  custody_link: CustodyLinkTable;
  transfer: TransferTable;
  check_schedule: CheckScheduleTable;
  verification: VerificationTable;
  maintenance_item: MaintenanceItemTable;
  maintenance_part: MaintenancePartTable;
  document: DocumentTable;
}

export interface PropertyTable {
  id: Generated<string>;
  name: string;
  serial_number: string;
  current_status: ColumnType<PropertyStatus, PropertyStatus | undefined, PropertyStatus>;
  description: string | null;
  category: PropertyCategory;
  location: string | null;
  nsn: string | null;
  lin: string | null;
  property_model_id: string | null;
  assigned_to_user_id: string | null;
  assigned_date: Date | null;
  unit_id: string;
  is_sensitive: Generated<boolean>;
  security_level: SecurityLevel | null;
  requires_calibration: Generated<boolean>;
  calibration_info: JSONColumnType<NonNullable<PropertyDto['calibration_info']>> | null;
  /** US dollars; text, so that no cent is lost. */
  unit_price: string | null;
  parent_item_id: string | null;
  is_component: Generated<boolean>;
  created_at: ActTime;
  search_text: ComputedByDatabase;
  serial_fold: ComputedByDatabase;
  /** NSN with and without its dashes, and LIN. */
  stock_text: ComputedByDatabase;
  /** Counted up by the database at each change of the item or its components. */
  version: Generated<number>;
}

export interface ComponentTable {
  id: Generated<string>;
  property_id: string;
  position: number;
  name: string;
  nsn: string | null;
  serial_number: string | null;
  quantity: number;
  required: boolean;
  status: ComponentStatus;
  notes: string | null;
}

export interface AttachedComponentTable {
  parent_id: string;
  component_id: string;
  position: string;
}

export interface CustodyLinkTable {
  item_id: string;
  position: number;
  /** Null at position 0, the property book. */
  user_id: string | null;
  since: ActTime;
}

/** As the wire writes it (product.md, section 7). */
export type TransferState = 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';

export interface TransferTable {
  id: Generated<string>;
  item_id: string;
  from_user_id: string;
  to_user_id: string;
  status: Generated<TransferState>;
  /** Whether mounted items go along. Components without a serial number in the book always do. */
  include_components: Generated<boolean>;
  /** Ids of the mounted items that go along; null: as `include_components` says. */
  mounted: Generated<string[] | null>;
  is_recall: Generated<boolean>;
  /** Shared by the lines of one request (migrations/013-transfers.sql); null for an item by itself. */
  request_id: string | null;
  notes: string | null;
  requested_at: ActTime;
  resolved_at: Date | null;
  /** The recall that cancelled it (migrations/028-what-travels.sql). */
  superseded_by: Generated<string | null>;
}

export interface VerificationTable {
  id: Generated<string>;
  item_id: string;
  at: ActTime;
  by_user_id: string;
  type: string;
  due_at: Date | null;
  notes: string | null;
  /** The count in which it was seen. */
  inventory_id: string | null;
  /** What the phone's clock said. */
  device_at: Date | null;
}

export interface MaintenanceItemTable {
  id: Generated<string>;
  item_id: string;
  maintenance_type: MaintenanceType;
  status: MaintenanceStatus;
  priority: MaintenancePriority;
  description: string;
  reported_by_user_id: string;
  reported_at: ActTime;
  /** YYYY-MM-DD: a day, not an instant. */
  scheduled_date: string | null;
  assigned_to: string | null;
  estimated_completion_time: string | null;
  completed_at: Date | null;
  notes: string | null;
  version: Generated<number>;
  /** The fault took the item out of service. */
  deadlined: Generated<boolean>;
  /** The item's status before that. */
  status_before: PropertyStatus | null;
}

export interface MaintenancePartTable {
  id: Generated<string>;
  maintenance_id: string;
  name: string;
  part_number: string;
  quantity: number;
  available: boolean;
  estimated_arrival: string | null;
}

/** The fields of a maintenance form; DocumentDto.formData is this as JSON text. */
export interface FormData {
  equipmentName: string;
  serialNumber: string;
  nsn: string | null;
  location: string | null;
  description: string;
  faultDescription: string | null;
  requestDate: string;
  formFields: Record<string, string>;
}

export interface DocumentTable {
  id: Generated<string>;
  type: DocumentType;
  subtype: string | null;
  title: string;
  description: string | null;
  sender_user_id: string;
  recipient_user_id: string;
  sent_at: ActTime;
  read_at: Date | null;
  item_id: string | null;
  form_data: JSONColumnType<FormData>;
  attachments: JSONColumnType<string[]>;
  /** The first document of a chain of forwards and answers; null for the first itself. */
  thread_id: string | null;
  forwarded_from: string | null;
  forward_note: string | null;
  /** The form that this document reports on. */
  answers: string | null;
  maintenance_id: string | null;
  /** The count that an inventory report is about. */
  inventory_id: string | null;
  search_text: ComputedByDatabase;
}
