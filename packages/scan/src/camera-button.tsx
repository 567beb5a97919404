import { CameraIcon, Dialog, IconButton } from '@hand-receipt/ui';
import { useState } from 'react';
import { Camera } from './camera';

interface CameraButtonProps {
  /** What is scanned, in the middle of a sentence. */
  what: string;
  /** Gets the first code that the camera reads. */
  onCode: (code: string) => void;
}

/** Opens the camera for one code. */
export function CameraButton({ what, onCode }: CameraButtonProps) {
  const [on, setOn] = useState(false);
  const take = (code: string) => {
    setOn(false);
    onCode(code);
  };
  return (
    <>
      <IconButton label={`Scan ${what}`} icon={<CameraIcon />} onClick={() => setOn(true)} />
      <Dialog
        open={on}
        onClose={() => setOn(false)}
        title="Scan a Code"
        description="Hold the mark on the data plate, or the label, in the middle of the picture."
      >
        <Camera onCode={take} otherwise="Use a hand scanner, or type the serial number." />
      </Dialog>
    </>
  );
}
