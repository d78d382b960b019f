import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8')

interface Policy {
  allow: { to: { element?: { types: { anyOf: string[] } } } }
}

const linter = new ESLint()

/** The rooms that a room may import by the linter's rules, without itself and its own folders. */
async function enforced(room: string): Promise<string[]> {
  const { rules } = (await linter.calculateConfigForFile(`src/${room}/index.ts`)) as {
    rules: Record<string, [unknown, { policies: Policy[] }]>
  }
  return rules['boundaries/dependencies']![1].policies.flatMap(
    ({ allow }) => allow.to.element?.types.anyOf ?? []
  ).filter((target) => target !== room && !target.includes('/'))
}

/** The rows of the table of rooms: a room, and the rooms it may import; brackets hold remarks. */
function told(): [room: string, imports: string[]][] {
  return [...TEXT.matchAll(/^\| `src\/(\w+)\/` +\|.*\| ([^|]+?) +\|$/gm)].map(
    ([, room, imports]) => [
      room!,
      imports!
        .replace(/ \([^)]*\)/g, '')
        .split(', ')
        .filter((name) => /^\w+$/.test(name))
    ]
  )
}

describe('CONTRIBUTING', () => {
  it('has a row for every room', () => {
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const rows = told().map(([room]) => room)
    expect(rows.sort()).toEqual(rooms.map(({ name }) => name).sort())
  })

  it.each(told())('says of %s what the linter allows it to import', async (room, imports) => {
    expect(imports.sort()).toEqual((await enforced(room)).sort())
  })

  it('names no file or folder that is not there', () => {
    const paths = [...TEXT.matchAll(/`((?:src|test|docs)\/[\w./-]+?)`/g)].map(([, path]) => path!)
    const missing = paths.filter((path) => !exists(path))
    expect(paths.length).toBeGreaterThan(15)
    expect(missing).toEqual([])
  })
})

it('README, CONTRIBUTING and docs name no command that there is not', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const docs = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)]
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

function exists(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR'
  }
}
