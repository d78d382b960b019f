import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { IRREGULAR } from './irregular-errors'

/** A failure as it is said. What is put in stands in ‹›. */
export interface SaidError {
  code: string
  message: string
  advice: string
  /** `depends`: on what was under way. */
  sent: 'no' | 'yes' | 'maybe' | 'depends'
}

type Words = Record<string, unknown>

/**
 * Every failure that the plugin's own code tells of, read from where it is made: an object with `code` and `sent`, whose
 * sentences are of a table of words. What is made otherwise has to be in `IRREGULAR`. Throws for what is in neither.
 */
export async function pluginErrors(): Promise<SaidError[]> {
  const files = globSync('src/{errors,bridge,engine,main,ui,workers}/**/*.{ts,tsx}').sort()
  const found = await Promise.all(files.map(errorsIn))
  const told = found.flat()
  const unused = Object.keys(IRREGULAR).filter((file) => !files.includes(file))
  if (unused.length > 0) throw new Error(`There is no ${unused.join(', ')} any more.`)
  return told
}

async function errorsIn(file: string): Promise<SaidError[]> {
  const text = readFileSync(file, 'utf8')
  if (!/\bsent\b/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const made = objectsIn(source).filter((object) => has(object, 'code') && has(object, 'sent'))
  if (made.length === 0) return []
  const words = await wordsOf(source)
  const regular = made.flatMap((object) => read(object, words) ?? [])
  const irregular = IRREGULAR[file]
  if (regular.length < made.length && irregular === undefined) {
    throw new Error(`${file} makes an error that cannot be read: add it to irregular-errors.ts.`)
  }
  return [...regular, ...(irregular ?? [])]
}

function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  const found = ts.isObjectLiteralExpression(node) ? [node] : []
  ts.forEachChild(node, (child) => void found.push(...objectsIn(child)))
  return found
}

function has({ properties }: ts.ObjectLiteralExpression, name: string): boolean {
  return properties.some((property) => property.name?.getText() === name)
}

/** The table that the file says `words()` to. */
async function wordsOf(source: ts.SourceFile): Promise<Words> {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const from = (statement.moduleSpecifier as ts.StringLiteral).text
    if (!from.endsWith('/words')) continue
    const file = resolve(dirname(source.fileName), `${from}.ts`)
    const { words } = (await import(/* @vite-ignore */ file)) as { words: () => Words }
    return words()
  }
  return {}
}

/** null where it is made in another way than most. */
function read({ properties }: ts.ObjectLiteralExpression, words: Words): SaidError | null {
  const facts: Record<string, unknown> = {}
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) Object.assign(facts, valueOf(property.expression, words))
    else if (ts.isPropertyAssignment(property)) {
      facts[property.name.getText()] = valueOf(property.initializer, words)
    } else if (property.name.getText() === 'sent') facts.sent = 'depends'
  }
  const { code, message, advice, sent } = facts
  const said = [code, message, advice, sent]
  return said.every((fact) => typeof fact === 'string') ? (facts as unknown as SaidError) : null
}

/** What `words().a.b(c)` or a text comes to; undefined for everything else. */
function valueOf(node: ts.Expression, words: Words): unknown {
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) {
    const around = valueOf(node.expression, words)
    return typeof around === 'object' ? (around as Words)[node.name.text] : undefined
  }
  if (!ts.isCallExpression(node)) return undefined
  if (node.expression.getText() === 'words') return words
  const say = valueOf(node.expression, words)
  if (typeof say !== 'function') return undefined
  return (say as (...values: string[]) => unknown)(...node.arguments.map(placeholder))
}

function placeholder(node: ts.Expression): string {
  return `‹${/\w+$/.exec(node.getText())?.[0] ?? '…'}›`
}
