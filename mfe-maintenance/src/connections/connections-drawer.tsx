import { Button, Drawer } from '@hand-receipt/ui';
import { Connections } from './connections';

/** Connections on their own, from the maintenance page and from a notification. */
export default function ConnectionsDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      onClose={onClose}
      caption="Who I exchange forms with"
      title="Connections"
      footer={
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Connections />
    </Drawer>
  );
}
