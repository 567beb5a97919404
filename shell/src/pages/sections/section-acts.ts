/** What an Admin may do on the page, each behind a question. */
export const SECTION_ACTS = [
  'switch-off',
  'switch-on',
  'canary',
  'stop-canary',
  'promote',
  'roll-back',
  'use-here',
] as const;
export type SectionAct = (typeof SECTION_ACTS)[number];

/** Opens the question about an act on a section, and on a release of it where there is one. */
export type AskSectionAct = (act: SectionAct, name: string, release?: string) => void;
