import type { LossCaseDetailDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  CopyButton,
  Flex,
  Panel,
  Stack,
  Text,
  formatDate,
  formatDateTime,
} from '@hand-receipt/ui';

type Ask = (act: string) => void;

const noon = (day: string) => `${day}T12:00:00`;

function Papers({ lossCase }: { lossCase: LossCaseDetailDto }) {
  const { submitted, decided } = lossCase;
  return (
    <>
      <Text>
        {submitted
          ? `${submitted.form}, inquiry number ${submitted.inquiryNumber}, submitted on ${formatDate(noon(submitted.on))}. Recorded by ${submitted.by.name}, ${formatDateTime(submitted.at)}.`
          : 'The papers are not submitted.'}
      </Text>
      {decided && (
        <Text>
          {decided.decision === 'relief' ? 'Relief from responsibility' : 'Liability'}, by {decided.authority}
          , {formatDate(noon(decided.on))}, {decided.documentNumber}. Recorded by {decided.by.name},{' '}
          {formatDateTime(decided.at)}.
        </Text>
      )}
    </>
  );
}

/** What was submitted and decided, and what comes next. */
export function CaseNext({ lossCase, onAct }: { lossCase: LossCaseDetailDto; onAct: Ask }) {
  const { may, state } = lossCase;
  return (
    <Panel title="Papers" padded>
      <Stack gap="3">
        <Papers lossCase={lossCase} />
        {state === 'decided' && (
          <Text color="fg.muted">
            It ends as adjusted once a closing of kind loss is completed: open the item and choose Leave the
            Book.
          </Text>
        )}
        {may.submit && (
          <Button variant="primary" onClick={() => onAct('submit')}>
            Papers Submitted
          </Button>
        )}
        {may.decide && (
          <Button variant="primary" onClick={() => onAct('decide')}>
            Record Decision
          </Button>
        )}
      </Stack>
    </Panel>
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
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {value}
              </Text>
            </Box>
            {value && <CopyButton value={value} label={`Copy block ${block}, ${title}`} />}
          </Flex>
        ))}
      </Box>
    </Panel>
  );
}
