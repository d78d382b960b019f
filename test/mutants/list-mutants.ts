import ts from 'typescript'

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** From 1. */
  line: number
  /** What is replaced: from the character at `start` to the one before `end`. */
  start: number
  end: number
  was: string
  becomes: string
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&'
}

/**
 * Every mutant of a TypeScript file: operators turned round, conditions always or never met, `!` and `true` reversed,
 * returned values left out, and statements removed. Types are not looked at: some would be refused by the compiler.
 */
export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kindOf(file))
  const mutants: Mutant[] = []

  function replace(node: ts.Node, becomes: string): void {
    const start = node.getStart(source)
    const was = node.getText(source)
    if (was === becomes) return
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    mutants.push({ line, start, end: node.end, was, becomes })
  }

  function always(condition: ts.Expression, values: readonly string[]): void {
    for (const value of values) replace(condition, value)
  }

  function visit(node: ts.Node): void {
    // Nothing of a type, nor of an import, is there when the code runs.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return
    if (ts.isBinaryExpression(node)) {
      const becomes = OPERATORS[node.operatorToken.getText(source)]
      if (becomes !== undefined) replace(node.operatorToken, becomes)
    }
    if (ts.isIfStatement(node)) always(node.expression, ['true', 'false'])
    if (ts.isConditionalExpression(node)) always(node.condition, ['true', 'false'])
    if (ts.isWhileStatement(node)) always(node.expression, ['false'])
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      replace(node, node.operand.getText(source))
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true')
    // Whoever asks whether takes undefined for false.
    if (ts.isReturnStatement(node) && node.expression && !isFalse(node.expression))
      replace(node, 'return undefined')
    if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) replace(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

function isFalse({ kind }: ts.Expression): boolean {
  return kind === ts.SyntaxKind.FalseKeyword
}

/** The file with one change made. */
export function applyMutant(text: string, { start, end, becomes }: Mutant): string {
  return text.slice(0, start) + becomes + text.slice(end)
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
