import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LiveText } from '../feedback/live-text';
import { copyText } from './copy-text';
import { IconButton } from './icon-button';

/** Copies an identifier. Says so for two seconds. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <IconButton
        size="s"
        label={label}
        icon={copied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copyText(value).then(() => setCopied(true))}
      />
      <LiveText>{copied ? 'Copied' : ''}</LiveText>
    </>
  );
}
