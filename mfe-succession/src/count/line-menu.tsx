import type { SuccessionLineDto } from '@hand-receipt/contracts';
import { ActionMenu } from '@hand-receipt/ui';
import type { AskedLine } from './line-news';
import { MARK_WORDS, type RecorderMark } from './marks';

interface LineMenuProps {
  item: SuccessionLineDto['item'];
  /** What the recorder may mark now. */
  marks: readonly RecorderMark[];
  mayLetThrough: boolean;
  onAct: (act: AskedLine['act']) => void;
}

/** What the recorder marks of a line, and the outgoing lets through. */
export function LineMenu({ item, marks, mayLetThrough, onAct }: LineMenuProps) {
  const actions = [
    ...marks.map((mark) => ({ label: `${MARK_WORDS[mark].title}...`, onSelect: () => onAct(mark) })),
    ...(mayLetThrough ? [{ label: 'Let through...', onSelect: () => onAct('let-through') }] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      label={`Actions, ${[item.name, item.serial_number].filter(Boolean).join(' ')}`}
      items={actions}
    />
  );
}
