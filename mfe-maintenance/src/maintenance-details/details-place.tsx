import { Box } from '@hand-receipt/ui';
import { useLayoutEffect, useRef } from 'react';
import { MaintenanceDetails } from './maintenance-details';

/** The line that the item was opened from, or the page where it has gone since. */
function giveBack(opener: Element | null, place: HTMLElement | null) {
  const next = opener instanceof HTMLElement && opener.isConnected ? opener : place?.closest('main');
  next?.focus();
}

/**
 * The item that the address names, above everything else. Opened from the list, which stands far below, it comes into
 * view and has the focus; closed, the focus is on the line that it was opened from.
 */
export function DetailsPlace({ id }: { id: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id) return;
    if (id === undefined) return giveBack(opener.current, place.current);
    opener.current = document.activeElement;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [id]);

  return (
    <Box
      ref={place}
      role="group"
      aria-label="Maintenance item"
      tabIndex={-1}
      outline="none"
      scrollMarginTop="72px"
      hidden={id === undefined}
    >
      {id === undefined ? null : <MaintenanceDetails key={id} id={id} />}
    </Box>
  );
}
