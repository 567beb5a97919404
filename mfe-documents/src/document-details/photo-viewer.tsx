import {
  Box,
  Button,
  ButtonLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  Flex,
  LiveText,
} from '@hand-receipt/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Photo } from './photo';

const styles = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '240px',
  bg: 'bg.muted',
  borderRadius: 'l2',
  '& img': { maxHeight: '65dvh', objectFit: 'contain' },
} as const;

/** How far each key walks; Home and End walk to the ends. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

interface PhotoViewerProps {
  addresses: readonly string[];
  onClose: () => void;
}

/** One photo at a time, as large as the screen allows; arrow keys, Home and End walk through them. */
export default function PhotoViewer({ addresses, onClose }: PhotoViewerProps) {
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const last = addresses.length - 1;
  const walk = useCallback(
    (step: number) => setIndex((at) => Math.min(last, Math.max(0, at + step))),
    [last],
  );
  // Wherever in the viewer the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      walk(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [walk]);

  const address = addresses[index] ?? '';
  const place = `Photo ${index + 1} of ${addresses.length}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={place}
      size="form"
      initialFocus={next}
      footer={
        <ButtonLink to={address} target="_blank" rel="noreferrer" reloadDocument>
          Open in New Tab
        </ButtonLink>
      }
    >
      <Box>
        <Box css={styles}>
          <Photo key={address} address={address} alt={place} />
        </Box>
        <Flex justify="space-between" marginTop="3">
          <Button icon={<ChevronLeftIcon />} aria-disabled={index === 0} onClick={() => walk(-1)}>
            Previous Photo
          </Button>
          <Button
            ref={next}
            icon={<ChevronRightIcon />}
            aria-disabled={index === last}
            onClick={() => walk(1)}
          >
            Next Photo
          </Button>
        </Flex>
      </Box>
      <LiveText>{place}</LiveText>
    </Dialog>
  );
}
