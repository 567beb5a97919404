import {
  useDraftInFront,
  useKeepUntilClosed,
  usePersistedDraft,
  type KeptDraft,
} from '@hand-receipt/platform';
import { DraftNotice } from '@hand-receipt/ui';
import { ActDialog, useFormikContext } from '@hand-receipt/ui/forms';
import { type ComponentProps, useCallback, useRef, useState } from 'react';

type Values = Record<string, unknown>;

type AnyActDialog = ComponentProps<typeof ActDialog<Values>>;

/** What the form says, whatever it holds. */
type ActWords = Pick<
  AnyActDialog,
  'title' | 'description' | 'submitLabel' | 'schema' | 'refusalOf' | 'done' | 'onClose' | 'children'
>;

interface ActForm<V extends Values> extends ActWords {
  /** What the form holds without a draft. A file is no part of the draft. */
  empty: V;
  onSend: (values: V) => Promise<unknown>;
}

interface DraftActDialogProps<V extends Values> extends ActForm<V> {
  /** Id of the loss case, and the act as the address names it: `found:P-0012`. */
  of: { caseId: string; act: string };
}

/** A file cannot be kept with the text; it is chosen again. */
const textOf = <V extends Values>({ file: _, ...text }: V): Values => text;

const isSame = (one: Values, other: Values): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));

interface DraftKeeperProps<V> {
  draft: KeptDraft<Values>;
  empty: V;
}

/** Keeps what stands in the form around it, as it is typed and as it closes, and says where it comes from. */
function DraftKeeper<V extends Values>({ draft, empty }: DraftKeeperProps<V>) {
  const { values, dirty, setValues } = useFormikContext<V>();
  const { keep, drop } = draft;
  // An emptied form is no draft.
  const keepText = useCallback(
    (typed: V) => (isSame(typed, empty) ? drop() : keep(textOf(typed))),
    [keep, drop, empty],
  );
  useKeepUntilClosed({ keep: keepText }, values, dirty);
  const startEmpty = () => {
    void drop();
    void setValues(empty, false);
  };
  return <DraftNotice keptAt={draft.keptAt} onStartEmpty={startEmpty} />;
}

function OpenedDialog<V extends Values>({
  draft,
  empty,
  onSend,
  children,
  ...dialog
}: ActForm<V> & { draft: KeptDraft<Values> & { end: () => Promise<void> } }) {
  const [initialValues] = useState((): V => ({ ...empty, ...draft.kept }));
  const send = async (values: V) => {
    await onSend(values);
    await draft.end();
  };
  return (
    <ActDialog {...dialog} keepsDraft initialValues={initialValues} onSend={send}>
      <DraftKeeper draft={draft} empty={empty} />
      {children}
    </ActDialog>
  );
}

/**
 * The form of an act on a loss case, which is never queued. What is typed into it is a draft on this device, so that it
 * is there again after a reload, and after another person has signed in over the page.
 */
export function DraftActDialog<V extends Values>({ of: { caseId, act }, ...dialog }: DraftActDialogProps<V>) {
  const name = `loss-case/${caseId}/${act}`;
  const draft = usePersistedDraft<Values>({
    name,
    type: 'update',
    title: () => `${dialog.title}, ${caseId}`,
    path: `/loss-cases/${caseId}?act=${encodeURIComponent(act)}`,
  });
  useDraftInFront(name);
  const { keep, drop } = draft;
  const ended = useRef(false);
  const own = {
    ...draft,
    keep: useCallback(async (values: Values) => (ended.current ? undefined : keep(values)), [keep]),
    end: useCallback(() => {
      ended.current = true;
      // It is sent: a draft that stays on the device is no failure of the act.
      return drop().catch((error: unknown) => console.warn('The draft could not be dropped', error));
    }, [drop]),
  };
  if (draft.kept === undefined) return null;
  return <OpenedDialog {...dialog} draft={own} />;
}
