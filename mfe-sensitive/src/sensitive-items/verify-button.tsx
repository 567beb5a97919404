import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { Button, CheckIcon, ClockIcon } from '@hand-receipt/ui';
import { itemName } from './item-words';
import { useVerifyItem } from './use-verify-item';

interface VerifyButtonProps {
  item: SensitiveItemDto;
  size?: 's' | 'm' | 'l';
  variant?: 'primary' | 'secondary';
}

/** Marks an item verified. Only where the reader may verify it; inert while that waits for a connection. */
export function VerifyButton({ item, size, variant = 'primary' }: VerifyButtonProps) {
  const { verify, isVerifying, isQueued } = useVerifyItem(item);
  const label = isQueued ? 'Queued' : 'Mark verified';
  return (
    <Button
      variant={variant}
      size={size}
      icon={isQueued ? <ClockIcon /> : <CheckIcon />}
      working={isVerifying}
      disabled={isQueued}
      onClick={() => void verify()}
      aria-label={`${label}, ${itemName(item)}`}
    >
      {label}
    </Button>
  );
}
