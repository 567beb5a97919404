import type { ReleaseDto } from '@hand-receipt/contracts';
import {
  type PaperWitnesses,
  formatPaperCode,
  formatSealedCode,
  fromHex,
  witnessedWords,
} from '@hand-receipt/ledger';
import { type Code, drawCode, fullCode, paperCode } from '../pdf/code';
import type { Paper } from '../pdf/paper';
import { fit } from '../pdf/wrap';
import { formTime } from '../dates';
import type { RegisteredForm } from './hand-receipt';

const SIZE = { max: 5.5, min: 3 } as const;
const GAP = 6;
const HEIGHT = 29;
/** Digits of the release that stand on a page; all of them are on the screen About. */
const RELEASE_DIGITS = 16;

/** The state of the ledger that a form is stamped with. */
export interface LedgerStamp {
  size: number;
  /** Root hash of the tree of those events, hex. */
  root: string;
  /** Null where no quorum of witnesses has cosigned it. */
  witnesses: PaperWitnesses | null;
  /** When the last check of the ledger failed; null where it held, or none was made yet. */
  failedAt: Date | null;
}

/** What a form is printed by: digests of the program that a reader can check it with. */
export type FormProgram = Pick<ReleaseDto, 'digest' | 'verifier'>;

/** What stands at the edge of every page: the state of the ledger as a code and in words, and the program. */
export interface PageStamp {
  code: Code | null;
  /** The same with cosignatures. Only the front of a form has room for it. */
  witnessCode: Code | null;
  lines: string[];
}

function programLine({ digest, verifier }: FormProgram): string {
  const file =
    verifier === null ? 'Verifier: not built, so it has no digest.' : `Verifier SHA-256 ${verifier}`;
  const release =
    digest === null
      ? 'Release: not built, so it has no digest.'
      : `Release ${digest.slice(0, RELEASE_DIGITS)}`;
  return `${file}   ${release}`;
}

interface Printed {
  /** Number of the hand receipt, so that a loose page is known. */
  number: string;
  at: Date;
  stamp: LedgerStamp | null;
  /** Left out for a print that is in no register. */
  registered?: RegisteredForm | null;
  program: FormProgram;
}

/** The first code of a page. With an address before it, it is longer, so its level is lower and its modules as large. */
function firstCode({ size, root }: LedgerStamp, registered: RegisteredForm | null): Code {
  const checkpoint = { size: BigInt(size), root: fromHex(root) };
  if (!registered) return paperCode(formatSealedCode(checkpoint));
  const { id, secret, checkAddress } = registered;
  if (checkAddress === null) return paperCode(formatPaperCode({ id, secret, ...checkpoint }));
  return fullCode(formatPaperCode({ id, secret, ...checkpoint }, checkAddress));
}

export function pageStamp({ number, at, stamp, registered = null, program }: Printed): PageStamp {
  const printed = `${number}, printed ${formTime(at)}.`;
  if (!stamp) {
    const lines = [printed, 'The ledger has no event yet.', programLine(program)];
    return { code: null, witnessCode: null, lines };
  }
  const { size, root, witnesses, failedAt } = stamp;
  return {
    code: firstCode(stamp, registered),
    witnessCode: witnesses?.code ? fullCode(witnesses.code) : null,
    lines: [
      `${printed} Ledger of ${size.toLocaleString('en-US')} events, root`,
      root,
      ...(failedAt
        ? [`Ledger check failed ${formTime(failedAt)}: what is printed here may be altered.`]
        : []),
      witnessedWords(witnesses?.signed ?? []),
      programLine(program),
    ],
  };
}

/** Draws the code with its lower left corner at (x, y), and the words beside it on the side asked for. */
export function drawStamp(
  paper: Paper,
  { code, lines }: PageStamp,
  {
    x,
    y,
    side,
    words,
    width,
  }: { x: number; y: number; side: number; words: 'left' | 'right'; width: number },
): void {
  if (code) drawCode(paper, code, x, y, side);
  const edge = words === 'left' ? x - GAP : x + side + GAP;
  // Names of witnesses may be long: all of them are printed, in smaller letters where they must be.
  const { lines: fitted, size, leading } = fit(paper, lines, { width, height: HEIGHT }, SIZE);
  const top = y + side / 2 + ((fitted.length - 1) * leading) / 2 - size / 3;
  fitted.forEach((line, index) =>
    paper.text(line, edge, top - index * leading, { size, align: words === 'left' ? 'right' : 'left' }),
  );
}

const HINT = ['Cosigned by the witnesses: read this code into', 'the verifier, with the witness policy.'];

/** Draws the second code with its lower left corner at (x, y), and what it is for on its right. */
export function drawWitnessCode(
  paper: Paper,
  { witnessCode }: PageStamp,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  if (!witnessCode) return;
  drawCode(paper, witnessCode, x, y, side);
  HINT.forEach((line, index) =>
    paper.text(line, x + side + GAP, y + side / 2 - index * (SIZE.max + 1), { size: SIZE.max }),
  );
}
