import type { CounterItemDto, PersonDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  CountBadge,
  EmptyState,
  Flex,
  IconButton,
  Label,
  Mono,
  Panel,
  Serial,
  StatusBadge,
  Text,
  TextInput,
  Undo2Icon,
  useIsPhone,
  XIcon,
} from '@hand-receipt/ui';
import { componentWords } from './component-words';
import { countItems, type DeskLine, itemName, type ListChange } from './list';
import type { DeskState } from './use-desk';

const REASON_LENGTH = 500;
/** Characters that fit the column at the size of field cards. */
const LARGE_SERIAL = 11;

/**
 * Serial number, item and the button that takes it off; where there is room also number and status: heads and lines alike.
 */
const lineColumns = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(96px, 132px) minmax(0, 1fr) 44px',
    md: '28px 132px minmax(0, 1fr) 168px 44px',
  },
  columnGap: '12px',
  paddingInline: '16px 8px',
} as const;

const row = {
  ...lineColumns,
  alignItems: 'center',
  paddingBlock: '8px',
  minHeight: '56px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '&[data-state=warning]': {
    background: 'warning.subtle',
    boxShadow: 'inset 3px 0 0 var(--hr-colors-warning-fg)',
  },
  '&[data-state=refused]': {
    background: 'danger.subtle',
    boxShadow: 'inset 3px 0 0 var(--hr-colors-danger-fg)',
  },
  '& > [data-wide]': { gridColumn: '1 / -2' },
} as const;

/** Where an item is kept, and what goes along with it: as its signer reads it. */
const alongWords = ({ rack, mounted, components }: CounterItemDto): string[] =>
  [
    rack ?? '',
    mounted.length > 0 ? `with ${mounted.map(itemName).join(', ')}` : '',
    componentWords({ components }),
  ].filter(Boolean);

const AuthorizedMark = () => <StatusBadge status="Verified" label="Authorized" />;

interface LineProps {
  line: DeskLine;
  /** Of its item on the signing page. */
  number: number;
  /** Null until somebody is to sign. */
  recipient: PersonDto | null;
  change: (change: ListChange) => void;
}

/** What was said of a line, and the reason that it passes with. */
function Remark({ line: { item, state, message, reason }, change }: Pick<LineProps, 'line' | 'change'>) {
  const asksReason = state === 'warning' || reason !== '';
  if (message === null && !asksReason) return null;
  return (
    <Box data-wide display="grid" gap="2" pb="2" data-leave-on-enter>
      {message === null ? null : (
        <Text fontWeight="semibold" color={state === 'refused' ? 'danger.fg' : 'warning.fg'}>
          {message}
        </Text>
      )}
      {asksReason ? (
        <TextInput
          label={`Reason, ${item.serial_number}`}
          value={reason}
          maxLength={REASON_LENGTH}
          onChange={(text) => change({ type: 'reason', itemId: item.id, reason: text })}
        />
      ) : null}
    </Box>
  );
}

/** The status of an item, and whether it is the recipient's. */
const Standing = ({ item, isMarked }: { item: CounterItemDto; isMarked: boolean }) => (
  <Flex direction="column" align="flex-start" gap="1">
    <StatusBadge status={item.current_status} />
    {isMarked ? <AuthorizedMark /> : null}
  </Flex>
);

function Line({ line, number, recipient, change }: LineProps) {
  const isPhone = useIsPhone();
  const { item, state } = line;
  const isMarked = recipient !== null && item.authorized?.id === recipient.id && state === 'ok';
  const facts = isPhone ? [`${number}. ${item.current_status}`, ...alongWords(item)] : alongWords(item);
  return (
    <Box as="li" css={row} data-state={state}>
      {isPhone ? null : <Text color="fg.muted">{number}</Text>}
      <Serial size={item.serial_number.length > LARGE_SERIAL ? 'md' : 'lg'}>{item.serial_number}</Serial>
      <Box minWidth="0">
        <Text fontWeight="semibold">{item.name}</Text>
        {item.nsn ? (
          <Text as="small" color="fg.muted" display="block">
            <Mono>{item.nsn}</Mono>
          </Text>
        ) : null}
        <Text as="small" color="fg.muted" display="block">
          {facts.join(' · ')}
        </Text>
        {/* Beside the words it would leave them no room. */}
        {isMarked && isPhone ? (
          <Box mt="1">
            <AuthorizedMark />
          </Box>
        ) : null}
      </Box>
      {isPhone ? null : <Standing item={item} isMarked={isMarked} />}
      <IconButton
        size="l"
        label={`Remove ${itemName(item)}`}
        icon={<XIcon />}
        onClick={() => change({ type: 'remove', itemId: item.id })}
      />
      <Remark line={line} change={change} />
    </Box>
  );
}

/** Takes the newest line off the list, before anybody signed for it. Nothing while there is none. */
function UndoLast({ desk }: { desk: DeskState }) {
  const { list, change, say } = desk;
  const [last] = list.lines;
  if (!last) return null;
  const undo = () => {
    change({ type: 'remove', itemId: last.item.id });
    say('click', `${itemName(last.item)} is off the list.`);
  };
  return (
    <Button variant="ghost" size="s" icon={<Undo2Icon />} onClick={undo}>
      Undo Last
    </Button>
  );
}

/** Takes everything off, the recipient too. Nothing while there is nobody and nothing on the list. */
function ClearList({ desk: { list, startAnew } }: { desk: DeskState }) {
  if (list.lines.length === 0 && !list.recipient) return null;
  return (
    <Button variant="ghost" size="s" onClick={() => startAnew(list.mode)}>
      Clear the list
    </Button>
  );
}

const HEADS = ['No.', 'Serial number', 'Item', 'Status'] as const;

/** Over the lines where there is room. It is a list: each line says the same by itself. */
const ColumnHeads = () => (
  <Box
    css={lineColumns}
    hideBelow="md"
    aria-hidden="true"
    py="2"
    bg="bg.subtle"
    borderTopWidth="1px"
    borderColor="border"
  >
    {HEADS.map((head) => (
      <Label key={head}>{head}</Label>
    ))}
  </Box>
);

/** A weapon that another person has is not in the rack to be scanned. */
const expectedWords = ({ possession }: CounterItemDto): string =>
  possession?.kind === 'person' ? `Out with ${possession.name}` : 'Expected';

/** What the recipient is to sign for, the newest first; below it what their card lets expect. */
export function ListPanel({ desk }: { desk: DeskState }) {
  const { list, change } = desk;
  const { lines, expected, recipient } = list;
  const missing = expected.filter((item) => !lines.some((line) => line.item.id === item.id));
  return (
    <Panel
      title="To sign for"
      badge={<CountBadge count={countItems(lines)} />}
      actions={
        <>
          <ClearList desk={desk} />
          <UndoLast desk={desk} />
        </>
      }
    >
      {lines.length === 0 && missing.length === 0 ? (
        <Box p="4">
          <EmptyState
            title="Nothing on the list"
            hint="Scan a person and items, in any order. Enter on the empty field goes on."
            align="left"
          />
        </Box>
      ) : (
        <>
          {lines.length > 0 ? <ColumnHeads /> : null}
          <Box as="ul" maxHeight={{ md: '52vh' }} overflowY="auto">
            {lines.map((line, index) => (
              <Line
                key={line.item.id}
                line={line}
                number={countItems(lines.slice(index + 1)) + 1}
                recipient={recipient}
                change={change}
              />
            ))}
            {missing.map((item) => (
              <Flex
                as="li"
                key={item.id}
                gap="3"
                px="4"
                py="3"
                color="fg.subtle"
                borderTopWidth="1px"
                borderColor="border.subtle"
              >
                <Box minWidth="132px">
                  <Serial>{item.serial_number}</Serial>
                </Box>
                <Text flex="1">{item.name}</Text>
                <Text>{expectedWords(item)}</Text>
              </Flex>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}
