import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Those that take long for a long text, and why they never meet one that others have written. */
const BOUNDED = [
  // The address of a service, as its own user or operator types it.
  'src/client/core/address.ts /\\/+$/',
  'src/service/create-service.ts /\\/+$/',
  // 4,000 characters of an error at most; 200 of them are quoted.
  'src/client/core/scrub.ts /(https?:\\/\\/[^\\s/?#"\'<>]+)[^\\s?#"\'<>]*[?#][^\\s"\'<>]*/gi',
  'src/client/errors/failures.ts /[.!?]+$/'
]

/** What matches begin with, and what may keep one from ending. */
const PIECES = [
  ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ aA1é漢\n\t\u200b'),
  ...[
    'http://',
    '.http://',
    'http://a',
    'https%3A%2F%2F',
    'a.',
    '1.',
    'a ',
    ' \n',
    '&a',
    '#1',
    '1,'
  ]
]
const LENGTH = 200_000
/** In proportion to its length, a text takes some ms; by its square, half a minute. */
const LIMIT_MS = 3_000

/** The regular expressions of a source file, as written. */
function expressionsIn(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const text = readFileSync(file, 'utf8')
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, kind))
  return found
}

/** The pieces of which a long text holds an expression up. */
function holdUp(expression: string): string[] {
  return PIECES.flatMap((piece) => ['', '\0'].map((end) => [piece, end] as const))
    .filter(([piece, end]) => {
      const text = piece.repeat(LENGTH / piece.length) + end
      try {
        runInNewContext(`text.replace(${expression}, '')`, { text }, { timeout: LIMIT_MS })
        return false
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true
        throw error
      }
    })
    .map(([piece, end]) => `${piece}…${end}`)
}

it(
  'no regular expression takes longer for a text than in proportion to its length, but those that meet short ones',
  { tags: ['thorough'], timeout: 600_000 },
  () => {
    const all = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
      expressionsIn(file).map((expression) => ({ name: `${file} ${expression}`, expression }))
    )
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(BOUNDED))
    const slow = all
      .filter(({ name }) => !BOUNDED.includes(name))
      .map(({ name, expression }) => ({ name, by: holdUp(expression) }))
      .filter(({ by }) => by.length > 0)
    expect(slow).toEqual([])
  }
)
