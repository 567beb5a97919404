import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, CheckIcon, ClockIcon, Drawer, Stack, useDiscardQuestion } from '@hand-receipt/ui';
import { useId, useState } from 'react';
import { itemName, mayVerify } from '../sensitive-items/item-words';
import { useVerifyItem } from '../sensitive-items/use-verify-item';
import { ItemFacts } from './item-facts';
import { VerificationHistory } from './verification-history';
import { VerifyNotes } from './verify-notes';

/** One sensitive item: where it is, who answers for it, and every time it was seen. */
export default function ItemDrawer({ item, onClose }: { item: SensitiveItemDto; onClose: () => void }) {
  const user = useCurrentUser();
  const formId = useId();
  const { verify, isVerifying, isQueued } = useVerifyItem(item);
  const canVerify = mayVerify(item, user);
  const [typed, setTyped] = useState(false);
  const label = isQueued ? 'Queued' : 'Verify Now';
  const mayType = canVerify && !isQueued;
  const wouldLose = mayType && typed;
  const title = `Verify ${itemName(item)}`;
  const { dismiss: leave, question } = useDiscardQuestion({ wouldLose, title, onClose });
  return (
    <>
      <Drawer
        open
        ownAddress={!wouldLose}
        onClose={leave}
        caption="Sensitive item"
        title={item.name}
        serial={item.serialNumber}
        footer={
          <>
            {canVerify ? (
              <Button
                type="submit"
                form={formId}
                variant="primary"
                icon={isQueued ? <ClockIcon /> : <CheckIcon />}
                working={isVerifying}
                disabled={isQueued}
                aria-label={`${label}, ${itemName(item)}`}
              >
                {label}
              </Button>
            ) : null}
            <Button variant="ghost" onClick={leave}>
              Close
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <ItemFacts item={item} />
          {mayType ? <VerifyNotes id={formId} item={item} onVerify={verify} onTyped={setTyped} /> : null}
          <VerificationHistory itemId={item.id} />
        </Stack>
      </Drawer>
      {question}
    </>
  );
}
