import ts from 'typescript';

/** A small change of a source text that some test should notice. */
export interface Mutant {
  /** The start and the end of the replaced text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The named function around it; null: it runs when the file is loaded. */
  readonly within: string | null;
}

const swapped: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
};

const renamed: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Calls whose removal leaves a list of the same kind, only longer or in another order. */
const dropped = ['filter', 'toSorted', 'toReversed', 'slice'];

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The possible changes of a node, as texts with the node that they replace. */
function changesOf(node: ts.Node): readonly (readonly [ts.Node, string])[] {
  if (ts.isBinaryExpression(node)) {
    const other = swapped[node.operatorToken.kind];
    const joinsTexts = isText(node.left) || isText(node.right);
    return other === undefined || joinsTexts ? [] : [[node.operatorToken, other]];
  }
  if (ts.isConditionalExpression(node)) {
    return [[node.condition, `!(${node.condition.getText()})`]];
  }
  if (ts.isIfStatement(node)) {
    return [
      [node.expression, 'false'],
      [node.expression, 'true'],
    ];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [[node, node.operand.getText()]];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isNumericLiteral(node)) return [[node, `${Number(node.text) + 1}`]];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (dropped.includes(name.text)) return [[node, expression.getText()]];
    const other = renamed[name.text];
    return other === undefined ? [] : [[name, other]];
  }
  return [];
}

/** The name of a function: its own, or that of the variable or property that holds it. */
function nameOf(node: ts.Node): string | null {
  if (!ts.isFunctionLike(node)) return null;
  const holder = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node.parent : node;
  const isNamed =
    ts.isVariableDeclaration(holder) ||
    ts.isPropertyAssignment(holder) ||
    ts.isFunctionLike(holder);
  const name = isNamed ? holder.name : undefined;
  return name !== undefined && ts.isIdentifier(name) ? name.text : null;
}

/** All mutants of a source text. Types and the numbers of tables stay as they are. */
export function findMutants(source: string): readonly Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node, outer: string | null): void => {
    const within = nameOf(node) ?? outer;
    if (
      ts.isTypeNode(node) ||
      (ts.isNumericLiteral(node) && ts.isArrayLiteralExpression(node.parent))
    )
      return;
    for (const [at, text] of changesOf(node)) {
      found.push({ start: at.getStart(), end: at.getEnd(), text, within });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(file, null);
  return found;
}

/** A source text with one mutant in it. */
export const withMutant = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
