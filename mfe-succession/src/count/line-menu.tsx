import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { ActionMenu } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';

const LetThroughDialog = lazy(() => import(/* webpackChunkName: "let-through" */ './let-through-dialog'));
const MarkDialog = lazy(() => import(/* webpackChunkName: "mark-line" */ './mark-dialog'));

export type RecorderMark = 'by-document' | 'not-readable' | 'not-found';

const MARKS: readonly { mark: RecorderMark; label: string }[] = [
  { mark: 'by-document', label: 'Seen by document...' },
  { mark: 'not-readable', label: 'Cannot be read...' },
  { mark: 'not-found', label: 'Not found...' },
];

interface LineMenuProps {
  successionId: string;
  item: NonNullable<SuccessionLineDto['item']>;
  mayMark: boolean;
  mayLetThrough: boolean;
}

/** What the recorder marks of a line, and the outgoing lets through. */
export function LineMenu({ successionId, item, mayMark, mayLetThrough }: LineMenuProps) {
  const [asked, setAsked] = useState<RecorderMark | 'let-through' | null>(null);
  const actions = [
    ...(mayMark ? MARKS.map(({ mark, label }) => ({ label, onSelect: () => setAsked(mark) })) : []),
    ...(mayLetThrough ? [{ label: 'Let through...', onSelect: () => setAsked('let-through') }] : []),
  ];
  const close = () => setAsked(null);
  if (actions.length === 0 && asked === null) return null;
  return (
    <>
      <ActionMenu label={`Actions, ${item.name} ${item.serial_number}`} items={actions} />
      <Suspense fallback={null}>
        {asked === 'let-through' && (
          <LetThroughDialog successionId={successionId} item={item} onClose={close} />
        )}
        {asked !== null && asked !== 'let-through' && (
          <MarkDialog successionId={successionId} item={item} mark={asked} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
