import { normalizeSerial, readScan, SCAN_WORDS, scanName } from '@hand-receipt/contracts';

/** What a search is to look for: the number that a label or a mark says, else the text as it was typed. */
export function searchText(typed: string): string {
  const reading = readScan(typed);
  if (reading.kind === 'refused' || reading.kind === 'page') return typed;
  const name = scanName(reading);
  return name === normalizeSerial(typed) ? typed : name;
}

/** Why a text cannot be the code of an item; null where it can. An empty field is no code yet. */
export function scanProblem(typed: string): string | null {
  if (typed.trim() === '') return null;
  const reading = readScan(typed);
  if (reading.kind === 'page') return SCAN_WORDS.page;
  return reading.kind === 'refused' ? reading.words : null;
}
