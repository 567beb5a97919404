import type { MaintenanceDetailsDto, MaintenancePartDto } from '@hand-receipt/contracts';
import { maintenanceMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Heading,
  Label,
  lateDialog,
  PlusIcon,
  Stack,
  toast,
} from '@hand-receipt/ui';
import { useState } from 'react';
import { PartRow } from './part-row';
import { useDetailsAct } from './use-details-act';

const AddPartDialog = lateDialog(() => import('./add-part-dialog'));

const styles = {
  '& th': { height: '32px', padding: '0 12px', textAlign: 'start' },
  '& td': {
    height: '36px',
    padding: '4px 12px',
    textStyle: 'table',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '0' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: '0' },
  '& [data-part=actions]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-part=actions] > * + *': { marginLeft: '4px' },
} as const;

const COLUMNS = ['Part', 'Part number', 'Quantity', 'Available', 'Estimated arrival'];

const fail = ({ message }: Error) => toast({ tone: 'danger', title: 'Error', description: message });

/** Parts that the work waits for, and when they come. */
export function PartsRequired({ item }: { item: MaintenanceDetailsDto }) {
  const { partsRequired: parts, mayEdit } = item;
  const change = useMutation(maintenanceMutations.editPart(item.id));
  const remove = useMutation(maintenanceMutations.removePart(item.id));
  const { act, start, close } = useDetailsAct(item);
  const [removing, setRemoving] = useState<MaintenancePartDto | null>(null);
  // An open dialog stays when another person closes the work.
  if (parts.length === 0 && !mayEdit && act !== 'part') return null;

  const arrive = ({ id }: MaintenancePartDto) =>
    change.mutate({ partId: id, body: { available: true } }, { onError: fail });
  return (
    <Stack as="section" gap="2" aria-label="Parts">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h3" textStyle="h2">
          Parts
        </Heading>
        {mayEdit ? (
          <Button size="s" icon={<PlusIcon />} onClick={() => start('part')}>
            Add Part
          </Button>
        ) : null}
      </Flex>
      {parts.length > 0 ? (
        <Box overflowX="auto" css={styles}>
          <table aria-label="Parts required">
            <thead>
              <tr>
                {(mayEdit ? [...COLUMNS, 'Actions'] : COLUMNS).map((name) => (
                  <th key={name} scope="col" data-part={name === 'Actions' ? 'actions' : undefined}>
                    <Label>{name}</Label>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <PartRow
                  key={part.id}
                  part={part}
                  busy={change.isPending || remove.isPending}
                  onArrive={mayEdit ? arrive : null}
                  onRemove={setRemoving}
                />
              ))}
            </tbody>
          </table>
        </Box>
      ) : null}
      {act === 'part' ? <AddPartDialog item={item} onClose={close} /> : null}
      {removing ? (
        <ConfirmDialog
          open
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            remove.mutate(removing.id, { onError: fail });
            setRemoving(null);
          }}
          title={`Remove ${removing.name}?`}
          description="The work no longer waits for it. The timeline keeps that it was needed."
          confirmLabel="Remove Part"
          tone="danger"
        />
      ) : null}
    </Stack>
  );
}
