import type { AmendmentDto, AmendmentRuleDto } from '@hand-receipt/contracts';
import { Alert, Box, FormCell, FormStrip, Grid, Link, Mono, Serial, Stack } from '@hand-receipt/ui';
import { AmendmentParties } from './amendment-parties';
import { FIELD_WORDS, leavingWords, linesByItem } from './amendment-words';
import { ChangedValue } from './changed-value';
import { LeavingItems } from './leaving-items';
import { PlatePhotos } from './plate-photos';

/** Warnings about numbers that are easily taken for others. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title="Compare each character with the data plate" announce={false}>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}

const itemCells = (amendment: AmendmentDto) =>
  linesByItem(amendment).map((lines) => [
    ...lines.map((line) => (
      <FormCell
        key={`${line.item.id} ${line.field}`}
        caption={FIELD_WORDS[line.field]}
        span={2}
        phoneSpan={2}
      >
        <ChangedValue line={line} />
      </FormCell>
    )),
    ...lines.slice(0, 1).map(({ item: { id, name, serial_number: serial } }) => (
      <FormCell key={id} caption="Item" span={2} phoneSpan={2}>
        <Link to={`/property-book/${id}`} ownLine>
          {name}
        </Link>{' '}
        <Serial>{serial}</Serial>
      </FormCell>
    )),
  ]);

const ruleCells = (amendment: AmendmentDto, rule: AmendmentRuleDto) => [
  ...rule.values.map(({ label, from, to }) => (
    <FormCell key={label} caption={label} span={2} phoneSpan={2}>
      <Box overflowWrap="anywhere">
        {from ?? 'nothing'} becomes <b>{to ?? 'nothing'}</b>
      </Box>
    </FormCell>
  )),
  <FormCell key="items" caption={leavingWords(rule.items)} span={2} phoneSpan={2}>
    <LeavingItems amendment={amendment} />
  </FormCell>,
];

/** The paper as its signer reads it: old above new, the photo, the reason, and who signs. A sheet opens at its top. */
export function AmendmentContent({ amendment }: { amendment: AmendmentDto }) {
  const { reason, document_number: documentNumber, end_reason: endReason } = amendment;
  return (
    <Stack gap="4" tabIndex={-1} data-autofocus outline="none">
      <Warnings warnings={amendment.warnings} />
      <Grid
        templateColumns={{ base: '1fr', md: amendment.rule ? '1fr' : 'minmax(0, 1fr) 208px' }}
        gap="4"
        alignItems="start"
      >
        <FormStrip columns={2} phoneColumns={2}>
          {amendment.rule ? ruleCells(amendment, amendment.rule) : itemCells(amendment)}
          <FormCell caption="Reason" span={2} phoneSpan={2}>
            <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
              {reason}
            </Box>
          </FormCell>
          {documentNumber && (
            <FormCell caption="Document number" span={2} phoneSpan={2}>
              <Mono>{documentNumber}</Mono>
            </FormCell>
          )}
          {endReason && (
            <FormCell caption="Refused because" span={2} phoneSpan={2}>
              <Box overflowWrap="anywhere" whiteSpace="pre-wrap">
                {endReason}
              </Box>
            </FormCell>
          )}
        </FormStrip>
        {!amendment.rule && <PlatePhotos amendment={amendment} />}
      </Grid>
      <AmendmentParties amendment={amendment} />
    </Stack>
  );
}
