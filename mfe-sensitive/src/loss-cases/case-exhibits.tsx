import type { LossCaseDetailDto, LossExhibitDto } from '@hand-receipt/contracts';
import { Box, Button, Flex, Link, Mono, Panel, Text, formatDateTime } from '@hand-receipt/ui';

type Ask = (act: string) => void;

/** Digits of a hash that a list shows. */
const SHOWN = 12;

function ExhibitWords({ exhibit }: { exhibit: LossExhibitDto }) {
  const { title, by, at, sha256, text, photo, inventory_id: inventoryId, struck } = exhibit;
  return (
    <Box minW="0" flex="1 1 240px" overflowWrap="anywhere">
      <Text as={struck ? 's' : 'span'} fontWeight="600">
        {title}
      </Text>
      <Text color="fg.muted">
        {by.name}, <Mono>{formatDateTime(at)}</Mono>. SHA-256 <Mono>{sha256.slice(0, SHOWN)}</Mono>
      </Text>
      {text && <Text whiteSpace="pre-wrap">{text}</Text>}
      {photo && (
        <a href={photo.address} target="_blank" rel="noreferrer">
          Open the photo
        </a>
      )}
      {inventoryId && (
        <Link to={`/inventories/${inventoryId}`} ownLine>
          Open {inventoryId}
        </Link>
      )}
      {struck && (
        <Text color="fg.error">
          Struck by {struck.by.name}, <Mono>{formatDateTime(struck.at)}</Mono>: {struck.reason}
        </Text>
      )}
    </Box>
  );
}

function ExhibitLetter({ letter }: { letter: string }) {
  return (
    <Box
      role="img"
      aria-label={`Exhibit ${letter}`}
      minW="24px"
      px="1"
      lineHeight="22px"
      textAlign="center"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="badge"
    >
      <Mono>{letter}</Mono>
    </Box>
  );
}

function ExhibitRow({ exhibit, onStrike }: { exhibit: LossExhibitDto; onStrike?: () => void }) {
  const { letter } = exhibit;
  return (
    <Flex
      as="li"
      gap="3"
      align="flex-start"
      wrap="wrap"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <ExhibitLetter letter={letter} />
      <ExhibitWords exhibit={exhibit} />
      {onStrike && (
        <Button size="s" variant="ghost" onClick={onStrike} aria-label={`Strike exhibit ${letter}`}>
          Strike
        </Button>
      )}
    </Flex>
  );
}

/** The exhibits of a case in the order of their letters. A Soldier sees their own statements. */
export function CaseExhibits({ lossCase, onAct }: { lossCase: LossCaseDetailDto; onAct: Ask }) {
  const { exhibits, whole, may } = lossCase;
  return (
    <Panel
      title={whole ? 'Exhibits' : 'My statement'}
      badge={
        whole &&
        exhibits.length > 0 && (
          <Text as="span" textStyle="caption" color="fg.muted">
            {exhibits.length}, each hash is on the ledger
          </Text>
        )
      }
      actions={
        !lossCase.closed_at && (
          <>
            <Button size="s" onClick={() => onAct('statement')}>
              Add My Statement
            </Button>
            {may.exhibits && (
              <Button size="s" onClick={() => onAct('exhibit')}>
                Add Exhibit
              </Button>
            )}
          </>
        )
      }
    >
      {exhibits.length === 0 && (
        <Box px="4" py="3">
          <Text color="fg.muted">{whole ? 'No exhibits.' : 'You have made no statement.'}</Text>
        </Box>
      )}
      <Box as="ul">
        {exhibits.map((exhibit) => (
          <ExhibitRow
            key={exhibit.letter}
            exhibit={exhibit}
            onStrike={may.exhibits && !exhibit.struck ? () => onAct(`strike:${exhibit.letter}`) : undefined}
          />
        ))}
      </Box>
    </Panel>
  );
}
