import { Box, Flex, Text } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';
import { useId } from 'react';
import { PhotoButtons } from './photo-buttons';
import { PhotoPreview } from './photo-preview';

/** One photo of the form, in its field `file`: from the camera or from files. */
export function FileField() {
  const [{ value: file }, { error, touched }, { setValue }] = useField<File | null>('file');
  const titleId = useId();
  const errorId = useId();
  const isMissing = touched && error !== undefined;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="600" textStyle="table" mb="1">
        Photo
      </Text>
      {file && (
        <Flex align="center" gap="3" mb="2">
          <PhotoPreview file={file} />
          <Text overflowWrap="anywhere">{file.name}</Text>
        </Flex>
      )}
      <PhotoButtons
        isFirst
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
