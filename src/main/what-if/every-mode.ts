import { BOARD_VARIANTS } from '../../bridge'
import { shownName } from '../../file'
import type { Track } from '../figma/canvas/make-and-show'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { allOrNothing, beginUndoStep } from '../figma/undo'
import { clearResult, findRecordsOn } from '../result/record'
import { discardCopies, noteCopy } from './copies'
import { canBeCopied, copyBeside, variableModesOf } from './copy-beside'
import { mayMove } from './try-change'
import { words } from './words'

interface Mode {
  modeId: string
  name: string
}

/** The modes that a frame's colours have, and the one it is in. */
interface Theme {
  collection: VariableCollection
  current: Mode
  others: Mode[]
}

/** The names of the modes that a frame's colours have, the one it is in first; none where there is no choice. */
export async function readModes(nodeId: string): Promise<string[]> {
  const frame = await findNode(nodeId)
  const theme = canBeCopied(frame) ? await themeOf(frame) : null
  return theme === null ? [] : [theme.current, ...theme.others].map(({ name }) => name)
}

/** Copies that go when Glance is closed, unless somebody has worked on them. */
const made = new Set<string>()

/**
 * Copies a frame beside itself in each of its modes but the one it is in, as one undo step. They go when Glance is closed,
 * if not before. Returns their ids. Throws view_only or node_removed.
 */
export async function copyInModes(nodeId: string): Promise<string[]> {
  const frame = await findNode(nodeId)
  requireEditing()
  const theme = canBeCopied(frame) ? await themeOf(frame) : null
  if (theme === null || !canBeCopied(frame)) return []
  const { collection, others } = theme
  const kept = (await variableModesOf(frame)).filter((mode) => mode.collection.id !== collection.id)
  const intoSection = await mayMove(frame)
  const page = pageOf(frame)
  if (page === null || frame.removed) throw nodeRemoved()
  const copies: (FrameNode | GroupNode)[] = []
  const track: Track = (node) => {
    copies.push(node as unknown as FrameNode)
    return node
  }
  beginUndoStep(null)
  allOrNothing(
    words().copy,
    () => {
      for (const { modeId, name } of others) {
        const modes = [...kept, { collection, modeId }]
        const copyName = shownName(`${frame.name} – ${name}`)
        const copy = copyBeside(frame, page, { name: copyName, track, modes, intoSection })
        for (const node of [copy, ...findRecordsOn(copy)]) clearResult(node)
        noteCopy(copy, page)
      }
    },
    () => {
      for (const copy of copies) if (!copy.removed) copy.remove()
    }
  )
  if (made.size === 0) figma.on('close', () => void discardCopies([...made]))
  for (const { id } of copies) made.add(id)
  return copies.map(({ id }) => id)
}

/** The first collection with several modes that a colour in a frame is of; null where there is none. */
async function themeOf(frame: SceneNode): Promise<Theme | null> {
  const slices = createSlices()
  const seen = new Set<string>()
  for (const node of 'findAll' in frame ? [frame, ...frame.findAll()] : [frame]) {
    if (slices.due()) await slices.pause()
    if (node.removed) continue
    for (const id of colourVariables(node)) {
      if (seen.has(id)) continue
      seen.add(id)
      const variable = await figma.variables.getVariableByIdAsync(id)
      const collection =
        variable &&
        (await figma.variables.getVariableCollectionByIdAsync(variable.variableCollectionId))
      if (collection && collection.modes.length > 1) return themeIn(frame, collection)
    }
  }
  return null
}

function colourVariables(node: SceneNode): string[] {
  const paints = [
    ...('fills' in node && node.fills !== figma.mixed ? node.fills : []),
    ...('strokes' in node ? node.strokes : [])
  ]
  return paints.flatMap((paint) => {
    const id = paint.type === 'SOLID' ? paint.boundVariables?.color?.id : undefined
    return id === undefined ? [] : [id]
  })
}

function themeIn(frame: SceneNode, collection: VariableCollection): Theme | null {
  const { id, defaultModeId, modes } = collection
  const now = frame.resolvedVariableModes[id] ?? defaultModeId
  const current = modes.find(({ modeId }) => modeId === now)
  if (current === undefined) return null
  const others = modes.filter((mode) => mode !== current)
  return { collection, current, others: others.slice(0, BOARD_VARIANTS.most - 1) }
}
