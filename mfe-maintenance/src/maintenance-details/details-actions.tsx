import type { MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { Button, CheckIcon, FileCogIcon, Flex, lateDialog, PencilIcon } from '@hand-receipt/ui';
import { moveLabel } from './move-words';
import { useDetailsAct } from './use-details-act';

const MoveDialog = lateDialog(() => import('./move-dialog'));
const EditDialog = lateDialog(() => import('./edit-dialog'));
const SendFormDialog = lateDialog(() => import('../send-form/send-form-dialog'));

/** What the reader may do: the server says which moves and whether they may edit. */
export function DetailsActions({ item }: { item: MaintenanceDetailsDto }) {
  const { act, start, close } = useDetailsAct(item);
  const moving = act === 'edit' || act === 'send' || act === 'part' ? '' : act;
  const mayAct = item.moves.length > 0 || item.mayEdit;
  return (
    <>
      {mayAct ? (
        <Flex gap="2" wrap="wrap" css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}>
          {item.moves.map((to) => (
            <Button
              key={to}
              variant={to === 'completed' ? 'primary' : 'secondary'}
              icon={to === 'completed' ? <CheckIcon /> : undefined}
              onClick={() => start(to)}
            >
              {moveLabel(item.status, to)}
            </Button>
          ))}
          {item.mayEdit ? (
            <>
              <Button icon={<PencilIcon />} onClick={() => start('edit')}>
                Edit
              </Button>
              <Button icon={<FileCogIcon />} onClick={() => start('send')}>
                Send Form
              </Button>
            </>
          ) : null}
        </Flex>
      ) : null}
      {moving ? <MoveDialog item={item} to={moving} onClose={close} /> : null}
      {act === 'edit' ? <EditDialog item={item} onClose={close} /> : null}
      {act === 'send' ? (
        <SendFormDialog
          item={{ id: item.itemId, name: item.itemName, serialNumber: item.serialNumber }}
          maintenanceId={item.id}
          onClose={close}
        />
      ) : null}
    </>
  );
}
