import { EXPORT_DEFAULT_TITLE, type FormPersonDto, type GenerateDa2062Dto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type Database, notFound } from '../../kernel';
import type { Viewer } from '../../access';
import { type FormName, findFormName, mayName } from '../person';
import type { Party } from './hand-receipt';
import { partyOf } from './party';

/** Who gives and who takes the items of one form, by the chain of custody. */
export interface FormPair {
  /** Null: the property book. */
  giverId: string | null;
  /** Null: nobody has signed. */
  holderId: string | null;
  /** Name of the unit whose property book carries the items. */
  bookName: string;
}

const isSent = (person: FormPersonDto | null | undefined): person is FormPersonDto =>
  Object.values(person ?? {}).some((value) => value.trim() !== '');

/** Reads each person once, however many forms name them. */
export function nameReader(db: Kysely<Database>): (id: string) => Promise<FormName | undefined> {
  const known = new Map<string, Promise<FormName | undefined>>();
  return (id) => {
    const found = known.get(id) ?? findFormName(db, id);
    known.set(id, found);
    return found;
  };
}

/**
 * What was typed of the giver, as far as it may be printed. Title and phone are those of a giver whom the caller named by
 * their id. The property book has no name of its own, so what was typed says who acts for it.
 */
function typedOf(giverId: string | null, sent: FormPersonDto | null | undefined): FormPersonDto | null {
  if (!isSent(sent)) return null;
  if (giverId === null) return sent.id === undefined ? sent : null;
  return sent.id === giverId ? sent : null;
}

/** FROM: nobody but the giver of the items, whatever the caller sent. */
export async function giverParty(
  { giverId, bookName }: FormPair,
  { from_user, unit_info }: Pick<GenerateDa2062Dto, 'from_user' | 'unit_info'>,
  nameOf: ReturnType<typeof nameReader>,
): Promise<Party> {
  const sent = typedOf(giverId, from_user);
  return partyOf({
    sent,
    known: giverId === null ? undefined : await nameOf(giverId),
    unit: { ...unit_info, unitName: unit_info?.unitName?.trim() || (giverId === null ? bookName : '') },
    // A person without a position has no title: only the property book is its officer's.
    fallbackTitle: giverId === null ? EXPORT_DEFAULT_TITLE : undefined,
  });
}

/** The person to whom the caller will hand the items, where they name one who is not their holder. */
interface Taker {
  sent: FormPersonDto;
  known?: FormName;
}

/** @throws ApiError 404 for a person whom the caller does not know. */
export async function readTaker(
  db: Kysely<Database>,
  viewer: Viewer,
  sent: FormPersonDto | null | undefined,
): Promise<Taker | null> {
  if (!isSent(sent)) return null;
  if (sent.id === undefined) return { sent };
  const known = (await mayName(db, viewer, sent.id)) ? await findFormName(db, sent.id) : undefined;
  if (!known) throw notFound('The person is not known.');
  return { sent, known };
}

/** TO: the holder, or whom the caller names; empty, to be written by hand, where nobody has signed. */
export async function takerParty(
  { holderId }: FormPair,
  taker: Taker | null,
  nameOf: ReturnType<typeof nameReader>,
): Promise<Party> {
  if (taker) return partyOf(taker);
  return partyOf({ known: holderId === null ? undefined : await nameOf(holderId) });
}
