import { toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';

/**
 * Warns a user who leaves with unsaved input. The browser asks before the page closes. Inside the product a message says
 * that the input is still there.
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
