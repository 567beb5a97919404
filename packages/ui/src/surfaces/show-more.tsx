import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../buttons/button';
import { Box } from '../layout';

/** Where a list ended when more of it was asked for, and the button that asked. */
interface Asked {
  rows: number;
  button: Element;
}

/** Moves the focus to the first row that a press has added. A person who has gone on meanwhile keeps their place. */
function useFocusAdded(list: RefObject<HTMLElement | null>) {
  const asked = useRef<Asked | null>(null);
  useLayoutEffect(() => {
    const row = asked.current && list.current?.children[asked.current.rows];
    if (!asked.current || !(row instanceof HTMLElement)) return;
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement === asked.current.button;
    asked.current = null;
    if (!isWaiting) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  });
  return asked;
}

interface ShowMoreProps extends Pick<ButtonProps, 'size' | 'working' | 'aria-label'> {
  /** The list or the table's body whose children are the rows. */
  list: RefObject<HTMLElement | null>;
  /** Whether there are rows that are not shown. Without any there is no button. */
  hasMore: boolean;
  onShow: () => void;
  /** Inside the panel of the list, under a rule. */
  inset?: boolean;
  children: ReactNode;
}

/**
 * The button under a list that shows more of it. The focus goes to the first row that came, because the button may be
 * gone with the last ones. Render it also where there is no more.
 */
export function ShowMore({ list, hasMore, onShow, inset = false, children, ...button }: ShowMoreProps) {
  const asked = useFocusAdded(list);
  if (!hasMore) return null;
  const frame = inset ? { p: '3', borderTopWidth: '1px', borderColor: 'border.subtle' } : { mt: '4' };
  return (
    <Box {...frame}>
      <Button
        {...button}
        onClick={(event) => {
          asked.current = { rows: list.current?.children.length ?? 0, button: event.currentTarget };
          onShow();
        }}
      >
        {children}
      </Button>
    </Box>
  );
}
