import type { SectionDto } from '@hand-receipt/contracts';
import { hasHung } from '../../remotes/health';

/** How a section does: what an administrator looks at first comes first. */
export type SectionState = 'off' | 'refused' | 'slow' | 'incompatible' | 'running';

/** The words that browsers report of a section that hangs begin so (`remotes/failure-words.ts`). */
const NO_ANSWER = 'No answer';

const isSlow = ({ name, errors }: SectionDto) =>
  hasHung(name) || errors.last?.words.startsWith(NO_ANSWER) === true;

/** A section without a signed release runs nowhere either. */
const isRefused = ({ release }: SectionDto) => release?.signature !== 'valid';

export function stateOf(section: SectionDto): SectionState {
  if (section.state === 'off') return 'off';
  if (isRefused(section)) return 'refused';
  if (section.compatible && !section.compatible.ok) return 'incompatible';
  return isSlow(section) ? 'slow' : 'running';
}

export const inState = (sections: readonly SectionDto[], state: SectionState): SectionDto[] =>
  sections.filter((section) => stateOf(section) === state);

/** The section whose fault was last: a refused one, or the one whose last error is the newest. Null where all is well. */
export function lastFault(sections: readonly SectionDto[]): SectionDto | null {
  const on = sections.filter(({ state }) => state === 'on');
  const failed = on.filter(({ errors }) => errors.last !== null);
  failed.sort((a, b) => Date.parse(b.errors.last?.at ?? '') - Date.parse(a.errors.last?.at ?? ''));
  return inState(on, 'refused')[0] ?? failed[0] ?? null;
}
