import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { badRequest } from '../errors';
import { readCell } from './write';

/** One row of a file. */
export interface CsvRow {
  /** Line of the file where it begins, from 1. */
  line: number;
  /** As typed, without the space around them. */
  cells: string[];
}

/** Characters of one row, past which a quotation mark was opened and never closed. */
const ROW_LIMIT = 100_000;

const DELIMITERS = [',', ';', '\t'] as const;

/** Lines in which there may be a title above the cells. */
const TITLE_LINES = 20;

/** The delimiter that the first line with any has most of: a title above the cells may have none. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', TITLE_LINES).map((line) => line.replace(/"[^"]*"/g, ''));
  const line = lines.find((found) => DELIMITERS.some((delimiter) => found.includes(delimiter))) ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/** The parser's complaint in a sentence that names the line. */
function explain(error: unknown, lastLine: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return badRequest(
      `The row that begins on line ${lastLine + 1} does not end: a quotation mark is opened there and not closed, or a cell is longer than ${ROW_LIMIT.toLocaleString('en-US')} characters.`,
    );
  }
  return badRequest(`The file cannot be read as CSV after line ${lastLine}.`);
}

/**
 * Reads CSV as it comes, part by part: comma, semicolon or tab, whichever the first line with any has most of.
 * Empty rows are left out.
 *
 * @param parts text with line feeds as line ends.
 * @throws ApiError 400 naming the line of a row that does not end.
 */
export async function* readRows(parts: Generator<string>): AsyncGenerator<CsvRow> {
  const first = parts.next();
  if (first.done) return;
  let lastLine = 0;
  const parser = parse({
    delimiter: delimiterOf(first.value),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    // An inch mark within a name is a letter; a mark left open still ends the reading.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: ROW_LIMIT,
    // Noted here and not below: rows that were read when the parser fails are never handed out.
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      return record;
    },
  });
  const source = Readable.from(
    (function* () {
      yield first.value;
      yield* parts;
    })(),
  );
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);

  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      const line = info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
      const cells = record.map((cell) => readCell(cell.trim()));
      if (cells.some((cell) => cell !== '')) yield { line, cells };
    }
  } catch (error) {
    throw explain(error, lastLine);
  } finally {
    source.destroy();
    parser.destroy();
  }
}
