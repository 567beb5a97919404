import type { AuthorizationPreviewDto, CounterDto } from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, counted, Dialog, Serial, Stack, Text, toast } from '@hand-receipt/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

type PreviewLine = AuthorizationPreviewDto['lines'][number];

const LEFT_OUT = { same: 'Authorized already', authorize: '' } as const;

const DONE = { tone: 'success', title: 'Weapons Authorized' } as const;
const WORDS = {
  file: {
    title: 'Import authorizations',
    description: 'A CSV file with a user name and a serial number in each line.',
  },
  'hand-receipts': {
    title: 'Take from Hand Receipts',
    description: 'The person who signed for an item of the stock on a sub-hand receipt is authorized for it.',
  },
} as const;

interface PreviewDialogProps {
  counter: CounterDto;
  /** A file with user names and serial numbers, or who signed for the stock. */
  source: 'file' | 'hand-receipts';
  onClose: () => void;
}

/** Shows what a file or the hand receipts would change, and does it once it is confirmed. */
export function PreviewDialog({ counter, source, onClose }: PreviewDialogProps) {
  const preview = useMutation(counterMutations.previewAuthorizations(counter.id));
  const authorize = useMutation(counterMutations.authorize(counter.id));
  const [failure, setFailure] = useState<string | null>(null);
  const { data, isPending } = preview;
  const lines = data?.lines ?? [];
  const refused = lines.filter(({ change }) => change === 'refused');
  const begun = lines.flatMap(({ change, item, person }) =>
    change === 'authorize' && item && person ? [{ itemId: item.id, userId: person.id }] : [],
  );
  const read = (text: string | null) => {
    setFailure(null);
    preview.mutate(text, { onError: (error) => setFailure(refusalOf(error)) });
  };
  const confirm = () =>
    authorize.mutate(
      { entries: begun },
      {
        onSuccess: () => {
          toast({ ...DONE, description: counted(begun.length, 'weapon') });
          onClose();
        },
        onError: (error) => setFailure(refusalOf(error)),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      busy={authorize.isPending}
      {...WORDS[source]}
      footer={
        <>
          <Button onClick={onClose} disabled={authorize.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={begun.length === 0 || refused.length > 0 || isPending}
            working={authorize.isPending}
            onClick={confirm}
          >
            Authorize {counted(begun.length, 'weapon')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {source === 'file' ? (
          <ChooseFile onText={read} working={isPending} />
        ) : (
          <ReadOnce onRead={() => read(null)} />
        )}
        <Problems failure={failure} refused={refused.length} />
        {data ? <Lines lines={lines} /> : null}
      </Stack>
    </Dialog>
  );
}

/** Why nothing can be written. */
function Problems({ failure, refused }: { failure: string | null; refused: number }) {
  return (
    <>
      {failure === null ? null : (
        <Alert tone="danger" title={failure}>
          {null}
        </Alert>
      )}
      {refused > 0 ? (
        <Alert tone="warning" title={`${counted(refused, 'line')} cannot be taken. Nothing is written.`}>
          <p>Correct the file and choose it again.</p>
        </Alert>
      ) : null}
    </>
  );
}

/** Reads the hand receipts as soon as the dialog opens. */
function ReadOnce({ onRead }: { onRead: () => void }) {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    onRead();
  }, [onRead]);
  return null;
}

function ChooseFile({ onText, working }: { onText: (text: string) => void; working: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setName(file.name);
    onText(await file.text());
    // The same file may be chosen again, once it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="CSV file"
        hidden
        onChange={(event) => void choose(event)}
      />
      <Button working={working} onClick={() => input.current?.click()}>
        {name === null ? 'Choose File' : 'Choose Another File'}
      </Button>
      {name === null ? null : (
        <Text as="small" color="fg.muted">
          {' '}
          {name}
        </Text>
      )}
    </Box>
  );
}

const wordsOf = ({ change, message }: PreviewLine): string =>
  change === 'refused' ? (message ?? 'It cannot be taken.') : LEFT_OUT[change];

/** Each line of what was read, with what it changes or why it does not. */
function Lines({ lines }: { lines: readonly PreviewLine[] }) {
  if (lines.length === 0) {
    return (
      <Text color="fg.muted">No item of the stock is on a sub-hand receipt without an authorization.</Text>
    );
  }
  return (
    <Box
      as="ul"
      aria-label="Changes"
      maxHeight="320px"
      overflowY="auto"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
    >
      {lines.map((line, index) => (
        <Box
          as="li"
          key={line.line ?? line.item?.id ?? index}
          px="3"
          py="2"
          borderTopWidth={index === 0 ? '0' : '1px'}
          borderColor="border.subtle"
        >
          <Text>
            {line.line === null ? '' : `Line ${line.line}: `}
            {line.item ? <Serial>{line.item.serial_number}</Serial> : null}
            {line.item && line.person ? ` ${line.item.name}, ${line.person.name}` : ''}
          </Text>
          {wordsOf(line) ? (
            <Text as="small" color={line.change === 'refused' ? 'danger.fg' : 'fg.muted'}>
              {wordsOf(line)}
            </Text>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
