import type { SuccessionDetailDto, SuccessionDifferenceDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  FormCell,
  FormStrip,
  HeroNumber,
  Label,
  lateDialog,
  Panel,
  PrinterIcon,
  Stack,
  Tally,
  Text,
} from '@hand-receipt/ui';
import { DIFFERENCE_COLUMNS, DifferenceRow } from './difference-row';

const PrintDialog = lateDialog(() => import(/* webpackChunkName: "print-differences" */ './print-dialog'));

const headStyles = {
  display: { base: 'none', xl: 'grid' },
  gridTemplateColumns: DIFFERENCE_COLUMNS,
  gap: '16px',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: '16px',
  background: 'bg.subtle',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > :last-child': { textAlign: 'end' },
} as const;

/** How many differences are agreed, and what the others wait for. */
function Figures({ differences }: Pick<SuccessionDetailDto, 'differences'>) {
  const inState = (wanted: SuccessionDifferenceDto['state']) =>
    differences.filter(({ state }) => state === wanted).length;
  const agreed = inState('agreed');
  return (
    <FormStrip columns="2fr 1fr 1fr" phoneColumns={2} size="stat">
      <FormCell caption="Differences agreed" phoneSpan={2}>
        <HeroNumber value={agreed} of={differences.length} />
        <Tally
          label={`${agreed} of ${differences.length} differences agreed.`}
          segments={[
            { count: agreed, tone: 'success', label: 'agreed' },
            { count: differences.length - agreed, tone: 'warning', label: 'not agreed' },
          ]}
        />
      </FormCell>
      <FormCell caption="Open">{inState('open')}</FormCell>
      <FormCell caption="Resolved, to agree">{inState('resolved')}</FormCell>
    </FormStrip>
  );
}

/** What the count found and the book does not say. Nobody signs while one is not agreed. */
export function DifferencesStrip({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { differences } = succession;
  if (differences.length === 0) {
    return (
      <Panel>
        <EmptyState
          title="No differences"
          hint="What the count finds and the book does not say is listed here."
        />
      </Panel>
    );
  }
  return (
    <Stack gap="4">
      <Figures differences={differences} />
      <Panel
        title="Differences"
        badge={
          <Text as="span" color="fg.muted" textStyle="caption">
            Nothing is signed while one is open.
          </Text>
        }
        actions={
          <Button size="s" icon={<PrinterIcon size={16} />} onClick={() => set({ print: '1' })}>
            Print Difference List
          </Button>
        }
      >
        <Box css={headStyles} aria-hidden="true">
          {['Difference', 'Item, book → found', 'Section, holder', 'Found', 'Resolved by', 'Act'].map(
            (head) => (
              <Label key={head}>{head}</Label>
            ),
          )}
        </Box>
        <ul aria-label="Differences">
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} succession={succession} difference={difference} />
          ))}
        </ul>
      </Panel>
      {get('print') && <PrintDialog succession={succession} onClose={() => set({ print: '' })} />}
    </Stack>
  );
}
