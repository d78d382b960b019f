import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** What has to be matched with a service, or with the command's options, by its own word. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'src/engine/texts/clarity-words.ts': /^generic$/gm,
  'src/ui/settings/words.ts': /\(base URL\)/g,
  'docs/service.md': /\(a base URL,/g,
  'docs/method.md': /“as generic”/g,
  'docs/figures.md': /as generic|medium generic/gi
}

const tables = filesIn('src').filter((file) => /words(\.de)?\.ts$/.test(file))
const pages = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]

/** The last column of the glossary's table: what a thing is never called. */
const retired = readFileSync('src/language/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((row) => row.split('|').at(-2)!.split(','))
  .map((words) => words.trim())
  .filter((words) => words !== '')

/** Whole words, in any case, over line breaks. */
const anyRetired = new RegExp(
  `(?<!\\p{L})(?:${retired.map((words) => words.replaceAll(' ', '\\s+')).join('|')})(?!\\p{L})`,
  'giu'
)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`
  )
}

/** What a file of words says: its literals, without names and comments. */
function saidIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const said: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) said.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return said
}

/** A page without code and without names in the style of code. */
function saidOn(page: string): string {
  return readFileSync(page, 'utf8').replace(/```[\s\S]*?```|`[^`]*`/g, '')
}

function retiredIn(text: string, file: string): readonly string[] {
  const allowed = ALLOWED[file]
  return (allowed === undefined ? text : text.replace(allowed, '')).match(anyRetired) ?? []
}

describe('the vocabulary', () => {
  it('has words that are retired, and tables to hold them against', () => {
    expect(retired).toContain('run the analysis again')
    expect(tables.length).toBeGreaterThan(70)
  })

  it.each(tables)('is kept by %s', (file) => {
    expect(retiredIn(saidIn(file).join('\n'), file)).toEqual([])
  })

  it.each(tables.filter((file) => file.endsWith('words.ts')))(
    'is said in %s with percentages as English writes them',
    (file) => {
      for (const text of saidIn(file)) expect(text).not.toMatch(/(?:^|\d)\s%/)
    }
  )

  it.each(pages)('is kept on %s', (page) => {
    expect(retiredIn(saidOn(page), page)).toEqual([])
  })
})
