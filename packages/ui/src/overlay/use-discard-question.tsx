import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useAsksBeforeLeaving } from './use-asks-before-leaving';

interface Entered {
  /** Something was typed or chosen, and closing throws it away. */
  wouldLose: boolean;
  /** Of the dialog or drawer. */
  title: string;
  onClose: () => void;
}

/**
 * Asks before Escape, Back, a press beside the dialog or a reload of the page throws away what was entered. Render
 * `question` beside the dialog, and give the dialog `dismiss`.
 */
export function useDiscardQuestion({ wouldLose, title, onClose }: Entered) {
  const [asked, setAsked] = useState(false);
  useAsksBeforeLeaving(wouldLose);
  return {
    dismiss: wouldLose ? () => setAsked(true) : onClose,
    question: (
      <ConfirmDialog
        // What was sent meanwhile is not lost any more.
        open={asked && wouldLose}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onClose();
        }}
        tone="danger"
        title="Discard what you entered?"
        description={`Nothing of “${title}” has been saved.`}
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
      />
    ),
  };
}
