import { componentListMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { Button, counted, FileTextIcon, Flex, LiveText, Text } from '@hand-receipt/ui';
import { FormError, useFormikContext } from '@hand-receipt/ui/forms';
import { type ChangeEvent, useRef, useState } from 'react';
import { fileProblem } from '../import/file-choice';
import { rowsToText } from './list-lines';

/** A file whose rows stand in the form, and the text that stood there before. */
interface ReadList {
  file: string;
  rows: number;
  before: string;
}

const whyNotRead = (error: Error): string => refusalOf(error);

/** Reads a file into the components of the form, and brings back what stood there. */
function useListFile() {
  const { values, setFieldValue, setFieldTouched } = useFormikContext<{ lines: string }>();
  const { mutateAsync, isPending } = useMutation(componentListMutations.readFile);
  const [read, setRead] = useState<ReadList | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function fill(lines: string) {
    await setFieldTouched('lines', true, false);
    await setFieldValue('lines', lines, true);
  }

  async function take(file: File) {
    const unfit = fileProblem(file);
    setProblem(unfit);
    if (unfit) return;
    try {
      const { rows } = await mutateAsync({ file, name: file.name, size: file.size });
      setRead({ file: file.name, rows: rows.length, before: values.lines });
      await fill(rowsToText(rows));
    } catch (error) {
      setProblem(whyNotRead(error as Error));
    }
  }

  async function putBack({ before }: ReadList) {
    setRead(null);
    await fill(before);
  }

  return { take, putBack, read, problem, isReading: isPending };
}

/** Fills the components of the form from a file. What stood there comes back at a press. */
export function ListFile() {
  const { take, putBack, read, problem, isReading } = useListFile();
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) void take(file);
    // The same file, corrected, can be chosen again.
    currentTarget.value = '';
  }

  return (
    <>
      <Flex align="center" gap="3" wrap="wrap">
        <Button icon={<FileTextIcon />} working={isReading} onClick={() => input.current?.click()}>
          Read from file
        </Button>
        <Text color="fg.muted">CSV or .xlsx, with the headings Kind and Name.</Text>
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx,text/csv,text/plain"
        aria-label="File of components"
        onChange={choose}
      />
      <LiveText>{isReading ? 'Reading the file...' : ''}</LiveText>
      {read && (
        <Flex align="center" gap="3" wrap="wrap" role="status">
          <Text overflowWrap="anywhere">
            {counted(read.rows, 'component')} read from {read.file}.
          </Text>
          {read.before.trim() !== '' && (
            <Button size="s" variant="ghost" onClick={() => void putBack(read)}>
              Put back what stood here
            </Button>
          )}
        </Flex>
      )}
      {problem && <FormError title={problem}>What you typed is still here.</FormError>}
    </>
  );
}
