import { LedgerError } from '../errors';
import { type Progress, chunksOf } from '../bundle/read-stream';
import { portableTools } from '../tools';
import { type Line, refusalLines } from '../bundle/words';
import { type Typed, checkTyped } from './check-typed';

/** The page that is opened from disk: a file or the codes of a paper in, one verdict out, no network. */
function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const file = element('file', HTMLInputElement);
const key = element('key', HTMLInputElement);
const size = element('size', HTMLInputElement);
const root = element('root', HTMLInputElement);
const codes = element('codes', HTMLTextAreaElement);
const policy = element('policy', HTMLTextAreaElement);
const form = element('form', HTMLFormElement);
const fields = element('fields', HTMLFieldSetElement);
const button = element('verify', HTMLButtonElement);
const progress = element('progress', HTMLProgressElement);
const result = element('result', HTMLElement);

const typed = (): Typed => ({
  key: key.value,
  size: size.value,
  root: root.value,
  codes: codes.value,
  policy: policy.value,
});

function show(lines: readonly Line[]): void {
  result.replaceChildren(
    ...lines.map(({ kind, text }) => {
      const line = document.createElement('p');
      line.className = kind;
      line.textContent = text;
      return line;
    }),
  );
}

function showProgress({ checked, size: all }: Progress): void {
  progress.hidden = false;
  if (all !== null) progress.max = all;
  progress.value = checked;
}

/** So much is checked between two looks at the clock, and so long between two drawings of the page. */
const PIECE_BYTES = 64 * 1024;
const MS_AT_WORK = 25;

/** Cuts what was read into pieces, and lets the page draw and answer in between: there is no worker on a page from disk. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let rested = performance.now();
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      yield chunk.subarray(start, start + PIECE_BYTES);
      if (performance.now() - rested < MS_AT_WORK) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
  }
}

async function verify(chosen: File | undefined): Promise<Line[]> {
  result.replaceChildren('Checking...');
  const file = chosen ? inPieces(chunksOf(chosen.stream())) : null;
  return checkTyped(file, typed(), portableTools, showProgress);
}

// A verdict stands for what it was made of, and goes when something else is chosen or typed.
form.addEventListener('input', () => result.replaceChildren());

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = file.files?.[0];
  fields.disabled = true;
  verify(chosen)
    .then(show)
    .catch((error: unknown) =>
      show(refusalLines(error instanceof LedgerError ? error.message : 'The file could not be read.')),
    )
    .finally(() => {
      progress.hidden = true;
      fields.disabled = false;
      button.focus();
    });
});
