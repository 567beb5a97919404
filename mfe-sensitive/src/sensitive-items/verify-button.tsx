import type { SensitiveItemDto } from '@hand-receipt/contracts';
import { Button, CheckIcon } from '@hand-receipt/ui';
import { itemName } from './item-words';
import { useVerifyItem } from './use-verify-item';

interface VerifyButtonProps {
  item: SensitiveItemDto;
  label: 'Mark verified' | 'Verify Now';
  size?: 's' | 'm' | 'l';
  variant?: 'primary' | 'secondary';
  className?: string;
}

/** Only where the reader may verify the item. */
export function VerifyButton({ item, label, size, variant = 'primary', className }: VerifyButtonProps) {
  const { verify, isVerifying } = useVerifyItem(item);
  return (
    <Button
      variant={variant}
      size={size}
      icon={<CheckIcon />}
      working={isVerifying}
      onClick={verify}
      className={className}
      aria-label={`${label}, ${itemName(item)}`}
    >
      {label}
    </Button>
  );
}
