import type { FormPersonDto, FormUnitDto } from '@hand-receipt/contracts';
import type { FormName } from '../person';
import type { Party } from './hand-receipt';

const joined = (...parts: (string | null | undefined)[]): string =>
  parts.flatMap((part) => part?.trim() || []).join(', ');

/** Lines of the form's box, the empty ones left out. */
const linesOf = (...lines: string[]): string[] => lines.filter(Boolean);

export interface PartyParts {
  /** From the server's records; undefined where the form names nobody of them. */
  known?: FormName;
  /** As it was sent; rank and name count only where nobody is known. */
  sent?: FormPersonDto | null;
  unit?: FormUnitDto | null;
  /** Title where neither the sender nor the records give one. */
  fallbackTitle?: string;
}

/** What FROM or TO says: the unit with its DODAAC and location, then rank and name, title and phone. */
export function partyOf({ known, sent, unit, fallbackTitle }: PartyParts): Party {
  const name = known?.name ?? [sent?.rank, sent?.name].flatMap((part) => part?.trim() || []).join(' ');
  const title = sent?.title?.trim() || known?.position || fallbackTitle;
  const place = joined(unit?.unitName?.trim() || known?.unit, unit?.dodaac, unit?.location);
  return { name, lines: linesOf(place, joined(name, title, sent?.phone)) };
}
