import { UPLOADS } from '@hand-receipt/contracts';
import { Alert, Box, Button, CameraIcon, Flex, ImagePlusIcon, LiveText, Text } from '@hand-receipt/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { hasFailed, isUnderWay, wouldBeLost } from './photo';
import { PhotoLine } from './photo-line';
import { photoListStyles } from './photo-list-styles';
import type { PhotoUploads } from './photo-uploads';
import { countWords, refusedWords } from './photo-words';
import { usePhotos } from './use-photos';

/** Named one by one, a phone hands over JPEG in place of its own format. */
const KINDS = 'image/jpeg,image/png,image/webp';

interface PhotoFieldProps {
  uploads: PhotoUploads;
  /** The form was not sent for files that are refused. */
  isSendRefused: boolean;
}

/** Photos of the fault, from the camera or from files; each goes up as soon as it is chosen. */
export function PhotoField({ uploads, isSendRefused }: PhotoFieldProps) {
  const photos = usePhotos(uploads);
  const titleId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(0);
  const { room } = uploads;
  const refused = isSendRefused ? refusedWords(photos) : '';

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setLeft(uploads.add([...(currentTarget.files ?? [])]));
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  };

  return (
    <Box role="group" aria-labelledby={titleId}>
      <Flex align="baseline" justify="space-between" gap="3" marginBottom="1">
        <Text id={titleId} fontWeight="600" textStyle="table">
          Photos{' '}
          <Text as="span" fontWeight="400" color="fg.muted">
            (optional)
          </Text>
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {UPLOADS.photos - room} of {UPLOADS.photos}
        </Text>
      </Flex>
      {photos.length > 0 ? (
        <Box as="ul" aria-label="Photos" css={photoListStyles} marginBottom="2">
          {photos.map((photo) => (
            <PhotoLine key={photo.key} photo={photo} uploads={uploads} />
          ))}
        </Box>
      ) : null}
      {refused ? (
        <Box marginBottom="2">
          <Alert tone="danger" title="The form was not sent.">
            <p>{refused}</p>
          </Alert>
        </Box>
      ) : null}
      {photos.some(hasFailed) ? (
        <Box marginBottom="2">
          <Alert
            tone="danger"
            title="Failed to upload photos. Please try again."
            actions={
              <Button size="s" onClick={() => uploads.retry()}>
                Try again
              </Button>
            }
          >
            <p>
              {photos.some(wouldBeLost)
                ? 'Nothing that you typed is lost.'
                : 'Nothing is lost: what you typed and the photos are kept on this device.'}
            </p>
          </Alert>
        </Box>
      ) : null}
      {photos.some(wouldBeLost) ? (
        <Box marginBottom="2">
          <Alert tone="warning" title="This device has no room to keep the photos.">
            <p>A photo that is not uploaded is lost when you reload the page.</p>
          </Alert>
        </Box>
      ) : null}
      {left > 0 ? (
        <Box marginBottom="2">
          <Alert tone="warning" title={`A form carries at most ${UPLOADS.photos} photos.`}>
            <p>{left === 1 ? '1 file was left out.' : `${left} files were left out.`}</p>
          </Alert>
        </Box>
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button icon={<CameraIcon />} disabled={room <= 0} onClick={() => camera.current?.click()}>
          Take Photo
        </Button>
        <Button icon={<ImagePlusIcon />} disabled={room <= 0} onClick={() => files.current?.click()}>
          Add Photos
        </Button>
      </Flex>
      <input
        ref={camera}
        type="file"
        accept={KINDS}
        capture="environment"
        hidden
        aria-label="Take photo"
        onChange={take}
      />
      <input
        ref={files}
        type="file"
        accept={KINDS}
        multiple
        hidden
        aria-label="Choose photos"
        onChange={take}
      />
      <LiveText>{photos.some(isUnderWay) ? '' : countWords(photos)}</LiveText>
    </Box>
  );
}
