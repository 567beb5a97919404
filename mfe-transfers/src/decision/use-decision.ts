import type { TransferSheetDto } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { ApiError, isNetworkError, useMutation } from '@hand-receipt/platform';
import { toast, type ToastMessage } from '@hand-receipt/ui';
import { useCallback, useState } from 'react';
import { recordApproval } from '../local-ledger/record-approval';
import type { Deciding } from '../transfers/decision-buttons';
import type { Sheets } from '../sheet/use-sheets';
import type { Answered } from './decision-dialog';
import { DECISION_WORDS, failedWords } from './decision-words';

interface Outcome {
  /** The success message, where it is not the usual one. */
  words?: (answered: Deciding) => ToastMessage;
  onDone?: (answered: Deciding) => void;
  /** The answer that is asked about, where the page has it in its address. */
  kept?: { asked: Deciding | null; ask: (deciding: Deciding | null) => void };
}

/** The sheet as it is now, where an answer was refused because it had changed. */
const newerSheet = (error: Error): TransferSheetDto | undefined =>
  error instanceof ApiError
    ? (error.detail.present as { sheet?: TransferSheetDto } | undefined)?.sheet
    : undefined;

const NONE: Sheets = new Map();

const usualWords = ({ decision, transfer }: Deciding) => DECISION_WORDS[decision].done(transfer);

const keyOf = ({ decision, transfer }: Deciding) => `${decision} ${transfer.id}`;

/**
 * The way of an answer: asked, confirmed, at work, told. The dialog stays while the server works and closes
 * either way, after what is on screen has been refreshed.
 */
export function useDecision({ words = usualWords, onDone, kept }: Outcome = {}) {
  const [own, setOwn] = useState<Deciding | null>(null);
  const { asked: wanted, ask } = kept ?? { asked: own, ask: setOwn };
  // An address that still asks a moment later asks for nothing that is left.
  const [answered, setAnswered] = useState<string | null>(null);
  const asked = wanted && keyOf(wanted) !== answered ? wanted : null;
  const [newer, setNewer] = useState(NONE);
  const close = useCallback(() => {
    ask(null);
    setNewer(NONE);
  }, [ask]);
  const { mutate, isPending } = useMutation({
    ...transferMutations.decide,
    onSuccess: (decided, { decision }) => decision === 'approve' && recordApproval(decided),
  });

  const confirm = (said: Answered) => {
    if (!asked) return;
    mutate(
      { ...asked, ...said },
      {
        onSuccess: () => {
          setAnswered(keyOf(asked));
          toast(words(asked));
          onDone?.(asked);
          close();
        },
        onError: (error) => {
          toast(failedWords(error));
          // Nothing was sent: what was entered waits in the dialog for a connection.
          if (isNetworkError(error)) return;
          // The sheet as it is now is shown in the dialog, with what changed.
          const sheet = newerSheet(error);
          if (sheet) setNewer(new Map([[sheet.transfer_id, sheet]]));
          else close();
        },
      },
    );
  };

  return {
    asked,
    working: isPending ? asked : null,
    /** Newer sheets of answers that were refused. */
    newer,
    ask,
    confirm,
    dismiss: close,
  };
}
