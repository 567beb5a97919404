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

/** What each comparison is broken into. */
const INSTEAD: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
};

/** Every comparison of a file broken in each way, and every `must` that no longer refuses. */
export function mutantsOf(source: string, name: string): Mutant[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, text: string, about: string) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ start, end: node.getEnd(), text, line, about });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken;
      for (const instead of INSTEAD[operator.kind] ?? []) {
        add(operator, instead, `${operator.getText(file)} became ${instead}`);
      }
    }
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'must') {
      const [condition] = node.arguments;
      if (condition) add(condition, 'true as boolean', `must(${condition.getText(file)}) refuses nothing`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

export const applyTo = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
