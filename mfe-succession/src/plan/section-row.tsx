import type { SuccessionSectionDto } from '@hand-receipt/contracts';
import {
  ActionMenu,
  Box,
  counted,
  formatDate,
  type MenuAction,
  Mono,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';

/** Of what stands left of the chart: number, words, items, menu. */
export const WORDS_COLUMNS = '24px minmax(0, 1fr) 40px 32px';

export const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', xl: '344px minmax(0, 1fr)' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&:first-of-type': { borderTopWidth: '0' },
  minHeight: '48px',
  '& [data-part=words]': {
    display: 'grid',
    gridTemplateColumns: { base: '24px minmax(0, 1fr) auto', xl: WORDS_COLUMNS },
    columnGap: '8px',
    alignItems: 'center',
    padding: '6px 8px 6px 16px',
    borderRightWidth: { base: '0', xl: '1px' },
    borderColor: 'border',
  },
  '& [data-part=words] b': { textStyle: 'table', fontWeight: '600', overflowWrap: 'anywhere' },
  // The column of the chart says how many; in a narrow window the facts do.
  '& [data-part=items]': {
    display: { base: 'none', xl: 'block' },
    textStyle: 'table',
    fontWeight: '600',
    textAlign: 'end',
  },
  '& [data-part=facts-items]': { display: { base: 'inline', xl: 'none' } },
  '& [data-part=track]': { display: { base: 'none', xl: 'block' } },
} as const;

interface SectionRowProps {
  section: SuccessionSectionDto;
  actions: readonly MenuAction[];
  /** The chart of its day, for wide windows. */
  track: ReactNode;
}

/** When, where, and how much is counted; or why it is not. */
function SectionFacts({ section }: { section: SuccessionSectionDto }) {
  const { items, sensitive, place, day, included, leave_out_reason: reason } = section;
  const facts = [sensitive > 0 ? counted(sensitive, 'sensitive item') : null, place].filter(Boolean);
  const isDated = included && Boolean(day);
  return (
    <Text color="fg.muted" textStyle="caption" overflowWrap="anywhere">
      <span data-part="facts-items">
        {counted(items, 'item')}
        {(facts.length > 0 || isDated) && ', '}
      </span>
      {facts.join(', ')}
      {isDated && (
        <>
          {facts.length > 0 && ', '}
          <Mono>{formatDate(day)}</Mono>
        </>
      )}
      {!included && reason && `. Left out: ${reason}`}
    </Text>
  );
}

/** A section of the plan. */
export function SectionRow({ section, actions, track }: SectionRowProps) {
  const name = section.title;
  return (
    <Box as="li" css={rowStyles} aria-label={`Section ${section.number}, ${name}`}>
      <div data-part="words">
        <Text as="span" color="fg.muted" textAlign="end" textStyle="table">
          {section.number}
        </Text>
        <span>
          <b>{name}</b>
          <SectionFacts section={section} />
          {!section.included && (
            <StatusBadge status="cancelled" label={section.leave_out_reason ? 'Left out' : 'Not included'} />
          )}
        </span>
        <span data-part="items">
          {section.items}
          <VisuallyHidden> {section.items === 1 ? 'item' : 'items'}</VisuallyHidden>
        </span>
        {actions.length > 0 && <ActionMenu label={`Actions, ${name}`} items={actions} />}
      </div>
      <div data-part="track">{section.included && track}</div>
    </Box>
  );
}
