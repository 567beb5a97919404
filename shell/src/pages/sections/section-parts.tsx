import type { SectionDto, SectionReleaseDto } from '@hand-receipt/contracts';
import {
  CheckIcon,
  formatDateTime,
  Mono,
  ShieldCheckIcon,
  ShieldXIcon,
  TriangleAlertIcon,
} from '@hand-receipt/ui';
import { errorWords, shortDigest } from './section-words';
import { NOT_SIGNED, type SectionState, stateOf } from './section-state';

/** First digits of its digest, and the time of its files. */
export function Release({ release }: { release: SectionReleaseDto | null }) {
  if (!release) return <span className="sections-muted">No signed release</span>;
  return (
    <span className="sections-two-lines">
      <Mono>{shortDigest(release.digest)}</Mono>
      <Mono muted>{release.builtAt ? formatDateTime(release.builtAt) : '–'}</Mono>
    </span>
  );
}

export function Signature({ release }: { release: SectionReleaseDto | null }) {
  const valid = release?.signature === 'valid';
  const Icon = valid ? ShieldCheckIcon : ShieldXIcon;
  return (
    <span className="sections-mark" data-tone={valid ? 'success' : 'danger'}>
      <Icon size={14} strokeWidth={2} />
      {valid ? 'Valid' : 'Refused'}
    </span>
  );
}

export function BuiltFor({ compatible }: Pick<SectionDto, 'compatible'>) {
  if (!compatible) return <span>–</span>;
  if (compatible.ok) {
    return (
      <span className="sections-mark" data-tone="success">
        <CheckIcon size={14} strokeWidth={2} />
        This shell
      </span>
    );
  }
  return (
    <span className="sections-mark" data-tone="warning">
      <TriangleAlertIcon size={14} strokeWidth={2} />
      {compatible.reason ?? 'Built for another shell'}
    </span>
  );
}

function toneOf({ errors }: SectionDto, state: SectionState) {
  if (state === 'refused' || errors.last?.words.endsWith(NOT_SIGNED)) return 'danger';
  return state === 'slow' ? 'warning' : undefined;
}

export function LastError({ section }: { section: SectionDto }) {
  const state = stateOf(section);
  const words = section.errors.last === null && state === 'refused' ? section.release?.reason : null;
  return (
    <span className="sections-error" data-tone={toneOf(section, state)}>
      {words ?? errorWords(section)}
    </span>
  );
}

interface SectionSwitchProps {
  section: SectionDto;
  mayChange: boolean;
  onSwitch: (section: SectionDto) => void;
}

/** On or off for everybody. It moves once the server has said so. */
export function SectionSwitch({ section, mayChange, onSwitch }: SectionSwitchProps) {
  const { title, state, offAtStart } = section;
  return (
    <label
      className="hr-switch sections-switch"
      title={offAtStart ? 'Switched off by REMOTES_OFF' : undefined}
    >
      <input
        type="checkbox"
        role="switch"
        aria-label={`${title} on`}
        checked={state === 'on'}
        disabled={!mayChange || offAtStart}
        onChange={() => onSwitch(section)}
      />
    </label>
  );
}
