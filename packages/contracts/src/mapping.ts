import type {
  MissingDto,
  PersonDto,
  PossessionDto,
  PropertyDetailsDto,
  PropertyDto,
  TransferDto,
} from './routes';
import { abbreviateRank } from './rank-abbreviation';
import {
  type Arc,
  type ComponentKind,
  type ComponentStatus,
  type PropertyCategory,
  type PropertyStatus,
  type SensitiveMark,
  type SensitiveReason,
  TRANSFER_STATUSES,
  type TransferStatus,
} from './vocabulary';

export interface ItemComponent {
  id: string;
  name: string;
  nsn: string | null;
  serialNumber: string | null;
  /** Quantity authorized. */
  quantity: number;
  required: boolean;
  /** Follows from the counts. */
  status: ComponentStatus;
  notes: string | null;
  /** Null: nobody said. */
  kind: ComponentKind | null;
  /** Unit of issue. */
  ui: string | null;
  /** Accounting requirements code. */
  arc: Arc | null;
  /** Null: not counted. */
  onHand: number | null;
  /** Of those on hand. */
  damaged: number;
  /** Authorized less on hand, of what is required and counted. */
  short: number;
  /** It is on the component list of its item's NSN. */
  onList: boolean;
}

/** An item of property as the screens use it (product.md, section 3). */
export interface PropertyItem {
  id: string;
  name: string;
  serialNumber: string;
  /** Serial numbers that it had before an amendment, the newest first; lists show "was W123456". */
  formerSerials: string[];
  status: PropertyStatus;
  description: string | null;
  category: PropertyCategory;
  location: string | null;
  /** ISO 8601; the screens show DDMMMYYYY. */
  assignedDate: string | null;
  components: ItemComponent[];
  isComponent: boolean;
  parentItemId: string | null;
  nsn: string | null;
  lin: string | null;
  assignedTo: string | null;
  holder: PersonDto | null;
  isSensitive: boolean;
  /** Set where a closed count did not see it. */
  missing: MissingDto;
  /** Who has it now; null where its holder does. */
  possession: PossessionDto;
  /** Controlled inventory item code. */
  ciic: string | null;
  sensitiveMark: SensitiveMark;
  unitOfIssue: string | null;
  /** Why it is sensitive. Only an item's details say so; null in a list. */
  sensitiveBecause: SensitiveReason | null;
  requiresCalibration: boolean;
  calibrationInfo: PropertyDto['calibration_info'];
  attachedComponents: PropertyDto['attached_components'];
  /** Everybody who signed for it, the property book first, the holder last. */
  chain: PropertyDto['chain'];
  openTransfer: PropertyDto['open_transfer'];
  /** The disputed hand-over that names it. */
  disputed: string | null;
  /** ISO 8601; null for what is on the book. */
  leftAt: PropertyDto['left_at'];
  /** The closing that it is on, or by which it left. */
  closing: PropertyDto['closing'];
  /** How it came into the book. Only an item's details say so; null in a list. */
  gain: PropertyDetailsDto['gain'] | null;
  /** Grows with every change of the item and of its components; sent along, it guards a save. */
  version: number;
  /** What it is mounted on. Only an item's details say so; null in a list. */
  attachedTo: PropertyDetailsDto['attached_to'];
  /** Unique item identifier. Only an item's details say so; null in a list. */
  uii: string | null;
  /** Numbers that it had before an amendment, the newest first. Only in details; empty in a list. */
  formerIdentifiers: PropertyDetailsDto['former_identifiers'];
  /** The amendment of it that is open. Only in details; null in a list. */
  openAmendment: PropertyDetailsDto['open_amendment'];
  /** Where it was until it changed hands, while nobody has said where it is. Only in details; null in a list. */
  lastLocation: PropertyDetailsDto['last_location'];
  /** When a sensitive item was last seen and by whom, at a check or not. Only in details; null in a list. */
  lastVerified: PropertyDetailsDto['last_verified'];
  /** The last six checks of a sensitive item, oldest first. Only an item's details carry them; empty in a list. */
  lastChecks: PropertyDetailsDto['last_checks'];
  /** Its holder's account is deactivated; only the details say so. */
  holderDeactivated: boolean;
  /** Calibrations of it, the newest first. Only an item's details carry them; empty in a list. */
  calibrations: PropertyDetailsDto['calibrations'];
  /** Days between two calibrations. Only in details; null in a list. */
  calibrationDays: number | null;
  /** Photos of it, the oldest first. Only an item's details carry them; empty in a list. */
  photos: PropertyDetailsDto['photos'];
}

/** How many of a component there should be, are there, and are short. */
export interface ComponentCount {
  authorized: number;
  /** Null for a component that nobody counted. */
  onHand: number | null;
  /** Only what is required and counted can be short. */
  short: number;
}

export const componentCount = ({
  quantity,
  onHand,
  short,
}: Pick<ItemComponent, 'quantity' | 'onHand' | 'short'>): ComponentCount => ({
  authorized: quantity,
  onHand,
  short,
});

/** A transfer as the screens use it (product.md, section 3). */
export interface Transfer {
  id: string;
  propertyId: string;
  name: string;
  serialNumber: string;
  from: string;
  fromId: string | null;
  fromUser: PersonDto | null;
  to: string;
  toId: string | null;
  toUser: PersonDto | null;
  /** ISO 8601. */
  date: string;
  status: TransferStatus;
  includeComponents: boolean;
  /** Ids of the mounted items that go along, where they were named; null: as `includeComponents` says. */
  mounted: string[] | null;
  /** A person up the chain asked for it; the holder gives it back. */
  isRecall: boolean;
  /** An offer by which the giver leaves the chain. */
  signOver: boolean;
  /** Of a sign-over, the person above the giver. */
  superior: PersonDto | null;
  /** The superior must agree before the recipient can answer. */
  needsConsent: boolean;
  superiorAgreedAt: string | null;
  /** Of a recall, the day by which it is asked back, YYYY-MM-DD. */
  dueOn: string | null;
  /** Of a recall, the holder's last answer. */
  recallAnswer: TransferDto['recall_answer'];
  /** The recall from up the chain that ended it. */
  supersededBy: TransferDto['superseded_by'];
  /** Who may take it back; null once it has ended. */
  cancelUserId: string | null;
  /** The request of several items that it is a line of. */
  requestId: string | null;
  /** Lines of that request; 1 for an item by itself. */
  requestLines: number;
  notes: string | null;
  approvedDate: string | null;
  rejectedDate: string | null;
  rejectionReason: string | null;
  cancelledDate: string | null;
}

/** Rank and last name, the way a roster says it: `SPC Whitaker`. */
export const personName = (person: Pick<PersonDto, 'rank' | 'lastName'>): string =>
  `${abbreviateRank(person.rank)} ${person.lastName}`.trim();

/** Who holds an item, as lists write it: `SPC Whitaker`, and `SPC Whitaker, deactivated`. */
export const holderName = (person: Pick<PersonDto, 'rank' | 'lastName' | 'deactivated'>): string =>
  person.deactivated ? `${personName(person)}, deactivated` : personName(person);

/** What only an item's details carry; a line of a list has none of it. */
const toDetails = (dto: Partial<PropertyDetailsDto>) => ({
  gain: dto.gain ?? null,
  attachedTo: dto.attached_to ?? null,
  uii: dto.uii ?? null,
  formerIdentifiers: dto.former_identifiers ?? [],
  openAmendment: dto.open_amendment ?? null,
  lastLocation: dto.last_location ?? null,
  lastVerified: dto.last_verified ?? null,
  lastChecks: dto.last_checks ?? [],
  holderDeactivated: dto.holder_deactivated === true,
  calibrations: dto.calibrations ?? [],
  calibrationDays: dto.calibration_days ?? null,
  photos: dto.photos ?? [],
});

/**
 * Reads a property of the wire: serial_number, current_status and assigned_to_user_id get their screen names.
 *
 * @param dto a line of a list, or an item's details with what only they carry
 */
export function toPropertyItem(dto: PropertyDto & Partial<PropertyDetailsDto>): PropertyItem {
  return {
    id: dto.id,
    name: dto.name,
    serialNumber: dto.serial_number,
    formerSerials: dto.former_serials,
    status: dto.current_status,
    description: dto.description,
    category: dto.category,
    location: dto.location,
    assignedDate: dto.assigned_date,
    components: dto.components,
    isComponent: dto.is_component,
    parentItemId: dto.parent_item_id,
    nsn: dto.nsn,
    lin: dto.lin,
    assignedTo: dto.assigned_to_user_id,
    holder: dto.assigned_to,
    isSensitive: dto.is_sensitive,
    missing: dto.missing ?? null,
    possession: dto.possession ?? null,
    ciic: dto.ciic,
    sensitiveMark: dto.sensitive_mark,
    unitOfIssue: dto.unit_of_issue,
    sensitiveBecause: dto.sensitive_because ?? null,
    requiresCalibration: dto.requires_calibration,
    calibrationInfo: dto.calibration_info,
    attachedComponents: dto.attached_components,
    chain: dto.chain,
    openTransfer: dto.open_transfer,
    disputed: dto.disputed ?? null,
    leftAt: dto.left_at,
    closing: dto.closing,
    version: dto.version,
    ...toDetails(dto),
  };
}

const TRANSFER_WORDS: readonly string[] = TRANSFER_STATUSES;

/**
 * Reads a transfer of the wire with the fallbacks of product.md, section 3: 'Unknown Item', an empty
 * serial, 'Unknown' people, the present time and 'pending'. `resolved_date` is the approval's, the
 * rejection's or the cancellation's by status; `notes` is the reason once rejected.
 */
export function toTransfer(
  dto: Partial<TransferDto> & Pick<TransferDto, 'id'>,
  now: () => Date = () => new Date(),
): Transfer {
  const word = dto.status?.toLowerCase() ?? '';
  const status = (TRANSFER_WORDS.includes(word) ? word : 'pending') as TransferStatus;
  return {
    id: dto.id,
    propertyId: dto.property?.id ?? '',
    name: dto.property?.name ?? dto.item_name ?? 'Unknown Item',
    serialNumber: dto.property?.serial_number ?? dto.serial_number ?? '',
    from: dto.from_user?.name ?? dto.from ?? 'Unknown',
    fromId: dto.from_user?.id ?? null,
    fromUser: dto.from_user ?? null,
    to: dto.to_user?.name ?? dto.to ?? 'Unknown',
    toId: dto.to_user?.id ?? null,
    toUser: dto.to_user ?? null,
    date: dto.request_date ?? now().toISOString(),
    status,
    includeComponents: dto.include_components ?? false,
    mounted: dto.mounted ?? null,
    isRecall: dto.is_recall ?? false,
    signOver: dto.sign_over ?? false,
    superior: dto.superior ?? null,
    needsConsent: dto.needs_consent ?? false,
    superiorAgreedAt: dto.superior_agreed_at ?? null,
    dueOn: dto.due_on ?? null,
    recallAnswer: dto.recall_answer ?? null,
    supersededBy: dto.superseded_by ?? null,
    cancelUserId: dto.cancel_user_id ?? null,
    requestId: dto.request_id ?? null,
    requestLines: dto.request_lines ?? 1,
    notes: dto.notes ?? null,
    approvedDate: status === 'approved' ? (dto.resolved_date ?? null) : null,
    rejectedDate: status === 'rejected' ? (dto.resolved_date ?? null) : null,
    rejectionReason: status === 'rejected' ? (dto.notes ?? null) : null,
    cancelledDate: status === 'cancelled' ? (dto.resolved_date ?? null) : null,
  };
}
