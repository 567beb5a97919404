import { CameraToggle } from '@hand-receipt/scan';
import { Box } from '@hand-receipt/ui';

/** Switches the camera of a count. */
export function CountSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Box className="hr-camera-switch" px={isOn ? '0' : '3'} pt={isOn ? '0' : '2'}>
      <CameraToggle on={isOn} onChange={onChange} size="s" />
    </Box>
  );
}
