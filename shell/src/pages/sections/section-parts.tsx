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

function toneOf({ errors, dropped }: SectionDto, state: SectionState) {
  if (state === 'unusable' || state === 'refused' || errors.last?.words.endsWith(NOT_SIGNED)) return 'danger';
  const hasLostPage = errors.last === null && dropped.some(({ what }) => what.startsWith('routes'));
  return state === 'slow' || hasLostPage ? 'warning' : undefined;
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

function switchHint({ offAtStart, unusable }: SectionDto): string | undefined {
  if (offAtStart) return 'Switched off by REMOTES_OFF';
  return unusable === null ? undefined : `Cannot be used. ${unusable}`;
}

/** On or off for everybody. It moves once the server has said so. */
export function SectionSwitch({ section, mayChange, onSwitch }: SectionSwitchProps) {
  const { title, offAtStart, unusable } = section;
  const state = stateOf(section);
  return (
    <label className="hr-switch sections-switch" title={switchHint(section)}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`${title} on`}
        checked={state !== 'off' && state !== 'unusable'}
        disabled={!mayChange || offAtStart || unusable !== null}
        onChange={() => onSwitch(section)}
      />
    </label>
  );
}
