import { type ComponentType, createContext, useCallback, useContext, useEffect, useState } from 'react';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

/** What a page does about code that could not be fetched. */
export interface LoadFailures {
  /** @returns why it failed, in a sentence, where that is known */
  report: (error: unknown) => Promise<string | undefined>;
  /**
   * Before the code is fetched again: a browser may have kept what failed.
   * @returns false where the part around the dialog is mounted again, so that there is nothing more to fetch
   */
  prepare: (error: unknown) => Promise<boolean>;
}

/** The shell provides it to the part of each remote. */
export const LoadFailuresContext = createContext<LoadFailures>({
  report: async () => undefined,
  prepare: async () => true,
});

const NO_CONNECTION = 'This could not be loaded. Check the connection, then try again.';

interface NotLoadedProps {
  reason?: string;
  trying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function NotLoaded({ reason = NO_CONNECTION, trying, onRetry, onClose }: NotLoadedProps) {
  return (
    <Dialog
      open
      title="Not Loaded"
      description={reason}
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

interface LoadState {
  isTrying: boolean;
  /** What the last try ended with. */
  failure?: { error: unknown; reason?: string };
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
    const failures = useContext(LoadFailuresContext);
    const [{ isTrying, failure }, setState] = useState<LoadState>({ isTrying: true });
    const tryToLoad = useCallback(
      async (lastFailure?: { error: unknown }) => {
        try {
          if (lastFailure && !(await failures.prepare(lastFailure.error))) return;
          loaded = (await load()).default;
          setState({ isTrying: false });
        } catch (error) {
          console.error('A dialog could not be loaded', error);
          setState({ isTrying: false, failure: { error } });
          const reason = await failures.report(error);
          setState((now) => (now.failure?.error === error ? { ...now, failure: { error, reason } } : now));
        }
      },
      [failures],
    );
    useEffect(() => {
      if (!loaded) void tryToLoad();
    }, [tryToLoad]);
    if (loaded) {
      const Part = loaded;
      return <Part {...props} />;
    }
    if (!failure) return null;
    const retry = () => {
      setState({ isTrying: true, failure });
      void tryToLoad(failure);
    };
    return (
      <NotLoaded reason={failure.reason} trying={isTrying} onRetry={retry} onClose={() => props.onClose()} />
    );
  };
}
