import { CodeInput } from '@hand-receipt/ui';
import { type ComponentProps, useState } from 'react';
import { Camera } from './camera';
import { CameraToggle } from './camera-toggle';

interface CodeBoxProps extends Pick<
  ComponentProps<typeof CodeInput>,
  'onCode' | 'submitLabel' | 'disabled' | 'first' | 'inputRef'
> {
  /** What is asked for; any code unless said. */
  label?: string;
  /** One code is enough: the camera goes off with it. Otherwise it reads one after another. */
  once?: boolean;
}

/** Takes codes by hand scanner, by typing, or by the camera. */
export function CodeBox({ onCode, once = false, label = 'Serial number or code', ...box }: CodeBoxProps) {
  const [withCamera, setWithCamera] = useState(false);
  const take = (code: string) => {
    if (once) setWithCamera(false);
    onCode(code);
  };
  return (
    <>
      {withCamera && (
        <Camera
          onCode={take}
          otherwise="Type the serial number, or read it with a scanner, in the meantime."
        />
      )}
      <CodeInput {...box} label={label} placeholder="Scan or type" onCode={take}>
        <CameraToggle on={withCamera} onChange={setWithCamera} />
      </CodeInput>
    </>
  );
}
