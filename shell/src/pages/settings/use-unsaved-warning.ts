import { toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';

/**
 * Warns whoever leaves with something unsaved: the browser asks before the page goes, and inside the product he
 * is told that it waits for him.
 */
export function useUnsavedWarning(unsaved: boolean): void {
  const left = useRef(unsaved);
  useEffect(() => {
    left.current = unsaved;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  useEffect(
    () => () => {
      if (!left.current) return;
      toast({
        title: 'Settings not saved',
        description: 'Your changes wait in Settings until you save them or close this page.',
        tone: 'warning',
      });
    },
    [],
  );
}
