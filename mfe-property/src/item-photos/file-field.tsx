import { Box, Flex, IconButton, Text, XIcon } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';
import { useId } from 'react';
import { PhotoButtons } from './photo-buttons';
import { PhotoPreview } from './photo-preview';

interface FileFieldProps {
  title?: string;
  /** The form does without: a chosen photo can be removed, and the form begins elsewhere. */
  optional?: boolean;
}

/** One photo of the form, in its field `file`: from the camera or from files. */
export function FileField({ title = 'Photo', optional = false }: FileFieldProps) {
  const [{ value: file }, { error, touched }, { setValue }] = useField<File | null>('file');
  const titleId = useId();
  const errorId = useId();
  const isMissing = touched && error !== undefined;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="600" textStyle="table" mb="1">
        {title}
        {optional && (
          <Text as="span" color="fg.muted">
            {' '}
            (optional)
          </Text>
        )}
      </Text>
      {file && (
        <Flex align="center" gap="3" mb="2">
          <PhotoPreview file={file} />
          <Text overflowWrap="anywhere">{file.name}</Text>
          {optional && (
            <IconButton label={`Remove, ${file.name}`} icon={<XIcon />} onClick={() => void setValue(null)} />
          )}
        </Flex>
      )}
      <PhotoButtons
        isFirst={!optional}
        describedBy={isMissing ? errorId : undefined}
        onTake={(chosen) => void setValue(chosen)}
      />
      {isMissing && (
        <Text id={errorId} role="alert" mt="1" textStyle="caption" color="danger.fg">
          {error}
        </Text>
      )}
    </Box>
  );
}
