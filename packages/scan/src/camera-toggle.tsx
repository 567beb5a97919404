import { Button, CameraIcon, CameraOffIcon } from '@hand-receipt/ui';

interface CameraToggleProps {
  on: boolean;
  onChange: (on: boolean) => void;
  size?: 's';
}

/** Shows and hides a camera. */
export function CameraToggle({ on, onChange, size }: CameraToggleProps) {
  return (
    <Button
      size={size}
      icon={on ? <CameraOffIcon /> : <CameraIcon />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      {on ? 'Stop camera' : 'Use camera'}
    </Button>
  );
}
