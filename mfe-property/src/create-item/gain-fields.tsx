import { GAIN_KINDS, type GainKind } from '@hand-receipt/contracts';
import { FileField, FormGrid, SelectField, TextField, useFormikContext } from '@hand-receipt/ui/forms';
import { needsDocument, type NewItem } from './new-item';

const KIND_WORDS: Record<GainKind, string> = {
  opening: 'On the book before',
  issue: 'Issue',
  'lateral-in': 'Lateral transfer',
  'found-on-installation': 'Found on installation',
  other: 'Other',
};

const KINDS = GAIN_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }));

export interface GainFieldsProps {
  /** A paper or photo may be sent with it. */
  takesFile?: boolean;
}

/** How the item comes into the book. What was typed for another kind stays. */
export function GainFields({ takesFile = true }: GainFieldsProps) {
  const { gain_kind: kind } = useFormikContext<NewItem>().values;
  const isFound = kind === 'found-on-installation';
  return (
    <>
      <SelectField
        name="gain_kind"
        label="How it comes into the book"
        options={KINDS}
        hint={
          isFound ? 'It is on the book at once. A Commander signs for it under Gains to sign.' : undefined
        }
      />
      {kind !== 'opening' && (
        <>
          <FormGrid>
            <TextField
              name="gain_document"
              label="Document number"
              optional={!needsDocument(kind)}
              mono
              uppercase
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              name="gain_from"
              label={isFound ? 'Where it was found' : 'From'}
              optional
              autoComplete="off"
            />
          </FormGrid>
          {takesFile && (
            <FileField
              name="gain_file"
              label="Paper or photo (optional)"
              hint="A PDF of at most 10 MB, or a photo. An item with a file needs a connection."
            />
          )}
        </>
      )}
    </>
  );
}
