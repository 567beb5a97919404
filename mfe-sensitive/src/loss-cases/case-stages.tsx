import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import { Box, CheckIcon, Text, VisuallyHidden } from '@hand-receipt/ui';
import { caseStages, type Stage } from './loss-words';

const stripStyles = {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  bg: 'bg.panel',
  overflow: 'hidden',
  '& > li': {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    paddingInline: '4',
    paddingBlock: '2',
    // Each draws its right and lower edge; those at the border of the strip are cut off with it.
    boxShadow: '1px 1px 0 var(--hr-colors-border)',
    minWidth: '0',
  },
  '& > [aria-current]': {
    bg: 'accent.subtle',
    boxShadow: '1px 0 0 var(--hr-colors-border), inset 0 -3px 0 var(--hr-colors-accent-solid)',
  },
} as const;

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '5',
  height: '5',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l1',
  textStyle: 'caption',
  fontWeight: '600',
  '&[data-mark=done]': { bg: 'success.subtle', borderColor: 'success.border', color: 'success.fg' },
  '&[data-mark=now]': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
} as const;

const MARK_WORDS: Record<Stage['mark'], string> = { done: 'Done: ', now: 'Now: ', open: '' };

/** How far a case is: one cell for each of its stages, with what is known of it. */
export function CaseStages({ lossCase }: { lossCase: LossCaseDetailDto }) {
  return (
    <Box as="ol" aria-label="Stages" css={stripStyles}>
      {caseStages(lossCase).map(({ name, words, mark }, index) => (
        <li key={name} aria-current={mark === 'now' ? 'step' : undefined}>
          <Box as="span" css={markStyles} data-mark={mark} aria-hidden="true">
            {mark === 'done' ? <CheckIcon size={14} /> : index + 1}
          </Box>
          <Box minW="0">
            <Text fontWeight="600">
              <VisuallyHidden>{MARK_WORDS[mark]}</VisuallyHidden>
              {name}
            </Text>
            <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
              {words}
            </Text>
          </Box>
        </li>
      ))}
    </Box>
  );
}
