import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { lateDialog } from '@hand-receipt/ui';
import type { usePlan } from './use-plan';

const MoveDialog = lateDialog(() => import(/* webpackChunkName: "move-section" */ './move-dialog'));
const RecorderDialog = lateDialog(() => import(/* webpackChunkName: "name-recorder" */ './recorder-dialog'));
const LeaveOutDialog = lateDialog(
  () => import(/* webpackChunkName: "leave-out-section" */ './leave-out-dialog'),
);

/** What is asked about a section. */
export interface AskedSection {
  act: 'move' | 'leave-out' | 'recorder';
  number: number;
}

interface SectionDialogProps {
  succession: SuccessionDetailDto;
  asked: AskedSection;
  days: readonly string[];
  onChange: ReturnType<typeof usePlan>['change'];
  onClose: () => void;
}

/** Moves a section to another day, leaves it out, or says who records in it. */
export function SectionDialog({ succession, asked, days, onChange, onClose }: SectionDialogProps) {
  const { act, number } = asked;
  const section = succession.sections.find((one) => one.number === number);
  if (!section) return null;
  return (
    <>
      {act === 'recorder' && <RecorderDialog succession={succession} section={section} onClose={onClose} />}
      {act === 'move' && (
        <MoveDialog
          section={section.title}
          day={section.day}
          place={section.place}
          days={days}
          onMove={(to) => onChange(number, to)}
          onClose={onClose}
        />
      )}
      {act === 'leave-out' && (
        <LeaveOutDialog
          section={section.title}
          outgoing={succession.from.name}
          onLeaveOut={(leaveOutReason) => onChange(number, { included: false, leaveOutReason })}
          onClose={onClose}
        />
      )}
    </>
  );
}
