import { AMENDABLE_FIELDS, type AmendableField, type PropertyItem } from '@hand-receipt/contracts';
import { Box, Button, FilePenLineIcon, Flex, Heading, Label, Mono, Serial, Text } from '@hand-receipt/ui';
import { FIELD_WORDS, fieldInSentence } from '../amendments/amendment-words';
import { onRecord } from '../amendments/amendment-values';

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '130px minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 12px',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& [data-part=value]': { overflowWrap: 'anywhere', gridRow: { base: '2', md: 'auto' } },
} as const;

function Value({ field, value }: { field: AmendableField; value: string }) {
  if (field === 'name') return <span>{value}</span>;
  return field === 'serial_number' ? <Serial>{value}</Serial> : <Mono>{value}</Mono>;
}

interface TwoSignaturesProps {
  item: PropertyItem;
  onAmend: (field: AmendableField) => void;
}

/** What is on record and takes two signatures to change, each with the way to an amendment. */
export function TwoSignatures({ item, onAmend }: TwoSignaturesProps) {
  const filled = AMENDABLE_FIELDS.flatMap((field) => {
    const value = onRecord(item, field);
    return value === null ? [] : [{ field, value }];
  });
  return (
    <section>
      <Flex align="baseline" gap="2" wrap="wrap" mb="2">
        <Heading as="h3" textStyle="h2">
          Two signatures
        </Heading>
        <Text textStyle="caption" color="fg.muted">
          Changing it needs an amendment.
        </Text>
      </Flex>
      <Box as="ul" aria-label="Changed by an amendment" css={styles}>
        {filled.map(({ field, value }) => (
          <li key={field}>
            <Label>{FIELD_WORDS[field]}</Label>
            <span data-part="value">
              <Value field={field} value={value} />
            </span>
            <Button
              size="s"
              icon={<FilePenLineIcon size={14} />}
              aria-label={`Amend ${fieldInSentence(field)}`}
              onClick={() => onAmend(field)}
            >
              Amend
            </Button>
          </li>
        ))}
      </Box>
    </section>
  );
}
