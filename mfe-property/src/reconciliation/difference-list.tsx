import type { ReconciliationDifferenceDto } from '@hand-receipt/contracts';
import { FIELD_WORDS } from './reconciliation-words';
import { OurValue, TheirValue } from './value';

/** What the two books say differently of an item, for a narrow screen: theirs, then ours. */
export function DifferenceList({ differences }: { differences: readonly ReconciliationDifferenceDto[] }) {
  return differences.map((difference) => (
    <div key={difference.field}>
      {FIELD_WORDS[difference.field]}: theirs <TheirValue difference={difference} />, ours{' '}
      <OurValue difference={difference} />
    </div>
  ));
}
