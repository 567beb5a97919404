import { Box, useBack } from '@hand-receipt/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface CoverProps {
  label: string;
  /** Back; it stays unless given. */
  onBack?: () => void;
  children: ReactNode;
}

const stay = () => undefined;

/**
 * Covers the whole window, bars of the app included. What lies below takes neither keys nor focus: a PIN that is typed
 * here gets into no other field. Back does not leave it for the pages of the operator.
 */
export function Cover({ label, onBack = stay, children }: CoverProps) {
  useBack(onBack);
  const cover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const below = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.contains(cover.current) && !element.inert,
    );
    below.forEach((element) => (element.inert = true));
    return () => below.forEach((element) => (element.inert = false));
  }, []);
  return createPortal(
    <Box
      ref={cover}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      position="fixed"
      inset="0"
      zIndex={1000}
      background="bg"
      overflowY="auto"
      p={{ base: '4', md: '6' }}
    >
      {children}
    </Box>,
    document.body,
  );
}
