import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import {
  counted,
  FormCell,
  FormStrip,
  formatDateTime,
  formatRecentTime,
  HeroNumber,
  Mono,
} from '@hand-receipt/ui';
import { inState } from './section-state';
import { shortDigest } from './section-words';

function refusedHint(refused: readonly SectionDto[], unusable: readonly SectionDto[]): string {
  if (unusable.length > 0) return `${counted(unusable.length, 'section')} cannot be used`;
  if (refused.length === 0) return 'All signatures match';
  return refused.length === 1 ? 'Signature does not match' : 'Signatures do not match';
}

function offHint(off: readonly SectionDto[]): string {
  const [last] = off.toSorted((a, b) => (b.since ?? '').localeCompare(a.since ?? ''));
  if (!last) return 'None';
  if (!last.since) return 'At the start of the server';
  const since = formatRecentTime(last.since);
  return last.by ? `By ${last.by.name}, ${since}` : `Since ${since}`;
}

function shellHint({ release, offers }: SectionsDto['shell']) {
  const offered = offers && Object.entries(offers).find(([name]) => name.endsWith('platform'))?.[1];
  if (offered) {
    return (
      <>
        Offers interface <Mono>{offered}</Mono>
      </>
    );
  }
  return release?.builtAt ? `Built ${formatDateTime(release.builtAt)}` : 'No signed release';
}

/** How many sections run, how many do not, and the shell that they run in. */
export function SectionTiles({ shell, sections }: SectionsDto) {
  const unusable = inState(sections, 'unusable');
  const refused = [...unusable, ...inState(sections, 'refused')];
  const slow = inState(sections, 'slow');
  const off = inState(sections, 'off');
  return (
    <FormStrip columns={5} phoneColumns={2} size="stat">
      <FormCell caption="Sections running" phoneSpan={2}>
        <HeroNumber value={inState(sections, 'running').length} of={sections.length} />
      </FormCell>
      <FormCell caption="Refused" hint={refusedHint(refused, unusable)}>
        <span className="sections-figure" data-tone={refused.length > 0 ? 'danger' : undefined}>
          {refused.length}
        </span>
      </FormCell>
      <FormCell
        caption="Slow or hanging"
        hint={slow.length > 0 ? 'Nothing more is asked of it' : 'All answer'}
      >
        <span className="sections-figure">{slow.length}</span>
      </FormCell>
      <FormCell caption="Switched off" hint={offHint(off)}>
        <span className="sections-figure">{off.length}</span>
      </FormCell>
      <FormCell caption="Shell" hint={shellHint(shell)}>
        <Mono className="sections-shell">{shell.release ? shortDigest(shell.release.digest) : '–'}</Mono>
      </FormCell>
    </FormStrip>
  );
}
