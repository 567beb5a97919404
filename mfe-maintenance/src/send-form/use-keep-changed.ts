import { useEffect, useMemo, useRef } from 'react';
import { type FormDraft, isEmpty } from './form-draft';
import type { ItemDraft } from './use-form-draft';

/**
 * Keeps a form as the page goes out of sight and as the form is closed.
 *
 * @returns keeps it now, unless it is empty or stands so already
 */
export function useKeepChanged({ keep }: ItemDraft, content: FormDraft) {
  const known = useRef(JSON.stringify(content));
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);

  const keepChanged = useMemo(
    () => async (changed: FormDraft) => {
      const text = JSON.stringify(changed);
      if (text === known.current || isEmpty(changed)) return;
      known.current = text;
      keep(changed);
    },
    [keep],
  );

  useEffect(() => {
    const keepLatest = () => void keepChanged(latest.current);
    const onChange = () => {
      if (document.visibilityState === 'hidden') keepLatest();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      keepLatest();
    };
  }, [keepChanged]);
  return keepChanged;
}
