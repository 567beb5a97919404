import type { CorrectionEventDto, LedgerEventDto } from '@hand-receipt/contracts';
import type { CheckOutcome } from '@hand-receipt/platform';
import type { BundleVerdict, DeviceVerdict, EvidenceFile, Finding } from '@hand-receipt/ledger';

/** What a panel shows of one event of an item, to be held against the event's own bytes. */
export type ShownEvent = Pick<
  LedgerEventDto,
  'seq' | 'eventId' | 'eventType' | 'timestamp' | 'userId' | 'userName' | 'details'
>;

/** A row of a list, as it is shown: an event, or a correction as the log of corrections shows it. */
export type ShownRow = { seq: number } & (
  { event: ShownEvent & Pick<LedgerEventDto, 'itemId'> } | { correction: CorrectionEventDto }
);

/** Rows of a list, to be proved one by one. */
export interface RowsTask {
  kind: 'rows';
  person: string;
  rows: readonly ShownRow[];
  /** True where the list was read again and still shows rows of which the server had no evidence. */
  insisted: boolean;
}

/** What one item's panel shows, newest first. */
export interface ItemTask {
  kind: 'item';
  person: string;
  itemId: string;
  shown: readonly ShownEvent[];
  /** True where `shown` is all that the panel has, not its newest pages. */
  whole: boolean;
  /** When the panel was read, in epoch milliseconds of this device. */
  readAt: number;
}

/** What this browser's worker can be asked for. `person` is the id of the signed-in user. */
export type DeviceTask =
  | { kind: 'ledger'; person: string }
  | ItemTask
  | RowsTask
  | { kind: 'bundle'; person: string }
  /** Holds the ledger against a checkpoint that another device showed: its signed note. */
  | { kind: 'compare'; person: string; note: string }
  /** Holds the ledger against the codes of a printed page. */
  | { kind: 'paper'; person: string; codes: string }
  /** Collects what this browser remembers and what it is shown, for others to judge. */
  | { kind: 'evidence'; person: string }
  /** Gives up what this browser remembers of the ledger and of the person's own acts. */
  | { kind: 'forget'; person: string };

/** A task, with what the cookie says of the ledger, which only the page can read. */
export type AskedTask = DeviceTask & { cookie: string | null };

/** What this browser remembered before a check; null on its first visit. */
export type Remembered = {
  size: number;
  /** ISO 8601. */
  seenAt: string;
  /** When this browser first saw the ledger, ISO 8601; where it is known. */
  since?: string;
} | null;

/** What a task found, for the verdict on the ledger. */
interface Concluded {
  outcomes: CheckOutcome[];
}

export interface LedgerReport extends Omit<DeviceVerdict, 'memory'>, Concluded {
  remembered: Remembered;
  /** What only the cookie still knew; null where this browser had forgotten nothing. */
  forgotten: Remembered;
  /** The signed note of the checkpoint that was verified, for others to compare theirs with; null where none was. */
  note: string | null;
}

/** Whether the ledger here and the one of another device are one. */
export interface ComparisonReport extends Concluded {
  /** What speaks against it; null where one is the other, or the other grown. */
  finding: Finding | null;
  /** Events in each checkpoint. */
  here: number;
  there: number;
}

/** What became of the cosignatures in a code. */
export interface PaperWitnesses {
  /** Null where they could not be checked. */
  isEnough: boolean | null;
  words: string;
}

/** Whether the ledger here has the state that a printed page shows. */
export interface PaperReport extends Concluded {
  /** What speaks against it; null where it has. */
  finding: Finding | null;
  /** Events that the page shows, and those of the ledger. */
  printed: number;
  here: number;
  /** Null where the codes have no cosignature. */
  witnesses: PaperWitnesses | null;
}

export interface ItemReport extends Concluded {
  verified: boolean;
  findings: Finding[];
  /** Events of the item, by the newest one's own count. */
  all: number;
  /** Recorded since the panel was read. */
  newer: number;
  /** True where this browser had no memory of the ledger before. */
  firstSight: boolean;
  /** As in `LedgerReport`. */
  forgotten: Remembered;
}

export interface RowsReport extends Concluded {
  /** True where the ledger as a whole holds, so that a proof in it is one. */
  verified: boolean;
  /** Places of rows that the sealed ledger has as they are shown. */
  proved: number[];
  /** Places of rows that it has not, or otherwise. */
  unproved: number[];
  /** Places of rows that the server has no evidence of. The list may be older than what the person may see. */
  missing: number[];
  /** How many are recorded and not sealed yet. */
  unsealed: number;
}

export interface BundleReport
  extends Pick<BundleVerdict, 'verified' | 'findings' | 'size' | 'root' | 'shown'>, Concluded {
  remembered: Remembered;
}

export interface DeviceReports {
  ledger: LedgerReport;
  item: ItemReport;
  rows: RowsReport;
  bundle: BundleReport;
  compare: ComparisonReport;
  paper: PaperReport;
  evidence: Concluded & { file: EvidenceFile };
  forget: Concluded;
}

/** How far a task is; `of` is null until it is known. */
export interface DeviceProgress {
  checked: number;
  of: number | null;
}

/** What the worker answers: any number of steps, then a report, or the sentence that says why there is none. */
export type DeviceAnswer =
  | { progress: DeviceProgress }
  /** With `cookie`, what the cookie is to say from now on; null takes it away. */
  | { report: DeviceReports[DeviceTask['kind']]; cookie?: string | null }
  | { refused: string };
