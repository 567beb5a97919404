import type { ReceiptItem } from './receipt-item';
import type { FormProgram, LedgerStamp } from './stamp';

/** The giver or the recipient, as the form prints them. */
export interface Party {
  /** Rank and name, e.g. `SPC Alex Whitaker`; empty where it is to be written by hand. */
  name: string;
  /** Lines of the form's box: unit, then name and title. */
  lines: string[];
}

/** That the holder accepted every item in the product. */
export interface Acceptance {
  /** When they accepted the last one. */
  at: Date;
  /** By which transfers, e.g. `TR-0012, 23 of 24 lines`. */
  by: string;
}

/** A form in the register of papers. */
export interface RegisteredForm {
  id: string;
  secret: string;
  /** Address of the page that checks it; null where the server has none. */
  checkAddress: string | null;
}

/** Everything that a DA Form 2062 is made of. */
export interface HandReceipt {
  /** `HR-0017/3`: the number of the pair and the edition; `DRAFT` where it is not registered. */
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
  /** Null: the holder signs and dates it by hand. */
  acceptance: Acceptance | null;
  /** Null while the ledger has no event. */
  stamp: LedgerStamp | null;
  /** Null for a draft, and for the form of one transfer. */
  registered: RegisteredForm | null;
  program: FormProgram;
}
