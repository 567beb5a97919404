import { Box, VisuallyHidden } from '@hand-receipt/ui';
import { differs, type Line } from './compare';

const CELL = { px: '2', py: '1', textAlign: 'start', verticalAlign: 'top', wordBreak: 'break-word' } as const;
const HEAD = { ...CELL, color: 'fg.muted', fontWeight: '600' } as const;

interface Props {
  /** What the change is, for readers. */
  title: string;
  lines: readonly Line[];
}

/** Two columns of facts; those that contradict each other are marked, and not by colour alone. */
export function ComparisonTable({ title, lines }: Props) {
  return (
    <Box
      as="table"
      mt="2"
      w="full"
      borderWidth="1px"
      borderColor="border"
      tableLayout="fixed"
      textStyle="caption"
    >
      <caption>
        <VisuallyHidden>{`${title}: what you wrote, and what the server has now`}</VisuallyHidden>
      </caption>
      <Box as="thead" bg="bg.subtle">
        <tr>
          <Box as="th" {...HEAD} w="28%">
            <VisuallyHidden>Fact</VisuallyHidden>
          </Box>
          <Box as="th" {...HEAD}>
            You wrote
          </Box>
          <Box as="th" {...HEAD}>
            The server has now
          </Box>
        </tr>
      </Box>
      <tbody>
        {lines.map((line, index) => (
          <Box
            as="tr"
            // Two components of an item may have one name.
            key={`${index} ${line.label}`}
            borderTopWidth="1px"
            borderColor="border.subtle"
            bg={differs(line) ? 'warning.subtle' : undefined}
          >
            <Box as="th" {...HEAD}>
              {line.label}
              {differs(line) ? <VisuallyHidden> (differs)</VisuallyHidden> : null}
            </Box>
            <Box as="td" {...CELL}>
              {line.mine || '–'}
            </Box>
            <Box as="td" {...CELL} fontWeight={differs(line) ? '600' : undefined}>
              {line.theirs || '–'}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
