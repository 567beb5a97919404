import type { PropertyItem, ScannedDto } from '@hand-receipt/contracts';
import { lookUpCode, propertyMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { CodeBox, scanFailure } from '@hand-receipt/scan';
import {
  Alert,
  Button,
  Dialog,
  FormCell,
  FormStrip,
  Serial,
  Stack,
  TextInput,
  toast,
  tooLong,
} from '@hand-receipt/ui';
import { useRef, useState } from 'react';
import { itemLabel } from '../items/item-label';

const POSITION_LENGTH = 100;

type ScannedItem = NonNullable<ScannedDto['item']>;

/** Puts a code that found nothing back into its box, selected, so that the next code takes its place. */
function giveBack(box: HTMLInputElement | null, code: string) {
  if (!box || box.value !== '') return;
  box.value = code;
  box.select();
}

/** Finds the item that a code names, and says why where there is none. The code is then in its box again. */
function useScanned() {
  const box = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<ScannedItem | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(0);
  async function look(code: string) {
    const turn = (newest.current += 1);
    setProblem(null);
    setFound(null);
    const { item, message } = await lookUpCode(code).catch((error: unknown) => ({
      item: null,
      message: scanFailure(error),
    }));
    // A later code has been read meanwhile.
    if (turn !== newest.current) return;
    setFound(item);
    setProblem(message || null);
    if (!item) giveBack(box.current, code);
  }
  return { box, found, problem, look, refuse: setProblem };
}

function Found({ item }: { item: ScannedItem }) {
  return (
    <FormStrip columns={2} numbering="none">
      <FormCell caption="Serial number">
        <Serial>{item.serialNumber}</Serial>
      </FormCell>
      <FormCell caption="Item">{item.name}</FormCell>
    </FormStrip>
  );
}

const sayMounted = (mounted: ScannedItem, on: PropertyItem) =>
  toast({
    tone: 'success',
    title: 'Item Mounted',
    description: `${itemLabel(mounted)} on ${itemLabel(on)}. It is in the ledger.`,
  });

interface MountDialogProps {
  /** What something is mounted on. */
  item: PropertyItem;
  onClose: () => void;
}

/** Mounts an item on another one: its code is scanned or typed, and the person says where it is mounted. */
export default function MountDialog({ item, onClose }: MountDialogProps) {
  const { box, found, problem, look, refuse } = useScanned();
  const [position, setPosition] = useState('');
  const mount = useMutation(propertyMutations.mount(item.id));
  const isReady = found !== null && position.trim() !== '' && !tooLong(position, POSITION_LENGTH);

  const send = () => {
    if (!found || !isReady) return;
    mount.mutate(
      { itemId: found.id, position: position.trim() },
      {
        onSuccess: () => {
          sayMounted(found, item);
          onClose();
        },
        onError: (error) => refuse(refusalOf(error)),
      },
    );
  };

  return (
    <Dialog
      open
      title="Mount Item"
      description={`On ${itemLabel(item)}. Both stay with their holder.`}
      busy={mount.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={mount.isPending}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!isReady} working={mount.isPending} onClick={send}>
            Mount Item
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <CodeBox
          submitLabel="Find"
          inputRef={box}
          first
          once
          disabled={mount.isPending}
          onCode={(code) => void look(code)}
        />
        <div aria-live="polite">{found && <Found item={found} />}</div>
        <TextInput
          label="Mounted where"
          value={position}
          onChange={setPosition}
          placeholder="e.g., Top rail"
          maxLength={POSITION_LENGTH}
          disabled={mount.isPending}
        />
        {problem && <Alert tone="danger" title={problem} />}
      </Stack>
    </Dialog>
  );
}
