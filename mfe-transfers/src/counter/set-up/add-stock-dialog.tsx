import type { CounterDetailDto } from '@hand-receipt/contracts';
import { counterMutations, lookUpCode } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { CodeBox, scanFailure } from '@hand-receipt/scan';
import {
  Alert,
  Box,
  Button,
  Dialog,
  formatCount,
  LiveText,
  Serial,
  Text,
  TextInput,
  tooLong,
} from '@hand-receipt/ui';
import { useRef, useState } from 'react';

interface AddStockDialogProps {
  counter: CounterDetailDto;
  onClose: () => void;
}

interface Said {
  tone: 'success' | 'danger';
  words: string;
}

const RACK_LENGTH = 80;

/** Adds items to the stock, one scan after another; each is kept at once, with the rack of the field. */
export function AddStockDialog({ counter, onClose }: AddStockDialogProps) {
  const { mutateAsync, isPending } = useMutation(counterMutations.stock(counter.id));
  const [rack, setRack] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const box = useRef<HTMLInputElement>(null);

  async function add(code: string) {
    try {
      const { item, message } = await lookUpCode(code);
      if (!item) return setSaid({ tone: 'danger', words: message ?? `${code} is not on the books.` });
      await mutateAsync({ add: [{ itemId: item.id, rack: rack.trim() || null }] });
      return setSaid({ tone: 'success', words: `${item.name} ${item.serialNumber} is kept here now.` });
    } catch (error) {
      const words = error instanceof Error ? refusalOf(error) : scanFailure(error);
      return setSaid({ tone: 'danger', words });
    } finally {
      box.current?.focus();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title={`Add items to ${counter.name}`}
      description="Scan one item after another, or type serial numbers."
      initialFocus={box}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Box display="grid" gap="4">
        <TextInput label="Rack" optional value={rack} onChange={setRack} maxLength={RACK_LENGTH} />
        <CodeBox
          inputRef={box}
          first
          submitLabel="Add"
          disabled={tooLong(rack, RACK_LENGTH) !== undefined}
          onCode={(code) => void add(code)}
        />
        {said ? (
          <Alert tone={said.tone} title={said.words} announce={false}>
            {null}
          </Alert>
        ) : (
          <Text color="fg.muted">
            Kept so far: <Serial>{formatCount(counter.stock)}</Serial>
          </Text>
        )}
        <LiveText assertive>{isPending ? '' : said?.words}</LiveText>
      </Box>
    </Dialog>
  );
}
