import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { knownValue, useUrlState } from '@hand-receipt/platform';
import { formatDate, lateDialog } from '@hand-receipt/ui';
import { newsOfAct } from '../acts/act-news';
import { useOpenForm } from '../acts/use-open-form';
import type { LineNews } from '../count/line-news';
import { daysBetween } from './days';
import { type AskedSection, mayAsk, SECTION_ACTS } from './section-acts';
import { usePlan } from './use-plan';

const MoveDialog = lateDialog(() => import(/* webpackChunkName: "move-section" */ './move-dialog'));
const RecorderDialog = lateDialog(() => import(/* webpackChunkName: "name-recorder" */ './recorder-dialog'));
const LeaveOutDialog = lateDialog(
  () => import(/* webpackChunkName: "leave-out-section" */ './leave-out-dialog'),
);

/** Why an act on a section is not possible any more. */
function whyOver(
  { may }: SuccessionDetailDto,
  act: AskedSection['act'],
  { title, included }: SuccessionSectionDto,
): string {
  if (act === 'recorder') {
    return may.letThrough ? `${title} is not counted now.` : 'You do not name recorders any more.';
  }
  if (!may.plan) return 'You do not change the plan any more.';
  return included ? `${title} is not in the plan any more.` : `${title} is left out.`;
}

/** What another person changed about a section since the form to move it was opened; null for nothing. */
function newsOfMove(
  before: SuccessionSectionDto,
  { title, day, place }: SuccessionSectionDto,
): LineNews | null {
  if (day === before.day && place === before.place) return null;
  return {
    title: `${title} was moved to ${formatDate(day)}${place ? `, ${place}` : ''}.`,
    words: 'Move replaces that.',
    isOver: false,
  };
}

interface SectionDialogProps {
  succession: SuccessionDetailDto;
  act: AskedSection['act'];
  section: SuccessionSectionDto;
  news: LineNews | null;
  onClose: () => void;
}

/** Moves a section to another day, leaves it out, or says who records in it. */
function SectionDialog({ succession, act, section, ...given }: SectionDialogProps) {
  const { change } = usePlan(succession);
  const { number, title, day, place } = section;
  const { from, starts_on: startsOn, due_on: dueOn } = succession;
  if (act === 'recorder') return <RecorderDialog {...given} succession={succession} section={section} />;
  return act === 'move' ? (
    <MoveDialog
      {...given}
      section={title}
      day={day}
      place={place}
      days={daysBetween(startsOn, dueOn)}
      onMove={(to) => change(number, to)}
    />
  ) : (
    <LeaveOutDialog
      {...given}
      section={title}
      outgoing={from.name}
      onLeaveOut={(leaveOutReason) => change(number, { included: false, leaveOutReason })}
    />
  );
}

/** What is asked about a section: `?act` of the address names the form, and `?of` the number of the section. */
export function SectionForms({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { sections, may } = succession;
  const act = knownValue(SECTION_ACTS, get('act'));
  const now = sections.find(({ number }) => String(number) === get('of'));
  const possible = now && mayAsk(may, now).find((one) => one === act) ? now : null;
  const opened = useOpenForm(act && `${act} ${get('of')}`, possible);
  if (!opened || act === '') return null;
  const section = now ?? opened;
  const ended = newsOfAct(succession, possible !== null, whyOver(succession, act, section));
  return (
    <SectionDialog
      succession={succession}
      act={act}
      section={section}
      news={ended ?? (act === 'move' ? newsOfMove(opened, section) : null)}
      onClose={() => set({ act: '', of: '' })}
    />
  );
}
