import type {
  CheckedLineDto,
  CounterItemDto,
  CounterReadingDto,
  HandOverMode,
  PrepareHandOverDto,
  ServedPersonDto,
} from '@hand-receipt/contracts';
import { newId } from '@hand-receipt/platform';

/** Modes in the order of Alt+1 to Alt+4. */
export const MODES = ['issue', 'return', 'temporary', 'draw'] as const satisfies readonly HandOverMode[];

export const MODE_WORDS: Record<HandOverMode, string> = {
  issue: 'Issue',
  return: 'Return',
  temporary: 'Temporary',
  draw: 'Draw',
};

/** What it means to sign for so many items, for the signer. */
export function answerWords(mode: Exclude<HandOverMode, 'return'>, items: number): string {
  const [it, are] = items === 1 ? ['it', 'it is'] : ['them', 'they are'];
  const words = {
    draw: `You have ${it} until ${are} back at the counter.`,
    issue: `You answer for ${it} now.`,
    temporary: `You answer for ${it} until the due date.`,
  };
  return words[mode];
}

/** A line of the list before it is signed. */
export interface DeskLine {
  item: CounterItemDto;
  /** Of a warning, what is needed; of a refusal, why. */
  message: string | null;
  state: CheckedLineDto['verdict'];
  reason: string;
}

/** What stands on the counter. Kept on the device as a draft; it never holds a PIN. */
export interface DeskList {
  draftId: string;
  mode: HandOverMode;
  recipient: ServedPersonDto | null;
  /** What the recipient's card lets expect; nothing of it is handed over without a scan. */
  expected: CounterItemDto[];
  lines: DeskLine[];
  /** Local day as YYYY-MM-DD; of a temporary receipt. */
  dueOn: string;
  purpose: string;
  /** Of lines that are entered from the paper log: local time as YYYY-MM-DDTHH:MM, '' before it is set. Null: done now. */
  paperTime: string | null;
}

export const emptyList = (mode: HandOverMode): DeskList => ({
  draftId: newId(),
  mode,
  recipient: null,
  expected: [],
  lines: [],
  dueOn: '',
  purpose: '',
  paperTime: null,
});

/** How many items are signed for with these lines: what is mounted on them goes along. */
export const countItems = (lines: readonly Pick<DeskLine, 'item'>[]): number =>
  new Set(lines.flatMap(({ item }) => [item.id, ...item.mounted.map(({ id }) => id)])).size;

export const isEmpty = ({ recipient, lines }: DeskList): boolean => recipient === null && lines.length === 0;

/** What an older version of the page kept, laid over what this one needs. */
export const listFrom = (kept: Partial<DeskList> | null | undefined, mode: HandOverMode): DeskList =>
  kept?.draftId ? { ...emptyList(mode), ...kept } : emptyList(mode);

export type ListChange =
  | { type: 'start'; list: DeskList }
  | { type: 'mode'; mode: HandOverMode }
  | { type: 'person'; person: ServedPersonDto; expected: CounterItemDto[] }
  | { type: 'no-person' }
  | { type: 'add'; line: DeskLine }
  | { type: 'remove'; itemId: string }
  | { type: 'reason'; itemId: string; reason: string }
  | { type: 'checked'; lines: CheckedLineDto[] }
  | { type: 'due'; dueOn: string }
  | { type: 'purpose'; purpose: string }
  | { type: 'paper'; paperTime: string | null };

/** A line as the server sees it now. What its reason answers stays in sight, so that the reason can be corrected. */
function withCheck(line: DeskLine, checked: readonly CheckedLineDto[]): DeskLine {
  const found = checked.find(({ item }) => item.id === line.item.id);
  if (!found) return line;
  const isAnswered = found.verdict === 'ok' && line.state === 'warning' && line.reason.trim() !== '';
  if (isAnswered) return { ...line, item: found.item };
  return { ...line, item: found.item, message: found.message, state: found.verdict };
}

/** The list for a person, or for nobody yet. What was said of its lines, and the reasons, concern the person before. */
function withRecipient(list: DeskList, given: Pick<DeskList, 'recipient' | 'expected'>): DeskList {
  if (given.recipient?.id === list.recipient?.id) return { ...list, ...given };
  const lines = list.lines.map((line) => ({ ...line, message: null, state: 'ok' as const, reason: '' }));
  return { ...list, ...given, lines };
}

/** The list after a change. */
export function changeList(list: DeskList, change: ListChange): DeskList {
  switch (change.type) {
    case 'start':
      return change.list;
    case 'mode':
      return { ...list, mode: change.mode };
    case 'person':
      return withRecipient(list, { recipient: change.person, expected: change.expected });
    case 'no-person':
      return withRecipient(list, { recipient: null, expected: [] });
    case 'add':
      return { ...list, lines: [change.line, ...list.lines] };
    case 'remove':
      return { ...list, lines: list.lines.filter(({ item }) => item.id !== change.itemId) };
    case 'reason':
      return {
        ...list,
        lines: list.lines.map((line) =>
          line.item.id === change.itemId ? { ...line, reason: change.reason } : line,
        ),
      };
    case 'checked':
      return { ...list, lines: list.lines.map((line) => withCheck(line, change.lines)) };
    case 'due':
      return { ...list, dueOn: change.dueOn };
    case 'purpose':
      return { ...list, purpose: change.purpose };
    case 'paper':
      return { ...list, paperTime: change.paperTime };
  }
}

/** The end of a local day, as a time of the wire; null for no day. */
export const endOfDay = (day: string): string | null => {
  if (day === '') return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59).toISOString();
};

/** Why nothing is recorded by a paper whose time is not set. */
const NEEDS_PAPER_TIME = 'Enter the time on the paper.';

/** So far back a paper log may be entered; the server refuses what is older. */
const PAPER_DAYS = 7;
const TOO_OLD = `Enter a paper log within ${PAPER_DAYS} days.`;

/** The earliest time that a paper log may have now. */
export const earliestPaper = (): Date => new Date(Date.now() - PAPER_DAYS * 24 * 60 * 60 * 1000);

/** What is wrong with the time on the paper, if it is set; null where nothing is. */
export const wrongPaperTime = ({ paperTime }: Pick<DeskList, 'paperTime'>): string | null =>
  paperTime && new Date(paperTime) < earliestPaper() ? TOO_OLD : null;

/** Why nothing is recorded with the time on the paper as it is; null where it may be. */
export const whyNotPaper = (list: Pick<DeskList, 'paperTime'>): string | null =>
  list.paperTime === '' ? NEEDS_PAPER_TIME : wrongPaperTime(list);

/** When it was done by the paper, as a time of the wire; undefined for what is done now. */
export const actAtOf = ({ paperTime }: Pick<DeskList, 'paperTime'>): string | undefined =>
  paperTime ? new Date(paperTime).toISOString() : undefined;

/** A list that somebody can sign: its recipient is known, and it is no return. */
export type OpenList = DeskList & { recipient: ServedPersonDto; mode: Exclude<HandOverMode, 'return'> };

/** The list as the server checks it; the oldest line is number 1. */
export const toContent = (list: OpenList, sessionId: string): PrepareHandOverDto => ({
  sessionId,
  draftId: list.draftId,
  mode: list.mode,
  recipientId: list.recipient.id,
  ...(list.mode === 'temporary' && { dueAt: endOfDay(list.dueOn), purpose: list.purpose.trim() || null }),
  ...(list.paperTime && { actAt: actAtOf(list) }),
  lines: [...list.lines].reverse().map(({ item, reason }) => ({
    itemId: item.id,
    ...(reason.trim() && { reason: reason.trim() }),
  })),
});

/** Whether somebody can sign a list. */
export const isOpen = (list: DeskList): list is OpenList => list.recipient !== null && list.mode !== 'return';

export const itemName = ({ name, serial_number: serial }: Pick<CounterItemDto, 'name' | 'serial_number'>) =>
  `${name} ${serial}`;

/** What a reading lets choose from, as codes to read again. */
export const choicesOf = ({ items, people }: CounterReadingDto) => [
  ...items.map((item) => ({
    label: itemName(item),
    code: `HR1/I/${item.id}/${encodeURIComponent(item.serial_number)}`,
  })),
  ...people.map((person) => ({ label: person.name, code: `HR1/U/${person.id}` })),
];
