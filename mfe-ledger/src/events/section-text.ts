import type { LedgerEventDto } from '@hand-receipt/contracts';
import { detail } from './event-details';

/** What is done with a section of the product; `{release}`, `{who}` and `{reason}` are of the event. */
const ACTS: Partial<Record<string, string>> = {
  'switch-off': 'switched off, {reason}',
  'switch-on': 'switched on',
  canary: 'release {release} for {who}',
  'stop-canary': 'release {release} taken back',
  promote: 'release {release} for everyone',
  'roll-back': 'back to release {release}',
  'canary-returned': 'release {release} switched off, {reason}',
};

/** First digits of a release, as the Sections page has them. */
const shortOf = (event: LedgerEventDto) => (detail(event, 'release') ?? '').slice(0, 8);

/** What was decided about a section of the product: `Section Range: switched off, Wrong totals.` Null for another event. */
export function sectionText(event: LedgerEventDto): string | null {
  const section = `Section ${detail(event, 'section')}`;
  if (event.eventType === 'SECTION OVERRIDDEN')
    return `${section}: release ${shortOf(event)} tried in one browser`;
  const act = event.eventType === 'SECTION CHANGED' && ACTS[detail(event, 'act') ?? ''];
  if (!act) return null;
  const words = act
    .replace('{release}', shortOf(event))
    .replace('{who}', () => detail(event, 'audienceWords') ?? '')
    .replace('{reason}', () => detail(event, 'reason') ?? '');
  return `${section}: ${words}`;
}
