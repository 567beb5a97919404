import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

interface NotLoadedProps {
  trying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function NotLoaded({ trying, onRetry, onClose }: NotLoadedProps) {
  return (
    <Dialog
      open
      title="Not Loaded"
      description="This could not be loaded. Check the connection, then try again."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" working={trying} onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    />
  );
}

/**
 * A dialog or drawer whose code is fetched when it first opens. Where that fails, a dialog in its place says so and tries
 * again: with lazy() the failure would take the page around it.
 *
 * @param load fetches the code. A failure is not remembered.
 */
export function lateDialog<P extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function LateDialog(props: P) {
    const [state, setState] = useState<'loading' | 'failed' | 'trying' | 'loaded'>('loading');
    const isWaiting = state === 'loading' || state === 'trying';
    useEffect(() => {
      if (loaded || !isWaiting) return;
      let isWanted = true;
      load().then(
        (module) => {
          loaded = module.default;
          if (isWanted) setState('loaded');
        },
        (error: unknown) => {
          console.error('A dialog could not be loaded', error);
          if (isWanted) setState('failed');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isWaiting]);
    if (loaded) {
      const Part = loaded;
      return <Part {...props} />;
    }
    if (state === 'loading') return null;
    return (
      <NotLoaded
        trying={state === 'trying'}
        onRetry={() => setState('trying')}
        onClose={() => props.onClose()}
      />
    );
  };
}
