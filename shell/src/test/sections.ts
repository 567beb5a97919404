import type { SectionDto, SectionReleaseDto, SectionsDto } from '@hand-receipt/contracts';

export const releaseOf = (letter: string, more: Partial<SectionReleaseDto> = {}): SectionReleaseDto => ({
  digest: letter.repeat(64),
  builtAt: '2026-11-21T04:10:00.000',
  signer: 'hand-receipt-release',
  signature: 'valid',
  reason: null,
  ...more,
});

/** A section as the server answers it: on, signed, without a fault. */
export const sectionOf = (name: string, title: string, more: Partial<SectionDto> = {}): SectionDto => ({
  name,
  title,
  paths: [`/${title.toLowerCase()}`, `/${title.toLowerCase()}/:id`],
  release: releaseOf('a'),
  promoted: null,
  deployed: releaseOf('a'),
  staged: [],
  state: 'on',
  unusable: null,
  reason: null,
  hidden: false,
  since: null,
  by: null,
  offAtStart: false,
  canary: null,
  returned: null,
  mine: null,
  compatible: null,
  size: { entry: 8 * 1024, pages: 20 * 1024, total: 90 * 1024 },
  fills: [],
  dropped: [],
  errors: { count24h: 0, last: null },
  visits24h: 0,
  ...more,
});

export const sectionsOf = (sections: SectionDto[], more: Partial<SectionsDto> = {}): SectionsDto => ({
  shell: { release: releaseOf('f'), offers: null },
  keysTrusted: 1,
  mayChange: true,
  sections,
  slots: [],
  ...more,
});
