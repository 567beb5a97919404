import type { Transfer, TransferSheetDto } from '@hand-receipt/contracts';
import { DEFAULT_REASON } from '@hand-receipt/data';
import { Box, Button, Stack, TextInput, VisuallyHidden } from '@hand-receipt/ui';
import { REASON_LENGTH } from '../decision/decision-words';
import { LOCATION_LENGTH } from '../decision/location-input';
import { CountFields } from '../sheet/count-fields';
import { serialOf } from '../transfers/parties';
import type { LineChoice } from './use-answers';

export interface AnswerFieldsProps {
  transfer: Transfer;
  /** What changes hands; undefined once it has ended, and while it loads. */
  sheet: TransferSheetDto | undefined;
  choice: LineChoice;
  /** Where I keep what I accept, unless this line says otherwise. */
  location: string;
  working: boolean;
  /** It stands under a heading that says what it is, so that its serial numbers are enough. */
  brief?: boolean;
  onChange: (ids: readonly string[], part: Partial<LineChoice>) => void;
}

/** What goes with an accepted line: a location of its own, and what was counted of an item that comes back. */
function AcceptFields({
  transfer,
  sheet,
  choice,
  location,
  working,
  brief = false,
  onChange,
}: AnswerFieldsProps & { sheet: TransferSheetDto }) {
  const change = (part: Partial<LineChoice>) => onChange([transfer.id], part);
  if (brief && choice.location === null) return null;
  return (
    <Stack gap="2" mt="1">
      <CountFields
        sheet={sheet}
        counts={choice.counts}
        onChange={(counts) => change({ counts })}
        disabled={working}
      />
      {choice.location === null ? (
        <Box ms="-2.5">
          <Button size="s" variant="ghost" disabled={working} onClick={() => change({ location })}>
            Another location <VisuallyHidden>of {serialOf(transfer)}</VisuallyHidden>
          </Button>
        </Box>
      ) : (
        <TextInput
          label={`Location of ${serialOf(transfer)}`}
          value={choice.location}
          // Left empty, the line goes where all go.
          placeholder={location}
          onChange={(text) => change({ location: text })}
          maxLength={LOCATION_LENGTH}
          disabled={working}
        />
      )}
    </Stack>
  );
}

/** What goes with the answer to a line: its reason, or where it is kept and what was counted. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { transfer, sheet, choice, working, onChange } = props;
  if (choice.decision === 'approve') return sheet ? <AcceptFields {...props} sheet={sheet} /> : null;
  if (choice.decision === null) return null;
  return (
    <Box mt="2">
      <TextInput
        label={`Reason for ${serialOf(transfer)}`}
        value={choice.reason}
        onChange={(text) => onChange([transfer.id], { reason: text })}
        placeholder={DEFAULT_REASON}
        maxLength={REASON_LENGTH}
        disabled={working}
      />
    </Box>
  );
}
