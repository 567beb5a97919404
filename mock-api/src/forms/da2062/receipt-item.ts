import type { Arc, PropertyCategory, SecurityLevel } from '@hand-receipt/contracts';

/** What belongs to an item without a line of its own in the property book (BII and COEI). */
export interface ReceiptComponent {
  name: string;
  nsn: string | null;
  serialNumber: string | null;
  /** Quantity authorized. */
  quantity: number;
  /** Null: not counted. */
  onHand: number | null;
  damaged: number;
  /** Unit of issue. */
  ui: string | null;
  /** Accounting requirements code. */
  arc: Arc | null;
}

/** An item as a hand receipt lists it. */
export interface ReceiptItem {
  id: string;
  name: string;
  serialNumber: string;
  category: PropertyCategory;
  nsn: string | null;
  lin: string | null;
  /** Null is EA. */
  unitOfIssue: string | null;
  securityLevel: SecurityLevel | null;
  /** Controlled inventory item code. */
  ciic: string | null;
  /** When a closed count did not see it; null where it is not missing. */
  missingSince: Date | null;
  /** The unit whose property book carries it. */
  unitName: string;
  unitId: string;
  /** Who holds it; null: it is in the property book, signed for by nobody. */
  holderId: string | null;
  /** Who signed it down to the holder; null: the property book itself. */
  aboveId: string | null;
  /** It is on a temporary receipt; null for any other. */
  temporary: {
    /** Who is to bring it back, and their rank and name. */
    holderId: string;
    holder: string;
    due: Date;
    /** The form is that of the temporary receipt; else that of who gave it. */
    isThis: boolean;
  } | null;
  components: ReceiptComponent[];
  /** Of the component list of its NSN; null where there is none. */
  publication: { number: string | null; date: string | null } | null;
}
