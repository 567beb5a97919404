import type { Paper } from '../pdf/paper';
import { FRONT, HEAD_RULES, PAGE, REVERSE, REVERSE_LETTERS, type Side } from './geometry';
import { FRONT_WORDING, type Printed, REVERSE_WORDING } from './wording';

/** Weights of the form's rules, in points. */
const WEIGHT = { frame: 1.3, rule: 0.94, line: 0.5 } as const;

function drawFrame(paper: Paper, { frame: { left, right, top, bottom } }: Side): void {
  paper.box(left, bottom, right - left, top - bottom, WEIGHT.frame);
}

/** Lines for entries: fine ones between them, a strong one where the body begins and ends. */
function drawLines(paper: Paper, { frame, lineRules }: Side): void {
  lineRules.forEach((y, index) => {
    const isEdge = index === 0 || index === lineRules.length - 1;
    paper.line(frame.left, y, frame.right, y, isEdge ? WEIGHT.rule : WEIGHT.line);
  });
}

/** Rules between columns; those between the letters A to F begin below the word QUANTITY. */
function drawColumns(paper: Paper, side: Side, top: number, lettersTop: number): void {
  const bottom = side.lineRules.at(-1) ?? side.frame.bottom;
  const firstLetter = side.fields.A[1];
  for (const x of side.columnRules) {
    paper.line(x, x > firstLetter ? lettersTop : top, x, bottom, WEIGHT.rule);
  }
  const quantity = side.columnRules.findLast((x) => x < side.fields.A[0]) ?? side.frame.left;
  paper.line(quantity, lettersTop, side.frame.right, lettersTop, WEIGHT.rule);
}

/** A rule under the blanks of PAGE n OF m. */
function drawPageBlanks(paper: Paper, { page, pages }: Side): void {
  for (const { x, y, width } of [page, pages]) paper.line(x, y, x + width, y, WEIGHT.line);
}

const print = (paper: Paper, wording: readonly Printed[]) => {
  for (const [text, x, y, size, face] of wording) paper.text(text, x, y, { size, face });
};

/** Adds an empty front to the file. */
export function drawFront(paper: Paper): void {
  paper.addPage(PAGE);
  drawFrame(paper, FRONT);
  for (const y of HEAD_RULES.across) {
    paper.line(FRONT.frame.left, y, FRONT.frame.right, y, WEIGHT.rule);
  }
  for (const [x, from, to] of HEAD_RULES.down) paper.line(x, from, x, to, WEIGHT.rule);
  drawLines(paper, FRONT);
  drawColumns(paper, FRONT, HEAD_RULES.across[1], HEAD_RULES.letters);
  drawPageBlanks(paper, FRONT);
  print(paper, FRONT_WORDING);
}

/** Adds an empty reverse, which every further page is. */
export function drawReverse(paper: Paper): void {
  paper.addPage(PAGE);
  drawFrame(paper, REVERSE);
  drawLines(paper, REVERSE);
  drawColumns(paper, REVERSE, REVERSE.frame.top, REVERSE_LETTERS);
  drawPageBlanks(paper, REVERSE);
  print(paper, REVERSE_WORDING);
}
