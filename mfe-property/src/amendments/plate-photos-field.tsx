import { type DraftFiles, newId } from '@hand-receipt/platform';
import { Box, CircleAlertIcon, Flex, IconButton, Text, XIcon } from '@hand-receipt/ui';
import { useField } from '@hand-receipt/ui/forms';
import { useId, useState } from 'react';
import { PhotoButtons } from '../item-photos/photo-buttons';
import { PhotoPreview } from '../item-photos/photo-preview';
import type { PlatePhoto } from './amendment-values';

/** As many go with one amendment. */
const MOST_PHOTOS = 20;

export const sayStillKept = (error: unknown) =>
  console.warn('A photo may still be kept on this device', error);

interface PlatePhotosFieldProps {
  files: DraftFiles;
  /** Photos that the report carries already. */
  reported: number;
}

interface ChosenPhotosProps {
  photos: readonly PlatePhoto[];
  onRemove: (key: string) => void;
}

function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Box as="ul" aria-label="Photos" mb="2">
      {photos.map(({ key, name, blob }) => (
        <Flex as="li" key={key} align="center" gap="3" mb="2">
          <PhotoPreview file={blob} />
          <Text flex="1" overflowWrap="anywhere">
            {name}
          </Text>
          <IconButton
            label={`Remove, ${name}`}
            tooltip="Remove"
            icon={<XIcon />}
            onClick={() => onRemove(key)}
          />
        </Flex>
      ))}
    </Box>
  );
}

/** Photos of the data plate: from the camera or from files. They wait on this device until the form is sent. */
export function PlatePhotosField({ files, reported }: PlatePhotosFieldProps) {
  const [{ value: photos }, { error }, { setValue, setError }] = useField<PlatePhoto[]>('uploadIds');
  const [isNotKept, setNotKept] = useState(false);
  const titleId = useId();
  const errorId = useId();
  const add = (blob: File) => {
    const photo = { key: newId(), name: blob.name, blob };
    setError(undefined);
    void setValue([...photos, photo], false);
    files.keep({ ...photo, chosenAt: Date.now(), about: {} }).catch(() => setNotKept(true));
  };
  const remove = (key: string) => {
    void setValue(
      photos.filter((photo) => photo.key !== key),
      false,
    );
    files.drop(key).catch(sayStillKept);
  };
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Text id={titleId} textStyle="table" mb="1">
        <b>Photo of the data plate</b>
      </Text>
      {reported > 0 && (
        <Text color="fg.muted" mb="2">
          {reported === 1
            ? 'The photo of the report goes along.'
            : `${reported} photos of the report go along.`}
        </Text>
      )}
      <ChosenPhotos photos={photos} onRemove={remove} />
      <PhotoButtons
        disabled={photos.length >= MOST_PHOTOS}
        describedBy={error ? errorId : undefined}
        onTake={add}
      />
      {error && (
        <Flex id={errorId} role="alert" align="center" gap="1.5" mt="2" textStyle="table" color="danger.fg">
          <CircleAlertIcon size={16} strokeWidth={2} />
          {error}
        </Flex>
      )}
      {isNotKept && (
        <Text mt="2" color="fg.muted">
          This device has no room to keep the photo. A reload of the page loses it.
        </Text>
      )}
    </Box>
  );
}
