import { refusalOf } from '@hand-receipt/platform';
import { ActDialog as SharedActDialog } from '@hand-receipt/ui/forms';
import type { ComponentProps } from 'react';

/** The form of one act, with a refusal in the server's sentence. */
export const ActDialog = <V extends Record<string, unknown>>(
  props: Omit<ComponentProps<typeof SharedActDialog<V>>, 'refusalOf'>,
) => <SharedActDialog {...props} refusalOf={refusalOf} />;
