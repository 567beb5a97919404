import { type KeyboardEvent, type RefObject, useCallback } from 'react';

const TEXT_BOXES = 'input, textarea, select';

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * Leads what a scanner types to the box for codes, wherever in the dialog the focus is: somebody who has just
 * pressed a button goes on scanning. The key's own event then writes into the box.
 */
export const useWedge = (box: RefObject<HTMLInputElement | null>) =>
  useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const isInBox = event.target instanceof Element && event.target.matches(TEXT_BOXES);
      if (!isInBox && isCharacter(event)) box.current?.focus();
    },
    [box],
  );
