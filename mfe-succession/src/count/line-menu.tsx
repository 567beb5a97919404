import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { ActionMenu } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { MARK_WORDS, type RecorderMark } from './marks';

const LetThroughDialog = lazy(() => import(/* webpackChunkName: "let-through" */ './let-through-dialog'));
const MarkDialog = lazy(() => import(/* webpackChunkName: "mark-line" */ './mark-dialog'));

interface LineMenuProps {
  successionId: string;
  item: SuccessionLineDto['item'];
  /** What the recorder may mark now. */
  marks: readonly RecorderMark[];
  mayLetThrough: boolean;
}

/** What the recorder marks of a line, and the outgoing lets through. */
export function LineMenu({ successionId, item, marks, mayLetThrough }: LineMenuProps) {
  const [asked, setAsked] = useState<RecorderMark | 'let-through' | null>(null);
  const actions = [
    ...marks.map((mark) => ({ label: `${MARK_WORDS[mark].title}...`, onSelect: () => setAsked(mark) })),
    ...(mayLetThrough ? [{ label: 'Let through...', onSelect: () => setAsked('let-through') }] : []),
  ];
  const close = () => setAsked(null);
  if (actions.length === 0 && asked === null) return null;
  return (
    <>
      <ActionMenu
        label={`Actions, ${[item.name, item.serial_number].filter(Boolean).join(' ')}`}
        items={actions}
      />
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
