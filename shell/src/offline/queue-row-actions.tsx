import type { QueueEntry } from '@hand-receipt/platform';
import { Button, ButtonLink, HStack } from '@hand-receipt/ui';
import { useRegistry } from '../app/registry-context';
import { editPath } from './edit-path';

interface Props {
  entry: QueueEntry;
  onRetry: () => void;
  onDiscard: () => void;
  /** Both sides can be shown; null where the server has no other side. */
  compare: { comparing: boolean; controls: string; toggle: () => void } | null;
}

/** What its person can do about an entry: between two sides they choose one, or edit their own. */
export function QueueRowActions({ entry, onRetry, onDiscard, compare }: Props) {
  const { title, state, path } = entry;
  const registry = useRegistry();
  const form = state === 'failed' ? editPath(entry, registry) : null;
  const choosing = compare?.comparing ?? false;
  const [retry, discard] = choosing ? ['Send mine again', 'Keep theirs'] : ['Retry', 'Discard'];

  return (
    <HStack mt="2" gap="2" flexWrap="wrap">
      {form ? (
        <ButtonLink size="s" variant="primary" to={form} aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
      ) : null}
      {state === 'draft' && path ? (
        <ButtonLink size="s" to={path} aria-label={`Open ${title}`}>
          Open
        </ButtonLink>
      ) : null}
      {state === 'failed' ? (
        <Button size="s" aria-label={`${retry} ${title}`} onClick={onRetry}>
          {retry}
        </Button>
      ) : null}
      <Button
        size="s"
        variant={choosing ? 'secondary' : 'ghost'}
        aria-label={`${discard} ${title}`}
        disabled={state === 'sending'}
        onClick={onDiscard}
      >
        {discard}
      </Button>
      {compare ? (
        <Button
          size="s"
          variant="ghost"
          aria-label={`Compare ${title}`}
          aria-expanded={compare.comparing}
          aria-controls={compare.comparing ? compare.controls : undefined}
          onClick={compare.toggle}
        >
          {compare.comparing ? 'Hide comparison' : 'Compare'}
        </Button>
      ) : null}
    </HStack>
  );
}
