import type * as v from 'valibot'
import { cleanLine, shorten } from '../../../file'
import { holdLate, isAnyLate, lateOf, mustWait, takeLate } from './late-entries'
import { parseVersioned } from './parse-versioned'
import { isShared, storedData, storedKeys, writeStored } from './stored-entries'
import { unpack } from './unpack'

/** No JSON: whoever reads it says that an entry is broken. */
const DAMAGED = '{'

/** An entry of Glance about a node; the empty text where there is none. */
export function dataOf(node: BaseNode, key: string): string {
  const late = lateOf(node).find((one) => one.key === key)
  return late?.text ?? unpack(storedData(node, key)) ?? DAMAGED
}

/** An entry of a node, read as `parseVersioned` does. */
export function parseData<S extends v.GenericSchema>(node: BaseNode, key: string, schema: S) {
  return parseVersioned(dataOf(node, key), schema)
}

/** The keys of all that Glance, of any version, keeps about a node. */
export function dataKeys(node: BaseNode): string[] {
  return [...new Set([...storedKeys(node), ...lateOf(node).flatMap(({ key }) => key || [])])]
}

/** Writes an entry of Glance about a node; the empty text removes it. */
export function setData(node: BaseNode, key: string, text: string): void {
  if (mustWait(node, key, text)) return
  if (key === DESCRIPTION) setDescription(node as SceneNode, text)
  else writeStored(node, key, text)
}

/**
 * Writes what a run adds to its result by itself: in the undo step of its result as long as that is the file's last. Later
 * it would be a step of its own, which shows nothing when it is undone: then it waits for `writeLate`, and is read as if
 * it were written.
 */
export function writeWithRun(runId: string, write: () => void): void {
  try {
    holdLate(runId, write)
  } finally {
    if (isAnyLate()) figma.on('close', writeLate)
  }
}

/** Writes what has waited, as part of the step that is open. Returns the ids of the nodes written to. */
export function writeLate(): string[] {
  const due = takeLate()
  for (const { node, key, text } of due) setData(node, key, text)
  figma.off('close', writeLate)
  return due.map(({ node }) => node.id)
}

/** The relaunch buttons' commands, as package.json names them: for one frame and its page, and for several frames. */
export const RELAUNCH_COMMAND = 'results'
const COMPARE_COMMAND = 'compare'

/** Stands for the line under the buttons of a frame, which is no entry. */
const DESCRIPTION = ''
/** Letters, each of two characters at most: Figma takes 1,000 characters. */
const MOST_DESCRIBED = 500

/** Gives an analysed frame its buttons in Figma's properties panel, with a line under the one that opens its result. */
export function describeFrame(frame: SceneNode, line: string): void {
  if (!isShared(frame)) setData(frame, DESCRIPTION, shorten(cleanLine(line), MOST_DESCRIBED))
}

function setDescription(frame: SceneNode, line: string): void {
  frame.setRelaunchData({ [RELAUNCH_COMMAND]: line, [COMPARE_COMMAND]: '' })
}
