import type { MaintenanceStatus } from '@hand-receipt/contracts';

/** What a move is called on its button, by where it leads. */
const MOVE_WORDS: Record<MaintenanceStatus, string> = {
  scheduled: 'Schedule',
  'in-progress': 'Start Work',
  'awaiting-parts': 'Await Parts',
  'bn-level': 'Send to BN Level',
  completed: 'Complete',
  cancelled: 'Cancel Work',
};

/** Work that was begun before goes on. */
export const moveLabel = (from: MaintenanceStatus, to: MaintenanceStatus): string =>
  to === 'in-progress' && from !== 'scheduled' ? 'Resume Work' : MOVE_WORDS[to];
