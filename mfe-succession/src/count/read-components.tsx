import type { SuccessionReadingDto } from '@hand-receipt/contracts';
import { Button, counted, Text } from '@hand-receipt/ui';
import { lazy, Suspense, useCallback, useState } from 'react';

const ComponentsForm = lazy(() => import(/* webpackChunkName: "count-components" */ './components-form'));

interface ReadComponentsProps {
  successionId: string;
  reading: SuccessionReadingDto;
  /** The newest reading shows the form at once. */
  isNewest: boolean;
  onDone: () => void;
}

const wordsOf = ({ name, quantity, onHand }: SuccessionReadingDto['components'][number]) =>
  `${name} ${onHand === null ? 'not counted' : onHand} of ${quantity}`;

/** The components of an item that was read, to count after the match, or again. */
export function ReadComponents({ successionId, reading, isNewest, onDone }: ReadComponentsProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // What was entered stays when the next plate is read; only an untouched form folds.
  const keepOpen = useCallback(() => setIsOpen(true), []);
  const { item, components } = reading;
  if (!item || components.length === 0) return null;
  if (isOpen ?? isNewest) {
    return (
      <Suspense fallback={null}>
        <ComponentsForm
          key={components.map(({ id }) => id).join(' ')}
          successionId={successionId}
          reading={{ ...reading, item }}
          onEntered={keepOpen}
          onDone={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Text color="fg.muted" textStyle="table" mb="2">
        {counted(components.length, 'component')}: {components.map(wordsOf).join(', ')}
      </Text>
      <Button
        size="s"
        aria-label={`Count components, ${item.name} ${item.serial_number}`}
        onClick={() => setIsOpen(true)}
      >
        Count components
      </Button>
    </>
  );
}
