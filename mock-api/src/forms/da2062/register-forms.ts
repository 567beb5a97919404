import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { type Pair, type PrintedPaper, registerPapers, toLine } from '../../papers';
import type { UnitOfWork } from '../../unit-of-work';
import type { FormStamps } from './export';
import type { Acceptance, HandReceipt, Party } from './hand-receipt';
import { citationOf } from './citation';
import { groupIdenticalLines } from './group-identical-lines';
import type { ReceiptItem } from './receipt-item';
import type { LedgerStamp } from './stamp';

/** How a call opens a transaction of its own. */
export type OpenWork = <T>(act: (work: UnitOfWork) => Promise<T>) => Promise<T>;

/** A form of the items that one giver gives to one holder. */
export interface PairForm {
  /** Null for a draft: nobody has signed, or the form is for another person than the holder. */
  pair: Pair | null;
  from: Party;
  to: Party;
  items: ReceiptItem[];
  acceptance: Acceptance | null;
}

/** How all forms of a file look. */
export interface FormLook {
  fileName: string;
  endItemStockNumber: string;
  groupByCategory: boolean;
  withCodes: boolean;
}

/** Of which call the forms are, and of which request. */
interface Printing {
  requestKey: string | null;
  requestId: string | null;
  /** The forms say what was so when they were signed, though an item has changed hands since. */
  mayHaveEnded?: boolean;
}

const DRAFT = 'DRAFT';

/** A paper that is printed again keeps the state of the ledger that it is registered with; a failed check is of today. */
const stampOfPaper = ({ ledger }: PrintedPaper, now: LedgerStamp | null): LedgerStamp =>
  now?.size === ledger.size ? now : { ...ledger, witnesses: null, failedAt: now?.failedAt ?? null };

/**
 * Enters the forms of a file into the register of papers, all or none, and gives each its number and code. A draft is
 * not registered.
 *
 * @throws ApiError 409 where an item has changed hands since it was read.
 */
export async function registerForms(
  db: Kysely<Database>,
  unitOfWork: OpenWork,
  forms: readonly PairForm[],
  { look, stamps, printing }: { look: FormLook; stamps: FormStamps; printing: Printing },
): Promise<HandReceipt[]> {
  const { at, program, stampOf, checkAddress } = stamps;
  const { requestKey, requestId, mayHaveEnded } = printing;
  // Read before the forms are registered: what they list is in it.
  const ledger = await stampOf(forms.flatMap(({ items }) => items.map(({ id }) => id)));
  const orders = forms.flatMap((form) => {
    const { pair, items } = form;
    if (!pair || !ledger) return [];
    const lineCount = groupIdenticalLines(items, look.groupByCategory).length;
    return [{ form, order: { pair, lines: items.map(toLine), lineCount, requestId, ledger } }];
  });
  const papers =
    orders.length === 0
      ? []
      : await unitOfWork((work) =>
          registerPapers(
            work,
            orders.map(({ order }) => order),
            { requestKey, mayHaveEnded },
          ),
        );
  const paperOf = new Map(orders.map(({ form }, index) => [form, papers[index]]));
  const receipts: HandReceipt[] = [];
  for (const form of forms) {
    const paper = paperOf.get(form);
    const { from, to, items, acceptance } = form;
    receipts.push({
      ...look,
      from,
      to,
      items,
      acceptance,
      number: paper ? `${paper.number}/${paper.edition}` : DRAFT,
      citation: await citationOf(db, items),
      at,
      stamp: paper ? stampOfPaper(paper, ledger) : ledger,
      registered: paper ? { id: paper.id, secret: paper.secret, checkAddress } : null,
      program,
    });
  }
  return receipts;
}
