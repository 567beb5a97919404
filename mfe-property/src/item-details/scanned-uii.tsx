import { formatUii, type PropertyItem } from '@hand-receipt/contracts';
import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation, useUrlState } from '@hand-receipt/platform';
import { Alert, Button, toast } from '@hand-receipt/ui';

/** Offers to keep the UII of the mark by which the item was found, where the item has none. */
export function ScannedUii({ item }: { item: PropertyItem }) {
  const { get, set } = useUrlState();
  const edit = useMutation(propertyMutations.edit(item));
  const uii = formatUii(get('uii'));
  if (!uii || item.uii) return null;
  const keep = () =>
    edit.mutate(
      { uii, version: item.version },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: `UII ${uii} is on record.` });
          set({ uii: '' });
        },
      },
    );
  const why = statusOf(edit.error) === 0 ? 'Needs a connection.' : reasonOf(edit.error);
  return (
    <Alert
      tone={edit.error ? 'warning' : 'info'}
      title={`The mark has UII ${uii}. None is on record.`}
      actions={
        <Button size="s" working={edit.isPending} onClick={keep}>
          Keep this UII
        </Button>
      }
    >
      {edit.error ? (why ?? edit.error.message) : null}
    </Alert>
  );
}
