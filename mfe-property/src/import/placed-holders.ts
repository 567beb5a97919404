import type { ImportHolderDto } from '@hand-receipt/contracts';

/** The choice of a holder whose items stay in the book. */
export const BOOK = 'book';

/** By the name in the file: the id of a person, or that their items stay in the book. */
export type Placed = Readonly<Record<string, string>>;

const proposed = ({ person, confirmed, is_me }: ImportHolderDto): string | undefined =>
  person?.id ?? (confirmed || is_me ? BOOK : undefined);

/** What was chosen here, else what the server proposes; whom nobody placed is left out. */
export const placedHolders = (holders: readonly ImportHolderDto[], chosen: Placed): Placed =>
  Object.fromEntries(
    holders.flatMap((holder) => {
      const choice = chosen[holder.value] ?? proposed(holder);
      return choice === undefined ? [] : [[holder.value, choice]];
    }),
  );

/** As the server takes it. */
export const toHolders = (placed: Placed) =>
  Object.entries(placed).map(([value, choice]) => ({ value, userId: choice === BOOK ? null : choice }));
