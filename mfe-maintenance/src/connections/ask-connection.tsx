import type { ConnectionDto } from '@hand-receipt/contracts';
import { useQuery } from '@hand-receipt/platform';
import { Box, SearchInput, Stack, Text } from '@hand-receipt/ui';
import { type KeyboardEvent, useState } from 'react';
import { peopleNamed } from '../api/connections';
import { ChoiceList } from '../items/choice-list';
import { FITS } from '../items/fits';
import { usePaused } from '../items/use-paused';

/** The search may stand inside a form, which Enter would submit. */
const keepInForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface AskConnectionProps {
  /** Whoever is among them is not asked again. */
  known: readonly ConnectionDto[];
  onAsk: (userId: string) => void;
}

/** Finds somebody of the company and asks him for a connection. */
export function AskConnection({ known, onAsk }: AskConnectionProps) {
  const [text, setText] = useState('');
  const wanted = usePaused(text.trim());
  const people = useQuery({ ...peopleNamed(wanted), enabled: wanted !== '' });
  const knownIds = new Set(known.map(({ connectedUser }) => connectedUser.id));
  const strangers = people.data?.filter(({ id }) => !knownIds.has(id));
  const ask = (id: string) => {
    onAsk(id);
    setText('');
  };
  return (
    <Stack gap="2" onKeyDown={keepInForm}>
      <Box css={FITS}>
        <SearchInput
          value={text}
          onChange={setText}
          label="Search people to ask for a connection"
          placeholder="Ask somebody: rank or name"
          width={400}
        />
      </Box>
      {wanted !== '' && people.isError ? (
        <Text role="alert" color="danger.fg">
          {people.error.message}
        </Text>
      ) : null}
      {wanted !== '' && strangers?.length === 0 ? (
        <Text role="status" color="fg.muted">
          Nobody else of this name is in your company.
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
