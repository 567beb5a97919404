import type { InventoryCandidateDto, InventoryRule, WaiverInput } from '@hand-receipt/contracts';
import { inventoryMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { type ReactNode, useState } from 'react';
import { WaiveDialog } from './waive-dialog';

interface Asked {
  person: InventoryCandidateDto['person'];
  rule: InventoryRule;
}

interface Waive {
  /** Asks for the reason, over the dialog in which the team is chosen. */
  ask: (person: Asked['person'], rule: InventoryRule) => void;
  /** Stands beside that dialog: a form in a form would send both. */
  dialog: ReactNode;
}

/** The way to waive a rule from the choice of a team. */
export function useWaive(onWaive: (waiver: WaiverInput) => Promise<unknown>, done?: string): Waive {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (person, rule) => setAsked({ person, rule }),
    dialog: asked ? (
      <WaiveDialog
        people={[asked.person]}
        rules={[asked.rule]}
        onWaive={onWaive}
        done={done}
        onClose={() => setAsked(null)}
      />
    ) : null,
  };
}

/** The same in an inventory that is open. */
export function useWaiveIn(id: string): Waive {
  const { mutateAsync } = useMutation(inventoryMutations.waive);
  return useWaive((waiver) => mutateAsync({ id, ...waiver }));
}
