import type { SlotProps } from '@hand-receipt/contracts';
import { Button, EventWall, FileCogIcon, IconButton } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { itemWords } from '../items/item-words';

const SendFormDialog = lazy(() => import('./send-form-dialog'));

/** In the row of an item that I hold: reports a fault of it to somebody who does the work. */
export function SendFormAction({ item, compact }: SlotProps['property.rowActions']) {
  const [writing, setWriting] = useState(false);
  const write = () => setWriting(true);
  return (
    <>
      {compact ? (
        <IconButton
          size="s"
          label={`Send maintenance form, ${itemWords(item)}`}
          tooltip="Send maintenance form"
          icon={<FileCogIcon />}
          onClick={write}
        />
      ) : (
        <Button icon={<FileCogIcon />} onClick={write}>
          Send Maintenance Form
        </Button>
      )}
      {writing ? (
        <EventWall>
          <Suspense fallback={null}>
            <SendFormDialog item={item} onClose={() => setWriting(false)} />
          </Suspense>
        </EventWall>
      ) : null}
    </>
  );
}
