import { Button, CameraIcon, Flex, ImagePlusIcon } from '@hand-receipt/ui';
import { type ChangeEvent, useRef } from 'react';

/** Named one by one, a phone hands over JPEG in place of its own format. */
const KINDS = 'image/jpeg,image/png,image/webp';

interface PhotoButtonsProps {
  onTake: (file: File) => void;
  /** Id of what is said against the choice. */
  describedBy?: string;
  /** The form begins with it. */
  isFirst?: boolean;
  disabled?: boolean;
}

/** Takes a photo from the camera or from files. */
export function PhotoButtons({ onTake, describedBy, isFirst, disabled }: PhotoButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) onTake(chosen);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const button = { disabled, 'aria-describedby': describedBy };
  const input = { type: 'file', accept: KINDS, hidden: true, onChange: take } as const;
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button
          icon={<CameraIcon />}
          data-autofocus={isFirst || undefined}
          {...button}
          onClick={() => camera.current?.click()}
        >
          Take Photo
        </Button>
        <Button icon={<ImagePlusIcon />} {...button} onClick={() => files.current?.click()}>
          Choose Photo
        </Button>
      </Flex>
      <input {...input} ref={camera} capture="environment" aria-label="Take photo" />
      <input {...input} ref={files} aria-label="Choose a photo file" />
    </>
  );
}
