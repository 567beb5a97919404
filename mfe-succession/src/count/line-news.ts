import type {
  LineMarkDto,
  LineResult,
  SuccessionDetailDto,
  SuccessionLineDto,
} from '@hand-receipt/contracts';
import { recentTimeWords } from '@hand-receipt/ui';
import { marksOf, type RecorderMark } from './marks';
import { RESULTS } from './result-words';

/** What a person is doing about a line, and the line as it was when they began. */
export interface AskedLine {
  act: RecorderMark | 'let-through';
  line: SuccessionLineDto;
}

/** What happened while a form about a line was open. */
export interface LineNews {
  title: string;
  words: string;
  /** The act is not possible any more. */
  isOver: boolean;
}

/** What a person may do with the lines of a section now. */
export interface MayNow {
  record: boolean;
  confirm: boolean;
  letThrough: boolean;
}

interface Now {
  succession: Pick<SuccessionDetailDto, 'id' | 'state'>;
  /** The line as it is in the list; undefined where it is there no more. */
  line: SuccessionLineDto | undefined;
  may: MayNow;
}

const READ: readonly LineResult[] = ['verified', 'serial-differs', 'other-section'];

/** The act of a form is not possible any more. */
export const over = (title: string): LineNews => ({
  title,
  words: 'Nothing can be sent any more. Close this form.',
  isOver: true,
});

function newsOfLine(act: LineMarkDto['mark'], line: SuccessionLineDto): LineNews | null {
  const { item, result, counted_by: by, counted_at: at } = line;
  if (!result || !at) return null;
  const isOver = !marksOf(line).some((mark) => mark === act);
  const verb = READ.includes(result) ? 'read' : 'marked';
  const how = result === 'verified' ? '' : `: ${RESULTS[result].label}`;
  return {
    title: `${by ?? 'Another person'} ${verb} ${item.serial_number ?? item.name} ${recentTimeWords(at)}${how}.`,
    words: isOver ? 'It cannot be marked so any more. Close this form.' : 'Mark replaces that.',
    isOver,
  };
}

/** What happened to a line since a person began an act on it; null for nothing. */
export function newsOf({ act, line: before }: AskedLine, { succession, line, may }: Now): LineNews | null {
  if (succession.state === 'cancelled') return over(`${succession.id} was cancelled.`);
  if (act === 'let-through') return may.letThrough ? null : over('Nothing is let through any more.');
  if (!may.record) return over('You do not record this section any more.');
  if (!line) {
    return {
      title: 'This line was counted while the form was open.',
      words: 'See it under All before you mark it.',
      isOver: false,
    };
  }
  const isSame = line.result === before.result && line.counted_at === before.counted_at;
  return isSame ? null : newsOfLine(act, line);
}
