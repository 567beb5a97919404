import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component whose code is fetched when first needed. */
export interface LatePart<P = object> {
  /** The component, once it is here. */
  loaded: ComponentType<P> | null;
  /** Fetches it, once. A failure is not remembered: the next call tries again. */
  load: () => Promise<void>;
  /** Drops the loaded module, so that the next call fetches it again. */
  forget: () => void;
}

/** @param fetch brings the module; what it throws is thrown where the part is shown */
export function latePart<P = object>(fetch: () => Promise<{ default: ComponentType<P> }>): LatePart<P> {
  let attempt: Promise<void> | null = null;
  const part: LatePart<P> = {
    loaded: null,
    load() {
      attempt ??= fetch().then(
        (module) => {
          part.loaded = module.default;
        },
        (error: unknown) => {
          attempt = null;
          throw error;
        },
      );
      return attempt;
    },
    forget() {
      part.loaded = null;
      attempt = null;
    },
  };
  return part;
}

interface LateProps<P> {
  part: LatePart<P>;
  with: P;
  /** Shown until the code is here. */
  waiting: ReactNode;
}

/**
 * Shows a late part. Not lazy() and Suspense: React holds what replaces a fallback until 300 ms after the
 * fallback, and a first screen has no 300 ms to spare. A part that is here already shows at once.
 * @throws what loading threw, for the boundary around it
 */
export function Late<P extends object>({ part, with: props, waiting }: LateProps<P>) {
  const [, settle] = useState<object>();

  useEffect(() => {
    if (part.loaded) return;
    let wanted = true;
    part.load().then(
      () => wanted && settle({}),
      (error: unknown) =>
        wanted &&
        settle(() => {
          throw error;
        }),
    );
    return () => {
      wanted = false;
    };
  }, [part]);

  if (!part.loaded) return waiting;
  const Part = part.loaded;
  return <Part {...props} />;
}
