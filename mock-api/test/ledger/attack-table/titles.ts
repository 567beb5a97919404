import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The name of the function that is called in the end: `test` of `test.each(...)(...)`. */
function calledName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)
    ? calledName(node.expression)
    : null;
}

/** The titles of the tests in a file, as they are written there. */
export function titlesOf(file: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calledName(node.expression) === 'test') {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}
