import { Slot, useSlotSize } from '@hand-receipt/platform';
import { Button, CameraIcon, CameraOffIcon, CodeInput } from '@hand-receipt/ui';
import { useState } from 'react';

interface ScanBoxProps {
  onCode: (code: string) => void;
  disabled?: boolean;
}

/** Takes one code by hand scanner, by typing, or by the camera. */
export function ScanBox({ onCode, disabled }: ScanBoxProps) {
  const [withCamera, setWithCamera] = useState(false);
  const hasCamera = useSlotSize('codes.camera') > 0;
  const take = (code: string) => {
    setWithCamera(false);
    onCode(code);
  };
  return (
    <>
      {withCamera && (
        <Slot
          name="codes.camera"
          with={{
            onCode: take,
            otherwise: 'Type the serial number, or read it with a scanner, in the meantime.',
          }}
        />
      )}
      <CodeInput
        label="Serial number or code"
        placeholder="Scan or type"
        submitLabel="Find"
        first
        disabled={disabled}
        onCode={take}
      >
        {hasCamera && (
          <Button
            icon={withCamera ? <CameraOffIcon /> : <CameraIcon />}
            aria-pressed={withCamera}
            onClick={() => setWithCamera(!withCamera)}
          >
            {withCamera ? 'Stop camera' : 'Use camera'}
          </Button>
        )}
      </CodeInput>
    </>
  );
}
