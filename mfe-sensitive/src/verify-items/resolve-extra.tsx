import {
  EXTRA_RESOLUTION_WORDS,
  EXTRA_RESOLUTIONS,
  type ExtraResolution,
  type InventoryExtraDto,
} from '@hand-receipt/contracts';
import { inventoryMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Button } from '@hand-receipt/ui';
import { ActDialog, SelectField, TextAreaField } from '@hand-receipt/ui/forms';
import { useState } from 'react';

interface ResolveExtraProps {
  inventoryId: string;
  extra: InventoryExtraDto;
}

/** Says what an extra of a closed inventory turned out to be. */
export function ResolveExtra({ inventoryId, extra: { id, code, resolved } }: ResolveExtraProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(inventoryMutations.resolveExtra);
  const send = ({ resolution, note }: { resolution: string; note: string }) =>
    mutateAsync({
      id: inventoryId,
      extraId: id,
      resolution: resolution as ExtraResolution,
      ...(note.trim() && { note: note.trim() }),
    });
  return (
    <>
      <Button size="s" aria-label={`Resolve ${code}`} onClick={() => setOpen(true)}>
        Resolve
      </Button>
      {isOpen ? (
        <ActDialog
          title="Resolve the extra"
          description={`What ${code} turned out to be. The result of the inventory stays as it is.`}
          submitLabel="Save"
          initialValues={{ resolution: resolved?.as ?? 'other-unit', note: resolved?.note ?? '' }}
          done={{ title: 'Extra Resolved', description: code }}
          refusalOf={refusalOf}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <SelectField
            name="resolution"
            label="It is"
            options={EXTRA_RESOLUTIONS.map((value) => ({ value, label: EXTRA_RESOLUTION_WORDS[value] }))}
          />
          <TextAreaField name="note" label="Note" optional maxLength={500} />
        </ActDialog>
      ) : null}
    </>
  );
}
