import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  CopyButton,
  Flex,
  Mono,
  Panel,
  Stack,
  Text,
  VisuallyHidden,
  formatDate,
  formatDateTime,
} from '@hand-receipt/ui';
import { noon } from './loss-words';

type Ask = (act: string) => void;

/** The panel in which the reader acts next. */
const waiting = { '& > .hr-panel': { borderLeftWidth: '3px', borderLeftColor: 'accent.solid' } } as const;

function Papers({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { submitted, decided } = lossCase;
  return (
    <>
      {submitted ? (
        <Text>
          {submitted.form}, inquiry number {submitted.inquiryNumber}, submitted on{' '}
          <Mono>{formatDate(noon(submitted.on))}</Mono>. Recorded by {submitted.by.name},{' '}
          <Mono>{formatDateTime(submitted.at)}</Mono>.
        </Text>
      ) : (
        <Text>The papers are not submitted.</Text>
      )}
      {decided && (
        <Text>
          {decided.decision === 'relief' ? 'Relief from responsibility' : 'Liability'}, by {decided.authority}
          , <Mono>{formatDate(noon(decided.on))}</Mono>, {decided.documentNumber}. Recorded by{' '}
          {decided.by.name}, <Mono>{formatDateTime(decided.at)}</Mono>.
        </Text>
      )}
    </>
  );
}

/** What was submitted and decided, and what comes next. */
export function CaseNext({ lossCase, onAct }: { lossCase: LossCaseDetailDto; onAct: Ask }) {
  const { may, state } = lossCase;
  return (
    <Box css={may.submit || may.decide ? waiting : undefined}>
      <Panel title="Papers" padded>
        <Stack gap="3" overflowWrap="anywhere">
          <Papers lossCase={lossCase} />
          {state === 'decided' && (
            <Text color="fg.muted">
              It ends as adjusted once a closing of kind loss is completed: open the item and choose Leave the
              Book.
            </Text>
          )}
          {may.submit && (
            <Box>
              <Button variant="primary" onClick={() => onAct('submit')}>
                Record Papers
              </Button>
            </Box>
          )}
          {may.decide && (
            <Box>
              <Button variant="primary" onClick={() => onAct('decide')}>
                Record Decision
              </Button>
            </Box>
          )}
        </Stack>
      </Panel>
    </Box>
  );
}

/** Facts for DD Form 200 by block, each with a button that copies it. */
export function FormFacts({ lossCase }: { lossCase: LossCaseDetailDto }) {
  return (
    <Panel title="Facts for DD Form 200">
      <Box as="ul">
        {lossCase.facts.map(({ block, title, value }) => (
          <Flex
            as="li"
            key={block}
            gap="3"
            align="flex-start"
            px="4"
            py="2"
            borderTopWidth="1px"
            borderColor="border.subtle"
          >
            <Text as="span" minW="28px" color="fg.muted">
              {block}
            </Text>
            <Box minW="0" flex="1">
              <Text color="fg.muted">{title}</Text>
              {value ? (
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {value}
                </Text>
              ) : (
                <Text color="fg.subtle">
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>Empty</VisuallyHidden>
                </Text>
              )}
            </Box>
            {value && <CopyButton value={value} label={`Copy block ${block}, ${title}`} />}
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
