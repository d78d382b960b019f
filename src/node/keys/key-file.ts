import { randomUUID } from 'node:crypto'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { reasonOf } from '../cli/reason-of'
import { hashOf, type NamedKey, newKey } from './key-ring'

/** The least limit of bytes a minute: with less, the largest body of 16 MB could never be sent. */
export const LEAST_BYTES = 16 * 1024 * 1024

const wholeFrom = (least: number) =>
  v.exactOptional(
    v.pipe(
      v.number(`must be a whole number from ${least}`),
      v.check(
        (value) => Number.isSafeInteger(value) && value >= least,
        `must be a whole number from ${least}`
      )
    )
  )

// Messages never quote the value: it may be a key that was put there by mistake.
const keySchema = v.strictObject(
  {
    name: v.pipe(
      v.string('must be a text'),
      v.regex(/^[^\p{C}]{1,64}$/u, 'must have 1 to 64 characters that can be seen')
    ),
    sha256: v.pipe(
      v.string('must be a text'),
      v.regex(/^[\da-f]{64}$/, 'must be the SHA-256 of a key: 64 digits and letters from a to f')
    ),
    requestsPerMinute: wholeFrom(1),
    bytesPerMinute: wholeFrom(LEAST_BYTES)
  },
  'must have a name and a sha256, and nothing that is unknown'
)

const fileSchema = v.pipe(
  v.strictObject(
    { keys: v.array(keySchema, 'must be a list') },
    'must be an object with a list of keys, and nothing else'
  ),
  v.check(({ keys }) => areDifferent(keys.map(({ name }) => name)), 'two keys have the same name'),
  v.check(({ keys }) => areDifferent(keys.map(({ sha256 }) => sha256)), 'one key is there twice')
)

type KeyFile = v.InferOutput<typeof fileSchema>

/** Reads the keys in a file. Rejects with a line that says why it cannot be used, and quotes nothing of it. */
export async function readKeys(path: string): Promise<NamedKey[]> {
  const { keys } = await readFileAt(path)
  if (keys.length === 0) throw broken(path, 'there is no key in it.')
  return keys.map(({ name, sha256, requestsPerMinute, bytesPerMinute }) => ({
    name,
    hash: Buffer.from(sha256, 'hex'),
    limits: { requests: requestsPerMinute, bytes: bytesPerMinute }
  }))
}

/** Adds a new key to a file, creating it if missing. Resolves to the key; the file stores only its hash. */
export async function addKey(path: string, name: string): Promise<string> {
  const file = await readFileAt(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return { keys: [] }
    throw error
  })
  const key = newKey()
  const added = { keys: [...file.keys, { name, sha256: hashOf(key).toString('hex') }] }
  const checked = v.safeParse(fileSchema, added)
  if (!checked.success) throw broken(path, inWords(checked.issues))
  await writeWhole(path, `${JSON.stringify(checked.output, null, 2)}\n`)
  return key
}

async function readFileAt(path: string): Promise<KeyFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw broken(path, reasonOf(error), error)
  }
  const checked = v.safeParse(fileSchema, parsed(path, text))
  if (!checked.success) throw broken(path, inWords(checked.issues))
  return checked.output
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw broken(path, 'it is no valid JSON.')
  }
}

/** Writes a file atomically: a service that reads it meanwhile never sees half of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    const before = await stat(path).catch(() => null)
    await writeFile(aside, text, { mode: before?.mode ?? 0o600 })
    // Keeps the file's owner and group.
    if (before !== null) await chown(aside, before.uid, before.gid)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw broken(path, reasonOf(error), error)
  }
}

function inWords([issue]: [v.BaseIssue<unknown>, ...unknown[]]): string {
  const place = v.getDotPath(issue)
  return `${place === null ? '' : `${place} `}${issue.message}.`
}

function broken(path: string, reason: string, cause?: unknown): Error {
  return new Error(`The keys in ${path} cannot be used: ${reason}`, { cause })
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as NodeJS.ErrnoException
  return code ?? (cause as NodeJS.ErrnoException | undefined)?.code
}

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

/**
 * Gives the current keys of a file, which is read again at SIGHUP. If it cannot be used then, the old keys stay and a
 * sentence says so; at the start it rejects.
 */
export async function keysInUse(
  path: string,
  say: (sentence: string) => void
): Promise<() => readonly NamedKey[]> {
  let keys = await readKeys(path)
  const readAgain = async (): Promise<void> => {
    try {
      keys = await readKeys(path)
      say(`Read again: ${countOf(keys)} in ${path}`)
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)} Those of before stay.`)
    }
  }
  process.on('SIGHUP', () => void readAgain())
  return () => keys
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 key' : `${length} keys`
}
