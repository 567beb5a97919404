import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { counted, formatDate } from '@hand-receipt/ui';
import { signersOf } from '../sign/sides';
import { isRestCancelled } from '../successions/succession-words';
import type { StripState } from './strip-list';
import type { Strip } from './strips';

const STARTED: readonly SuccessionDetailDto['state'][] = ['active', 'signing', 'signed'];

function differencesState({ progress, state, activated_at: activatedAt }: SuccessionDetailDto): StripState {
  const all = progress.differences;
  const agreed = all - progress.openDifferences;
  if (all === 0)
    return { words: activatedAt ? 'None found' : 'After the activation', isDone: state === 'signed' };
  return { words: `${agreed} of ${all} agreed`, isDone: agreed === all };
}

function countState({ progress: { items, counted: done }, state }: SuccessionDetailDto): StripState {
  return { words: `${done} of ${items}`, isDone: STARTED.includes(state) && items > 0 && done === items };
}

/** What each strip says under its name. */
export function stripStates(succession: SuccessionDetailDto): Record<Strip, StripState> {
  const { state, sections, progress, prepare, signing, signed_at: signedAt } = succession;
  const isSigned = state === 'signed' || isRestCancelled(succession);
  const included = sections.filter((section) => section.included && section.state !== 'left-out');
  const clear = prepare.filter((row) => row.clear).length;
  return {
    plan: {
      words: `${counted(included.length, 'section')}, ${counted(progress.items, 'item')}`,
      isDone: STARTED.includes(state),
    },
    prepare: {
      words: prepare.length ? `${clear} of ${prepare.length} clear` : 'Nothing left',
      isDone: STARTED.includes(state),
    },
    count: countState(succession),
    differences: differencesState(succession),
    sign: {
      words: signedAt
        ? formatDate(signedAt)
        : `${signing.signatures.length} of ${signersOf(succession).length} signatures`,
      isDone: isSigned,
    },
  };
}
