import type { Transfer, UserDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { useMemo, useState } from 'react';
import { useOpenTransfer } from '../details/use-open-transfer';
import type { Consenting } from '../sign-over/consent-buttons';
import type { Deciding } from './decision-buttons';
import { mayAnswerRecall, mayCancel, mayConsent, mayDecide, mayDecline } from './parties';
import { useHeld } from './use-held';
import type { TransferPages } from './use-transfer-pages';
import type { TransferAct, useTransfersLocation } from './use-transfers-location';

const MAY: Record<TransferAct, (transfer: Transfer, me: UserDto) => boolean> = {
  approve: mayDecide,
  reject: mayDecline,
  cancel: mayCancel,
  answer: mayAnswerRecall,
  agree: mayConsent,
  refuse: mayConsent,
};

const keyOf = (act: TransferAct, id: string): string => `${act} ${id}`;

interface Pressed {
  key: string;
  transfer: Transfer;
}

/** The transfer that the address asks about, as it was when the question opened, where the reader may answer it. */
function useAskedTransfer({ acting }: ReturnType<typeof useTransfersLocation>, pages: TransferPages) {
  const me = useCurrentUser();
  const key = acting ? keyOf(acting.act, acting.id) : '';
  const { transfer: found } = useOpenTransfer(acting?.id ?? null, pages.rows, !pages.isLoading);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  // The address changes a moment after a button is pressed, and the transfer may end in that moment.
  const asked = pressed?.key === key ? pressed.transfer : null;
  const transfer = useHeld(key, acting && found && MAY[acting.act](found, me) ? found : asked);
  return { transfer, setPressed };
}

/** The question about one transfer that the address asks, where the reader may answer it, and how to ask one. */
export function useTransferAct(place: ReturnType<typeof useTransfersLocation>, pages: TransferPages) {
  const { acting, change } = place;
  const { transfer, setPressed } = useAskedTransfer(place, pages);
  const of = (...acts: TransferAct[]) => (acting && acts.includes(acting.act) ? transfer : null);

  const [decided, consented] = [of('approve', 'reject'), of('agree', 'refuse')];
  const handlers = useMemo(() => {
    const ask = (act: TransferAct, about: Transfer) => {
      setPressed({ key: keyOf(act, about.id), transfer: about });
      change({ act, on: about.id });
    };
    return {
      onDecide: ({ transfer: about, decision }: Deciding) => ask(decision, about),
      onConsent: ({ transfer: about, agree }: Consenting) => ask(agree ? 'agree' : 'refuse', about),
      onAnswerRecall: (about: Transfer) => ask('answer', about),
      onCancelRequest: (about: Transfer) => ask('cancel', about),
      stop: () => {
        setPressed(null);
        change({ act: null, on: null });
      },
    };
  }, [change, setPressed]);
  return {
    deciding: decided && { transfer: decided, decision: acting?.act === 'reject' ? 'reject' : 'approve' },
    consenting: consented && { transfer: consented, agree: acting?.act === 'agree' },
    /** The recall that its holder answers. */
    answering: of('answer'),
    cancelling: of('cancel'),
    handlers,
  } satisfies { deciding: Deciding | null; consenting: Consenting | null; [more: string]: unknown };
}
