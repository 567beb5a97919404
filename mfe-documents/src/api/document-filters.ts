import { type DocumentBox, documentBoxOf } from '../documents/document-boxes';

/** Kinds of documents that the list can be narrowed to, as the server reads them. */
export const DOCUMENT_TYPES = [
  'DA Form 2404',
  'DA Form 5988-E',
  'Maintenance Form',
  'Corrective Action',
] as const;

/** Which documents are listed; '' narrows nothing. */
export interface DocumentFilters {
  box: DocumentBox;
  /** Part of title, description or fault. */
  q: string;
  type: (typeof DOCUMENT_TYPES)[number] | '';
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
  type: DOCUMENT_TYPES.find((type) => type === get('type')) ?? '',
  person: get('person'),
});

export const isNarrowed = ({ q, type, person }: DocumentFilters): boolean =>
  q !== '' || type !== '' || person !== '';
