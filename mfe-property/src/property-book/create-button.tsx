import { Button, PlusIcon, useIsPhone } from '@hand-receipt/ui';

/** Opens Create Digital Twin. In a phone's top bar there is room for one word beside the title. */
export function CreateButton({ onClick }: { onClick: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Button
      variant={isPhone ? 'ghost' : 'primary'}
      icon={<PlusIcon />}
      aria-label="Create Item"
      onClick={onClick}
    >
      {isPhone ? 'Create' : 'Create Item'}
    </Button>
  );
}
