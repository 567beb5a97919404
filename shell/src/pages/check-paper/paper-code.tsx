import { readScan } from '@hand-receipt/contracts';
import { Camera, CameraToggle } from '@hand-receipt/scan';
import { CodeInput } from '@hand-receipt/ui';
import { useState } from 'react';

/** Takes the code of a page by hand scanner, by typing, or by the camera, which passes over the codes of items. */
export function PaperCode({ onCode }: { onCode: (code: string) => void }) {
  const [withCamera, setWithCamera] = useState(false);
  const see = (code: string) => {
    if (readScan(code).kind !== 'page') return;
    setWithCamera(false);
    onCode(code);
  };
  return (
    <>
      {withCamera ? (
        <Camera onCode={see} otherwise="Type the code, or read it with a scanner, in the meantime." />
      ) : null}
      <CodeInput label="Code of the page" placeholder="HR1/P/..." submitLabel="Check" onCode={onCode}>
        <CameraToggle on={withCamera} onChange={setWithCamera} />
      </CodeInput>
    </>
  );
}
