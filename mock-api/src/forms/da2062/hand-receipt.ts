import type { ReceiptItem } from './receipt-item';
import type { FormProgram, LedgerStamp } from './stamp';

/** The giver or the recipient, as the form prints them. */
export interface Party {
  /** Rank and name, e.g. `SPC Alex Whitaker`; empty where it is to be written by hand. */
  name: string;
  /** Lines of the form's box: unit, then name and title. */
  lines: string[];
}

/** How the holder took the items over: on paper, or in the product at a time. */
interface Acceptance {
  transferId: string;
  at: Date;
}

/** Everything that a DA Form 2062 is made of. */
export interface HandReceipt {
  /** e.g. `HR-U-0005-0003`, see `numberReceipt`. */
  number: string;
  fileName: string;
  /** What the unit cites for its hand receipts; null where it entered nothing. */
  citation: string | null;
  from: Party;
  to: Party;
  /** NSN of the end item, where the receipt is for the components of one. */
  endItemStockNumber: string;
  at: Date;
  items: ReceiptItem[];
  groupByCategory: boolean;
  withCodes: boolean;
  /** Null: the holder signs by hand. */
  acceptance: Acceptance | null;
  /** Null while the ledger has no event. */
  stamp: LedgerStamp | null;
  program: FormProgram;
}
