import { Box, Button, CameraIcon, Flex, ImagePlusIcon, Text } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';

/** Named one by one, a phone hands over JPEG in place of its own format. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** An address of the file for a picture of it, for as long as it is on the screen. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

/** One photo of the form, in its field `file`: from the camera or from files. */
export function FileField() {
  const [{ value: file }, { error, touched }, { setValue }] = useField<File | null>('file');
  const titleId = useId();
  const errorId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const isMissing = touched && error !== undefined;
  const described = { 'aria-describedby': isMissing ? errorId : undefined };

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) void setValue(chosen);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const input = { type: 'file', accept: KINDS, hidden: true, onChange: take } as const;

  return (
    <Box role="group" aria-labelledby={titleId}>
      <Text id={titleId} fontWeight="600" textStyle="table" mb="1">
        Photo
      </Text>
      {file && (
        <Flex align="center" gap="3" mb="2">
          {preview && (
            <Box
              as="img"
              {...{ src: preview, alt: '' }}
              css={{ width: '96px', height: '72px', objectFit: 'cover', borderRadius: 'l2', bg: 'bg.muted' }}
            />
          )}
          <Text overflowWrap="anywhere">{file.name}</Text>
        </Flex>
      )}
      <Flex gap="2" wrap="wrap">
        <Button icon={<CameraIcon />} data-autofocus {...described} onClick={() => camera.current?.click()}>
          Take Photo
        </Button>
        <Button icon={<ImagePlusIcon />} {...described} onClick={() => files.current?.click()}>
          Choose Photo
        </Button>
      </Flex>
      {isMissing && (
        <Text id={errorId} role="alert" mt="1" textStyle="caption" color="status.danger">
          {error}
        </Text>
      )}
      <input {...input} ref={camera} capture="environment" aria-label="Take photo" />
      <input {...input} ref={files} aria-label="Choose a photo file" />
    </Box>
  );
}
