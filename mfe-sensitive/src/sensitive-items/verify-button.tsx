import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { Button, CheckIcon } from '@hand-receipt/ui';
import { itemName } from './item-words';
import { useVerifyItem } from './use-verify-item';

interface VerifyButtonProps {
  item: SensitiveItemDto;
  size?: 's' | 'm' | 'l';
  variant?: 'primary' | 'secondary';
}

/** Marks an item verified. Only where the reader may verify it. */
export function VerifyButton({ item, size, variant = 'primary' }: VerifyButtonProps) {
  const { verify, isVerifying } = useVerifyItem(item);
  return (
    <Button
      variant={variant}
      size={size}
      icon={<CheckIcon />}
      working={isVerifying}
      onClick={() => void verify()}
      aria-label={`Mark verified, ${itemName(item)}`}
    >
      Mark verified
    </Button>
  );
}
