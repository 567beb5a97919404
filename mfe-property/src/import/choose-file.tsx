import type { ImportPurpose } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  ErrorState,
  FileTextIcon,
  Flex,
  LiveText,
  NativeSelect,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import { type DragEvent, useRef } from 'react';
import { FILE_RULES } from './file-choice';
import { ReadingProgress } from './reading-progress';
import { useFileReading } from './use-file-reading';

const PURPOSES: readonly { value: ImportPurpose; label: string }[] = [
  { value: 'enter', label: 'Enter items in our book' },
  { value: 'compare', label: 'Compare with our book' },
];

interface ChooseFileProps {
  purpose: ImportPurpose;
  onPurpose: (purpose: ImportPurpose) => void;
  onRead: (importId: string) => void;
}

/** Picks a file, by dialog or by dropping it, and has it read. Nothing is entered by that. */
export function ChooseFile({ purpose, onPurpose, onRead }: ChooseFileProps) {
  const { take, again, stop, isReading, failure } = useFileReading(purpose, onRead);
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

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
            working={isReading}
            onClick={() => input.current?.click()}
          >
            Choose file
          </Button>
          <Text>or drop it here. {FILE_RULES}.</Text>
          <NativeSelect
            label="Purpose"
            value={purpose}
            options={PURPOSES}
            width={230}
            disabled={isReading}
            onChange={onPurpose}
          />
        </Flex>
        <Text mt="3" color="fg.muted">
          The row that names the columns is found by itself, with the headings of GCSS-Army too. The file is
          read and checked first. Nothing is entered until you confirm.
        </Text>
        <VisuallyHidden as="div">
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,text/csv,text/plain"
            aria-label="File"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file, corrected, can be chosen again.
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </Box>
      <LiveText>{isReading ? 'Reading the file...' : ''}</LiveText>
      {isReading && <ReadingProgress onStop={stop} />}
      {failure && (
        <ErrorState
          failed="action"
          title="The file was not read"
          message={failure}
          onRetry={again}
          retrying={isReading}
        />
      )}
    </>
  );
}
