import type { ConnectionDto } from '@hand-receipt/contracts';
import { peopleQueries, useDebouncedValue } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Box, SearchInput, Stack, Text } from '@hand-receipt/ui';
import { type KeyboardEvent, useState } from 'react';
import { ChoiceList } from '../items/choice-list';
import { FITS } from '../items/fits';

/** The search may stand inside a form, which Enter would submit. */
const keepInForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface AskConnectionProps {
  /** People who are already connected or asked. They are not offered again. */
  known: readonly ConnectionDto[];
  onAsk: (userId: string) => void;
}

/** Finds a person of the company and asks them for a connection. */
export function AskConnection({ known, onAsk }: AskConnectionProps) {
  const [text, setText] = useState('');
  const wanted = useDebouncedValue(text.trim());
  const people = useQuery({ ...peopleQueries.recipients(wanted), enabled: wanted !== '' });
  const knownIds = new Set(known.map(({ connectedUser }) => connectedUser.id));
  const strangers = people.data?.filter(({ id }) => !knownIds.has(id));
  const ask = (id: string) => {
    onAsk(id);
    setText('');
  };
  return (
    <Stack role="presentation" gap="2" onKeyDown={keepInForm}>
      <Box css={FITS}>
        <SearchInput
          value={text}
          onChange={setText}
          label="Search people to ask for a connection"
          placeholder="Ask a person: rank or name"
          width={400}
        />
      </Box>
      {wanted !== '' && people.isError ? (
        <Text role="alert" color="danger.fg">
          {reasonOf(people.error) ?? people.error.message}
        </Text>
      ) : null}
      {wanted !== '' && strangers?.length === 0 ? (
        <Text role="status" color="fg.muted">
          No other person with this name is in your company.
        </Text>
      ) : null}
      {wanted !== '' && strangers && strangers.length > 0 ? (
        <ChoiceList
          label="People to ask"
          choices={strangers.map(({ id, name, unit }) => ({ id, main: `Ask ${name}`, aside: unit }))}
          onChoose={ask}
        />
      ) : null}
    </Stack>
  );
}
