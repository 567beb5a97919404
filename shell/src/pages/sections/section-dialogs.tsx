import type { SectionDto } from '@hand-receipt/contracts';
import { ActConfirm } from './act-confirm';
import { CanaryDialog } from './canary-dialog';
import type { SectionAct } from './section-acts';
import { SwitchOffDialog } from './switch-off-dialog';

interface SectionDialogsProps {
  act: SectionAct;
  section: SectionDto;
  /** Digest; '' where the act is about none. */
  release: string;
  onClose: () => void;
}

/** The one question that is open. */
export default function SectionDialogs({ act, section, release, onClose }: SectionDialogsProps) {
  const props = { section, onClose };
  if (act === 'switch-off') return <SwitchOffDialog {...props} />;
  if (act === 'canary') return <CanaryDialog {...props} release={release} />;
  return <ActConfirm {...props} act={act} release={release} />;
}
