import type { SectionDto } from '@hand-receipt/contracts';
import { hasHung } from '../../remotes/health';

/** What browsers report of a file that is not as it was signed ends so (`remotes/failure-words.ts`). */
export const NOT_SIGNED = 'is not the file that was signed';

/** How a section does: what an administrator looks at first comes first. */
export type SectionState = 'off' | 'unusable' | 'refused' | 'slow' | 'incompatible' | 'running';

/** The words that browsers report of a section that hangs begin so (`remotes/failure-words.ts`). */
const NO_ANSWER = 'No answer';

/** After so long without another report it answers again. */
const SLOW_MS = 5 * 60_000;

const isSlow = ({ name, errors: { last } }: SectionDto) =>
  hasHung(name) ||
  (last !== null && last.words.startsWith(NO_ANSWER) && Date.now() - Date.parse(last.at) < SLOW_MS);

/** A section without a signed release runs nowhere either. */
const isRefused = ({ release }: SectionDto) => release?.signature !== 'valid';

export function stateOf(section: SectionDto): SectionState {
  if (section.state === 'off') return 'off';
  if (section.unusable !== null) return 'unusable';
  if (isRefused(section)) return 'refused';
  if (section.compatible && !section.compatible.ok) return 'incompatible';
  return isSlow(section) ? 'slow' : 'running';
}

export const inState = (sections: readonly SectionDto[], state: SectionState): SectionDto[] =>
  sections.filter((section) => stateOf(section) === state);

/** The section whose fault was last: one that nobody gets, or the one whose last error is the newest. Null where all is well. */
export function lastFault(sections: readonly SectionDto[]): SectionDto | null {
  const on = sections.filter(({ state }) => state === 'on');
  const failed = on.filter(({ errors }) => errors.last !== null);
  failed.sort((a, b) => Date.parse(b.errors.last?.at ?? '') - Date.parse(a.errors.last?.at ?? ''));
  return inState(on, 'unusable')[0] ?? inState(on, 'refused')[0] ?? failed[0] ?? null;
}
