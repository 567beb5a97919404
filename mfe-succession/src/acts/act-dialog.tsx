import { refusalOf } from '@hand-receipt/platform';
import { ActDialog as SharedActDialog } from '@hand-receipt/ui/forms';
import type { ComponentProps } from 'react';
import type { LineNews } from '../count/line-news';
import { LineNotice } from '../count/line-notice';

type SharedProps<V extends Record<string, unknown>> = Omit<
  ComponentProps<typeof SharedActDialog<V>>,
  'refusalOf'
>;

interface ActDialogProps<V extends Record<string, unknown>> extends SharedProps<V> {
  /** What happened while the form was open. Where it ends the act, nothing can be sent. */
  news?: LineNews | null;
}

/** The form of one act, with a refusal in the server's sentence, and what happened meanwhile. */
export function ActDialog<V extends Record<string, unknown>>({
  news = null,
  ready = true,
  children,
  ...form
}: ActDialogProps<V>) {
  return (
    <SharedActDialog {...form} refusalOf={refusalOf} ready={ready && !news?.isOver}>
      <LineNotice news={news} />
      {children}
    </SharedActDialog>
  );
}
