import { readFile } from 'node:fs/promises'

/** A command of docs/service.md, and the answer that is promised under it. */
export interface Example {
  command: string
  status: number
  /** As JSON; undefined for an answer without a body. */
  answer: unknown
}

/** The curl commands in its shell blocks, in order. */
export async function readExamples(): Promise<Example[]> {
  const readme = await readFile('docs/service.md', 'utf8')
  const blocks = [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block!)
  return blocks.filter((block) => /\bcurl\b/.test(block)).map(readExample)
}

function readExample(block: string): Example {
  const lines = block.trimEnd().split('\n')
  const command = lines.filter((line) => !line.startsWith('#')).join('\n')
  const promise = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1))
  const [, status, answer = ''] = /^\s*(\d{3})\s*([^]*)$/.exec(promise.join('\n')) ?? []
  if (status === undefined) throw new Error(`No answer is shown for:\n${command}`)
  return { command, status: Number(status), answer: answer === '' ? undefined : JSON.parse(answer) }
}

/** The same structure with types in place of values; of a list, those of its first entry. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
}

/** What a promised answer names: `{"id": "$ID"}` makes the real answer's id known as ID. */
export function namesIn(promised: unknown, real: unknown): Record<string, string> {
  if (typeof promised === 'string' && promised.startsWith('$')) {
    return { [promised.slice(1)]: String(real) }
  }
  if (typeof promised !== 'object' || promised === null) return {}
  const found = Object.entries(promised).map(([key, each]) =>
    namesIn(each, (real as Record<string, unknown>)[key])
  )
  return Object.assign({}, ...found) as Record<string, string>
}

/** What docs/service.md shows as JSON outside of its commands, in order. */
export async function readJsonBlocks(): Promise<unknown[]> {
  const page = await readFile('docs/service.md', 'utf8')
  return [...page.matchAll(/^```json\n([^]*?)^```$/gm)].map(
    ([, block]) => JSON.parse(block!) as unknown
  )
}
