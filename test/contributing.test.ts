import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'

const TEXT = readFileSync('CONTRIBUTING.md', 'utf8')

interface Policy {
  from?: { element: { type: string } }
  allow: { to: { element?: { types: { anyOf: string[] } } } }
}

/** What each folder may import, itself left out, as the linter enforces it. */
async function enforced(): Promise<Map<string, string[]>> {
  const { rules } = (await new ESLint().calculateConfigForFile('src/ui/index.tsx')) as {
    rules: Record<string, [unknown, { policies: Policy[] }]>
  }
  const { policies } = rules['boundaries/dependencies']![1]
  return new Map(
    policies.flatMap(({ from, allow }) => {
      const type = from?.element.type
      const targets = allow.to.element?.types.anyOf
      return type && targets ? [[type, targets.filter((target) => target !== type)]] : []
    })
  )
}

/** The rows of the table of rooms: a room, and the rooms it may import; what stands in brackets is a remark. */
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
  let allowed: Map<string, string[]>
  beforeAll(async () => {
    allowed = await enforced()
  })

  it('has a row for every room', () => {
    const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const rows = told().map(([room]) => room)
    expect(rows.sort()).toEqual(rooms.map(({ name }) => name).sort())
  })

  it.each(told())('says of %s what the linter allows it to import', (room, imports) => {
    // The panel's entry is a room's own file, beside its features.
    const others = allowed.get(room)!.filter((target) => !target.includes('/'))
    expect(imports.sort()).toEqual(others.sort())
  })

  it('names no file or folder that is not there', () => {
    const paths = [...TEXT.matchAll(/`((?:src|test|docs)\/[\w./-]+?)`/g)].map(([, path]) => path!)
    const missing = paths.filter((path) => !exists(path))
    expect(paths.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })
})

function exists(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR'
  }
}
