import { LedgerError } from '../errors';
import { type BundleExpectations, type BundleVerdict } from '../bundle/verify';
import { type Progress, chunksOf, verifyBundle } from '../bundle/read-stream';
import { portableTools } from '../tools';
import { type Line, outcomeLines, refusalLines } from '../bundle/words';

/** The page that is opened from disk: one file in, one verdict out, no network. */
function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const file = element('file', HTMLInputElement);
const key = element('key', HTMLInputElement);
const size = element('size', HTMLInputElement);
const root = element('root', HTMLInputElement);
const form = element('form', HTMLFormElement);
const progress = element('progress', HTMLProgressElement);
const result = element('result', HTMLElement);

function expectations(): BundleExpectations {
  const trustedKey = key.value.trim() || undefined;
  const seen = {
    size: Number(size.value.replace(/[ ,]/g, '')),
    root: root.value.trim().toLowerCase(),
    who: 'you have seen',
  };
  return { trustedKey, ...(size.value.trim() && root.value.trim() && { seen }) };
}

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

async function verify(chosen: File): Promise<BundleVerdict> {
  result.replaceChildren('Checking every event...');
  return verifyBundle(chunksOf(chosen.stream()), portableTools, expectations(), showProgress);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = file.files?.[0];
  if (!chosen) return show([{ kind: 'refused', text: 'Choose an exported ledger first.' }]);
  verify(chosen)
    .then((verdict) => show(outcomeLines(verdict)))
    .catch((error: unknown) =>
      show(refusalLines(error instanceof LedgerError ? error.message : 'The file could not be read.')),
    )
    .finally(() => (progress.hidden = true));
});
