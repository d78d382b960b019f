import { BOARD_VARIANTS } from '../../bridge'
import { shownName } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { discardCopies, noteCopy } from './copies'
import { canBeCopied, copyBeside, makeCopies, prepareCopy } from './copy-beside'

interface Mode {
  modeId: string
  name: string
}

/** The modes that a frame's colours have, the one it is in first. */
interface Theme {
  collection: VariableCollection
  modes: Mode[]
}

/** The names of the modes that a frame's colours have, the one it is in first; none where there is no choice. */
export async function readModes(nodeId: string): Promise<string[]> {
  const frame = await findNode(nodeId)
  const theme = canBeCopied(frame) ? await themeOf(frame) : null
  return theme?.modes.map(({ name }) => name) ?? []
}

/** Copies that go when Glance is closed, unless they were edited. */
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
  const { collection, modes } = theme
  const original = await prepareCopy(frame)
  const kept = original.modes.filter((mode) => mode.collection.id !== collection.id)
  const ids = makeCopies((track) =>
    modes.slice(1).map(({ modeId, name }) => {
      const inMode = { ...original, modes: [...kept, { collection, modeId }] }
      const copy = copyBeside(inMode, shownName(`${frame.name} – ${name}`), track)
      noteCopy(copy, original.page)
      return copy.id
    })
  )
  if (made.size === 0) figma.on('close', () => void discardCopies([...made]))
  for (const id of ids) made.add(id)
  return ids
}

/** The first collection with several modes that a colour in a frame is of; null where there is none. */
async function themeOf(frame: SceneNode): Promise<Theme | null> {
  const slices = createSlices()
  const seen = new Set<string>()
  for (const node of 'findAll' in frame ? [frame, ...frame.findAll()] : [frame]) {
    if (slices.due()) await slices.pause()
    for (const id of node.removed ? [] : colourVariables(node)) {
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
  return { collection, modes: [current, ...others].slice(0, BOARD_VARIANTS.most) }
}
