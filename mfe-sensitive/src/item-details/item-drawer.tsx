import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, Drawer, Stack } from '@hand-receipt/ui';
import { mayVerify } from '../sensitive-items/item-words';
import { VerifyButton } from '../sensitive-items/verify-button';
import { ItemFacts } from './item-facts';
import { VerificationHistory } from './verification-history';

/** One sensitive item: where it is, who answers for it, and every time it was seen. */
export default function ItemDrawer({ item, onClose }: { item: SensitiveItemDto; onClose: () => void }) {
  const user = useCurrentUser();
  return (
    <Drawer
      open
      onClose={onClose}
      caption="Sensitive item"
      title={item.name}
      serial={item.serialNumber}
      footer={
        <>
          {mayVerify(item, user) ? <VerifyButton item={item} label="Verify Now" /> : null}
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <ItemFacts item={item} />
        <VerificationHistory itemId={item.id} />
      </Stack>
    </Drawer>
  );
}
