import { DOCUMENT_TYPES } from '@hand-receipt/contracts';
import { type DocumentBox, documentBoxOf } from './document-boxes';

/** What the list can be narrowed to, as the server reads it: a form's own name, or a type of documents. */
export const TYPE_FILTERS = ['DA Form 2404', 'DA Form 5988-E', ...DOCUMENT_TYPES] as const;

/** Which documents are listed; '' narrows nothing. */
export interface DocumentFilters {
  box: DocumentBox;
  /** Part of title, description or fault. */
  q: string;
  type: (typeof TYPE_FILTERS)[number] | '';
  /** Part of the other end's rank and name. */
  person: string;
}

/**
 * Reads the filters from a URL; a word that is none narrows nothing.
 *
 * @param get the value of a name of the URL, '' where there is none
 */
export const readFilters = (get: (name: string) => string): DocumentFilters => ({
  box: documentBoxOf(get('box')).value,
  q: get('q'),
  type: TYPE_FILTERS.find((type) => type === get('type')) ?? '',
  person: get('person'),
});

export const isNarrowed = ({ q, type, person }: DocumentFilters): boolean =>
  q !== '' || type !== '' || person !== '';
