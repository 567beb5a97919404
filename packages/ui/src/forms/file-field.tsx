import { useField } from 'formik';
import { CircleAlertIcon, FileTextIcon } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '../buttons/button';
import { Box, Flex, Text } from '../layout';

/** A scan, or a photo of the paper. Named one by one, a phone hands over JPEG in place of its own format. */
const KINDS = 'application/pdf,image/jpeg,image/png,image/webp';

const sizeWords = ({ size }: File): string =>
  size < 1024 * 1024 ? `${Math.ceil(size / 1024)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`;

interface FileFieldProps {
  name: string;
  label: string;
  hint?: string;
}

interface ChosenFileProps {
  file: File | null;
  describedBy: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
}

function ChosenFile({ file, describedBy, onChoose, onRemove }: ChosenFileProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const remove = () => {
    onRemove();
    // The button that was pressed goes.
    choose.current?.focus();
  };
  return (
    <Flex
      align="center"
      gap="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      padding="8px 12px"
      wrap="wrap"
    >
      <FileTextIcon size={18} aria-hidden />
      <Text flex="1" minWidth="140px" overflowWrap="anywhere" color={file ? undefined : 'fg.muted'}>
        {file ? `${file.name}, ${sizeWords(file)}` : 'No file chosen'}
      </Text>
      <Button ref={choose} size="s" aria-describedby={describedBy} onClick={onChoose}>
        {file ? 'Replace' : 'Choose File'}
      </Button>
      {file && (
        <Button size="s" onClick={remove}>
          Remove
        </Button>
      )}
    </Flex>
  );
}

/** One file of the form: a PDF or a photo. It stays chosen until it is removed or the form is sent. */
export function FileField({ name, label, hint }: FileFieldProps) {
  const [{ value: file }, { error, touched }, { setValue, setError }] = useField<File | null>(name);
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const errorId = useId();
  const put = (chosen: File | null) => {
    setError(undefined);
    void setValue(chosen, false);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) put(chosen);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const fault = touched || error ? error : undefined;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Text id={titleId} textStyle="table" mb="1">
        <b>{label}</b>
      </Text>
      <ChosenFile
        file={file}
        describedBy={fault ? errorId : undefined}
        onChoose={() => input.current?.click()}
        onRemove={() => put(null)}
      />
      <input type="file" hidden accept={KINDS} ref={input} onChange={choose} aria-label={label} />
      {hint && (
        <Text mt="1" color="fg.muted" textStyle="caption">
          {hint}
        </Text>
      )}
      {fault && (
        <Flex id={errorId} role="alert" align="center" gap="1.5" mt="2" textStyle="table" color="danger.fg">
          <CircleAlertIcon size={16} strokeWidth={2} />
          {fault}
        </Flex>
      )}
    </Box>
  );
}
