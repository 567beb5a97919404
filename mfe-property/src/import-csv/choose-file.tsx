import { ApiError } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ErrorState,
  FileTextIcon,
  Flex,
  LiveText,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { type DragEvent, useRef, useState } from 'react';
import { useReadFile } from '../api/import';
import { FILE_RULES, fileProblem } from './file-choice';

const COLUMNS =
  'Name and Serial Number; NSN, LIN, Category, Status, Location and Description where there are any';

/** Picks a CSV file, by dialog or by dropping it, and has it read. Nothing is entered by that. */
export function ChooseFile({ onRead }: { onRead: (importId: string) => void }) {
  const read = useReadFile();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function take(file: File | undefined) {
    if (!file || read.isPending) return;
    const found = fileProblem(file);
    setProblem(found);
    if (found) read.reset();
    else read.mutate(file, { onSuccess: ({ id }) => onRead(id) });
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  const failure =
    problem ?? (read.error instanceof ApiError ? read.error.message : read.error && 'Try again.');
  const again = problem === null && read.variables;
  return (
    <>
      <Box
        padding="6"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="l2"
        background="bg.panel"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <Flex gap="4" align="center" wrap="wrap">
          <Button
            variant="primary"
            icon={<FileTextIcon />}
            working={read.isPending}
            onClick={() => input.current?.click()}
          >
            Choose CSV file
          </Button>
          <Text>or drop it here. {FILE_RULES}.</Text>
        </Flex>
        <Text mt="3" color="fg.muted">
          The first row names the columns: {COLUMNS}. The file is read and checked first; nothing is entered
          until you confirm.
        </Text>
        <VisuallyHidden as="div">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label="CSV file"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file, corrected, can be chosen again.
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </Box>
      <LiveText>{read.isPending ? 'Reading the file...' : ''}</LiveText>
      {failure && (
        <ErrorState
          title="The file was not read"
          message={failure}
          onRetry={again ? () => take(again) : undefined}
          retrying={read.isPending}
        />
      )}
    </>
  );
}
