import ts from 'typescript';

/** One change to one place of a source file. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
  /** Line of the file, from 1. */
  line: number;
  about: string;
}

/** What each comparison, and each count, is broken into. */
const INSTEAD: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
};

const OTHER_QUANTIFIER: Readonly<Record<string, string>> = { every: 'some', some: 'every' };

/** A piece of the source and what it is replaced by. */
interface Change {
  node: ts.Node;
  text: string;
  about: string;
}

function* changesOf(node: ts.Node, file: ts.SourceFile): Generator<Change> {
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken;
    for (const text of INSTEAD[operator.kind] ?? []) {
      yield { node: operator, text, about: `${operator.getText(file)} became ${text}` };
    }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const text = node.operand.getText(file);
    yield { node, text, about: `${node.getText(file)} became ${text}` };
  }
  if (ts.isPropertyAccessExpression(node)) {
    const text = OTHER_QUANTIFIER[node.name.text];
    if (text) yield { node: node.name, text, about: `${node.name.text} became ${text}` };
  }
  if (ts.isCallExpression(node) && node.expression.getText(file) === 'must') {
    const [condition] = node.arguments;
    if (condition) {
      yield {
        node: condition,
        text: 'true as boolean',
        about: `must(${condition.getText(file)}) refuses nothing`,
      };
    }
  }
}

/** Every comparison, negation and count of a file broken in each way, and every `must` that no longer refuses. */
export function mutantsOf(source: string, name: string): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    for (const { node: at, text, about } of changesOf(node, file)) {
      const start = at.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ start, end: at.getEnd(), text, line, about });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

export const applyTo = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
