import { Alert, Box, LiveText } from '@hand-receipt/ui';
import { useCamera } from './use-camera';

const frameStyles = {
  position: 'relative',
  overflow: 'hidden',
  bg: 'bg.bar',
  borderRadius: 'l2',
  '& > video': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // Where the code belongs: the middle, where every camera is sharpest.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '18% 22%',
    borderWidth: '2px',
    borderColor: 'bar.fg',
    borderRadius: 'l2',
    opacity: 0.8,
  },
} as const;

export interface CameraViewProps {
  onCode: (code: string) => void;
  /** What to do without a camera. */
  otherwise: string;
}

/** The camera's picture. Without one, a plain sentence: the box for typing stands beside it either way. */
export function CameraView({ onCode, otherwise }: CameraViewProps) {
  const { video, camera } = useCamera(onCode);
  if (camera.state === 'failed') {
    return (
      <Alert tone="warning" title={camera.reason}>
        <p>{otherwise}</p>
      </Alert>
    );
  }
  return (
    <Box css={frameStyles} height="240px">
      <video ref={video} muted playsInline aria-label="Camera" />
      <LiveText>{camera.state === 'running' ? 'The camera is on.' : 'Starting the camera...'}</LiveText>
    </Box>
  );
}
