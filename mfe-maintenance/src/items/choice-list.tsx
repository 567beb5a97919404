import { Box } from '@hand-receipt/ui';

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& > li > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '6px 12px',
    textStyle: 'table',
  },
  '& > li > button:hover': { bg: 'bg.subtle' },
  '& > li > button > span': { color: 'fg.muted', textAlign: 'start', overflowWrap: 'anywhere' },
} as const;

interface Choice {
  id: string;
  main: string;
  aside: string;
}

interface ChoiceListProps {
  /** Name for readers. */
  label: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
}

/** What a search has found, to choose one of. */
export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  return (
    <Box as="ul" aria-label={label} css={styles}>
      {choices.map(({ id, main, aside }) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)}>
            <b>{main}</b>
            <span>{aside}</span>
          </button>
        </li>
      ))}
    </Box>
  );
}
