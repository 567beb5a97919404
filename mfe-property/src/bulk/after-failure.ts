import { isNetworkError } from '@hand-receipt/platform';

/** No answer came: what was asked for may have been done, in part or whole. */
export const isUnanswered = (error: Error | null): boolean => isNetworkError(error);

/**
 * What a bulk act that failed at once leaves behind.
 *
 * @param verb what it does to an item: 'offered', 'updated'
 */
export const afterFailure = (error: Error, verb: string): string =>
  isUnanswered(error)
    ? `It is not known whether any item was ${verb}. What you typed is still here: try again, nothing is done twice.`
    : `Nothing was ${verb}, and what you typed is still here.`;
