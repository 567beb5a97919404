import type { MaintenanceDetailsDto, MaintenanceStatus } from '@hand-receipt/contracts';
import { Button, CheckIcon, FileCogIcon, Flex, PencilIcon } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { moveLabel } from './move-words';

const MoveDialog = lazy(() => import('./move-dialog'));
const EditDialog = lazy(() => import('./edit-dialog'));
const SendFormDialog = lazy(() => import('../send-form/send-form-dialog'));

/** What the reader may do: the server says which moves and whether they may edit. */
export function DetailsActions({ item }: { item: MaintenanceDetailsDto }) {
  const [moving, setMoving] = useState<MaintenanceStatus | null>(null);
  const [editing, setEditing] = useState(false);
  const [sending, setSending] = useState(false);
  const mayAct = item.moves.length > 0 || item.mayEdit;
  // An open dialog stays when another person closes the work: what was typed in it is still the reader's.
  return (
    <>
      {mayAct ? (
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}>
          {item.moves.map((to) => (
            <Button
              key={to}
              variant={to === 'completed' ? 'primary' : 'secondary'}
              icon={to === 'completed' ? <CheckIcon /> : undefined}
              onClick={() => setMoving(to)}
            >
              {moveLabel(item.status, to)}
            </Button>
          ))}
          {item.mayEdit ? (
            <>
              <Button icon={<PencilIcon />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Button icon={<FileCogIcon />} onClick={() => setSending(true)}>
                Send Form
              </Button>
            </>
          ) : null}
        </Flex>
      ) : null}
      <Suspense fallback={null}>
        {moving ? <MoveDialog item={item} to={moving} onClose={() => setMoving(null)} /> : null}
        {editing ? <EditDialog item={item} onClose={() => setEditing(false)} /> : null}
        {sending ? (
          <SendFormDialog
            item={{ id: item.itemId, name: item.itemName, serialNumber: item.serialNumber }}
            maintenanceId={item.id}
            onClose={() => setSending(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
