import { useEscape } from '../overlay/use-escape';
import { type KeyboardEvent, useState } from 'react';

interface ListboxSettings {
  count: number;
  onChoose: (index: number) => void;
}

/**
 * The list under a combobox (WAI-ARIA, list autocomplete with manual selection): focus stays in the text, the
 * arrows move through the list, Enter chooses, Escape and leaving close it. Nothing is chosen unasked.
 */
export function useListbox({ count, onChoose }: ListboxSettings) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useEscape(open, close);

  const choose = (index: number) => {
    onChoose(index);
    close();
  };

  const move = (step: 1 | -1) => {
    setOpen(true);
    if (count === 0) return;
    setActive((current) => (current < 0 ? (step === 1 ? 0 : count - 1) : (current + step + count) % count));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const chooses = event.key === 'Enter' && open && active >= 0 && active < count;
    if (step === null && !chooses) return;
    event.preventDefault();
    if (step !== null) move(step);
    else choose(active);
  };

  return {
    open,
    /** Index of the option that Enter would choose; -1 for none. */
    active: active < count ? active : -1,
    close,
    choose,
    onKeyDown,
    /** The user types: the list opens, and no option is active. */
    onType: () => {
      setOpen(true);
      setActive(-1);
    },
    onPress: () => setOpen(true),
  };
}
