import { badRequest, localDay } from '../kernel';
import { dayWords } from '../property';
import type { SuccessionRow } from './find-succession';
import { dayAfter } from './propose-plan';

/** A succession is opened at most so many days after its first day, and so many before it. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 365;

const wrong = (field: string, words: string) => badRequest(words, { [field]: words });

/** @param startsOn YYYY-MM-DD. @throws ApiError 400 for a first day long ago or far ahead. */
export function requireFirstDay(startsOn: string, at: Date): void {
  const today = localDay(at);
  const [first, last] = [dayAfter(today, -DAYS_BACK), dayAfter(today, DAYS_AHEAD)];
  if (startsOn < first) throw wrong('startsOn', `The first day is ${dayWords(first)} at the earliest.`);
  if (startsOn > last) throw wrong('startsOn', `The first day is ${dayWords(last)} at the latest.`);
}

/** @throws ApiError 400 for a section that would be counted before the first day or after the due date. */
export function requireSectionDay(
  { starts_on: first, due_on: due }: Pick<SuccessionRow, 'starts_on' | 'due_on'>,
  section: number,
  day: string,
): void {
  if (day >= first && day <= due) return;
  throw wrong(
    'day',
    `Section ${section} is counted between ${dayWords(first)} and the due date, ${dayWords(due)}.`,
  );
}

/** @throws ApiError 400 for a document of a later day than today. */
export function requireDocumentDay(day: string, at: Date): void {
  if (day > localDay(at)) throw wrong('documentOn', 'The date of the document is in the future.');
}
