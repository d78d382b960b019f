import type { Candidate, Edit, LayerNode } from '../../file'
import type { Face, Pixels } from '../../perception'
import { changePlaces } from './change-places'
import { growButton, type Moved } from './grow'
import type { LayerBoxes } from './layer-boxes'
import { moveLines } from './lines'
import { bearerOf, groundOf, lettersIn } from './paintwork'
import { isPaintEdit, recolourLetters, repaint } from './repaint'
import { copyOf, fromHex, isPixelIn } from './rgb'

/** A design as it looks with a change made: its picture, and where its layers lie in it. */
export interface Composed {
  pixels: Pixels
  nodes: readonly LayerNode[]
  /** Maps faces found in the original picture to their new places. */
  facesFrom: (faces: readonly Face[]) => Face[]
}

/** Draws a change into the picture only; null where there is no room for it or its layout cannot be computed. */
export function compose(pixels: Pixels, design: LayerBoxes, { edits }: Candidate): Composed | null {
  const changed = copyOf(pixels)
  paint(changed, design, edits)
  // A row of buttons grows as one.
  const move = edits.find((edit) => edit.do === 'grow' || edit.do === 'order')
  const moved = move && movedBy(design, move)
  if (moved === null) return null
  if (moved) moveLines(changed, moved.lines)
  const nodes = moved?.nodes ?? edited(design, edits)
  return { pixels: changed, nodes, facesFrom: (faces) => facesIn(faces, design, nodes) }
}

function movedBy(design: LayerBoxes, edit: Extract<Edit, { do: 'grow' | 'order' }>): Moved | null {
  const at = design.placeOf(edit.id)
  if (edit.do === 'grow') return growButton(design, at, edit.by, edit.hold)
  return changePlaces(design, design.placeOf(edit.before), at)
}

function paint(pixels: Pixels, design: LayerBoxes, edits: readonly Edit[]): void {
  const paints = edits.filter(isPaintEdit)
  const done = new Set<Edit>()
  for (const fill of paints.filter((edit) => edit.do === 'fill')) {
    const at = design.placeOf(fill.id)
    // What is written on it may lie beside it, as in a button that is a group.
    const whole =
      at > 0 && bearerOf(design, design.nodes[at]!.parent) === at ? design.nodes[at]!.parent : at
    const own = paints.filter((edit) => {
      const place = design.placeOf(edit.id)
      return place >= whole && place < design.ends[whole]!
    })
    repaint(pixels, design, whole, own)
    own.forEach((edit) => done.add(edit))
  }
  for (const edit of paints) {
    if (done.has(edit) || edit.do !== 'letters') continue
    const box = design.boxes[design.placeOf(edit.id)]!
    const ink = inkOf(pixels, design, edit.id)
    if (ink) recolourLetters(pixels, box, ink.ground, { from: ink.letters, to: fromHex(edit.to) })
  }
}

/** The colours of a text and of what it lies on; null where they cannot be read. */
function inkOf(pixels: Pixels, design: LayerBoxes, id: string) {
  const at = design.placeOf(id)
  const ground = groundOf(pixels, design, at)
  const letters = ground && lettersIn(pixels, design.boxes[at]!, ground)
  return ground && letters && { ground, letters }
}

/** The layers with what a change makes of their own paint. */
function edited({ nodes }: LayerBoxes, edits: readonly Edit[]): LayerNode[] {
  return nodes.map((node) =>
    edits.reduce((now, edit) => {
      if (edit.id !== node.id) return now
      if (edit.do === 'fill') return { ...now, cover: edit.to === null ? 0 : 1 }
      if (edit.do === 'outline') return { ...now, outlined: edit.to !== null }
      return now
    }, node)
  )
}

/** A face moves with the topmost picture that it is in. */
function facesIn(
  faces: readonly Face[],
  { boxes, nodes }: LayerBoxes,
  now: readonly LayerNode[]
): Face[] {
  return faces.map((face) => {
    const [x, y] = [face.x + face.width / 2, face.y + face.height / 2]
    const pictures = nodes.flatMap(({ image }, i) => (image ? [i] : []))
    const at = pictures.filter((i) => isPixelIn(boxes[i]!, x - 0.5, y - 0.5)).at(-1)
    if (at === undefined) return face
    const [was, is] = [nodes[at]!.matrix, now[at]!.matrix]
    return { ...face, x: face.x + is[4] - was[4], y: face.y + is[5] - was[5] }
  })
}
