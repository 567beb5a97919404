import type { ClosingKind } from '@hand-receipt/contracts';
import { closingQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Text } from '@hand-receipt/ui';
import {
  FileField,
  FormGrid,
  SelectField,
  TextAreaField,
  TextField,
  useField,
  useFormikContext,
} from '@hand-receipt/ui/forms';
import { useId } from 'react';
import { type LeaveValues, needsReason } from './leave-values';

const KINDS: readonly { kind: ClosingKind; label: string; hint: string }[] = [
  { kind: 'turn-in', label: 'Turn-in', hint: 'To the supply activity' },
  { kind: 'lateral', label: 'Lateral transfer', hint: 'To another unit' },
  { kind: 'loss', label: 'Loss', hint: 'FLIPL, DD 362 or other paper' },
  { kind: 'book-error', label: 'Book error', hint: 'Entered twice, or never existed' },
];

/** Supply condition codes that a unit uses most. */
const CONDITIONS = [
  { value: '', label: 'Not stated' },
  { value: 'A', label: 'A, serviceable' },
  { value: 'B', label: 'B, serviceable with qualification' },
  { value: 'F', label: 'F, unserviceable, reparable' },
  { value: 'H', label: 'H, unserviceable, condemned' },
];

const kindStyles = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(4, minmax(0, 1fr))' },
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  overflow: 'hidden',
  '& > label': { display: 'flex', gap: '10px', padding: '8px 12px', cursor: 'pointer', alignItems: 'start' },
  '& > label + label': {
    borderLeftWidth: { base: '0', md: '1px' },
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'border',
  },
  '& > label:has(:checked)': { bg: 'accent.subtle', boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
  '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
  '& input': { marginTop: '4px', accentColor: '{colors.accent.solid}' },
} as const;

function KindField({ isOne }: { isOne: boolean }) {
  const [{ value, name, onBlur }, , { setValue }] = useField<ClosingKind>('kind');
  const legend = useId();
  return (
    <Box role="radiogroup" aria-labelledby={legend}>
      <Text id={legend} textStyle="table" mb="1">
        <b>{isOne ? 'How it leaves' : 'How they leave'}</b>
      </Text>
      <Box css={kindStyles}>
        {KINDS.map(({ kind, label, hint }) => (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              aria-label={`${label}. ${hint}`}
              checked={value === kind}
              onBlur={onBlur}
              onChange={() => void setValue(kind, false)}
            />
            <span>
              <b>{label}</b>
              <Text color="fg.muted" textStyle="caption">
                {hint}
              </Text>
            </span>
          </label>
        ))}
      </Box>
    </Box>
  );
}

/** A unit below mine that takes the items, or the name of another one. The server knows units of this product by their name. */
function ReceivingUnit() {
  const units = useQuery(closingQueries.receivers()).data ?? [];
  const { values } = useFormikContext<LeaveValues>();
  if (units.length === 0)
    return (
      <TextField name="receivingActivity" label="Receiving unit" autoComplete="off" hint="Its full name" />
    );
  const options = [
    { value: '', label: 'Another unit' },
    ...units.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <SelectField name="receivingUnitId" label="Receiving unit" options={options} />
      {values.receivingUnitId === '' && (
        <TextField name="receivingActivity" label="Name of the unit" autoComplete="off" />
      )}
    </>
  );
}

/** What the paper of the chosen kind says. What was typed for another kind stays. */
export function LeaveFields({ items }: { items: number }) {
  const isOne = items === 1;
  const { values } = useFormikContext<LeaveValues>();
  const { kind } = values;
  return (
    <>
      <KindField isOne={isOne} />
      <FormGrid>
        <TextField
          name="documentNumber"
          label="Document number"
          mono
          uppercase
          autoComplete="off"
          spellCheck={false}
          hint={kind === 'loss' ? 'Of the approved paper' : 'As on the paper'}
        />
        {kind === 'turn-in' && (
          <TextField name="receivingActivity" label="Receiving activity" autoComplete="off" />
        )}
        {kind === 'lateral' && <ReceivingUnit />}
        {kind !== 'book-error' && (
          <SelectField name="conditionCode" label="Condition code" options={CONDITIONS} />
        )}
        {/* Low and beside the others: the form of one item, with the signature, fits a window of 900 px. */}
        <TextAreaField
          name="reason"
          label="Reason"
          optional={!needsReason(kind)}
          rows={needsReason(kind) ? 2 : 1}
          maxLength={2000}
        />
      </FormGrid>
      {kind !== 'book-error' && (
        <FileField
          name="copy"
          label="Signed copy of the receiver (optional now)"
          hint={`A PDF of at most 10 MB, or a photo. ${isOne ? 'The item leaves' : 'The items leave'} when it is signed and the copy is here.`}
        />
      )}
    </>
  );
}
