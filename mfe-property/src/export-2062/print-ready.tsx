import { type ReceivedFile, releaseLater } from '@hand-receipt/platform';
import { Alert, Link } from '@hand-receipt/ui';
import { useEffect, useState } from 'react';

/** Opens the PDF in a tab of its own; a browser that keeps tabs from opening by themselves leaves the link. */
export function PrintReady({ file }: { file: ReceivedFile }) {
  const [address, setAddress] = useState('');

  useEffect(() => {
    const url = URL.createObjectURL(file.blob);
    setAddress(url);
    window.open(url, '_blank');
    return () => void releaseLater(url);
  }, [file]);

  return (
    <Alert tone="success" title="The hand receipt is ready to print">
      <p>
        <Link href={address} target="_blank" ownLine>
          Open {file.fileName}
        </Link>
      </p>
    </Alert>
  );
}
