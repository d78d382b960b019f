import type { Candidate, Edit, LayerNode } from '../../file'
import type { Face, Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'
import { bearerOf, groundOf, lettersIn } from './paintwork'
import { hasRoom } from './has-room'
import { type Arrangement, rearrange, rearrangedNodes } from './rearrange'
import { canBeDrawn, redraw } from './redraw'
import { recolourLetters, repaint } from './repaint'
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
  const arrangement = rearrange(design, edits)
  if (arrangement === null) return null
  if (!hasRoom(design, arrangement) || !canBeDrawn(design, arrangement)) return null
  const changed = copyOf(pixels)
  paint(changed, design, edits)
  redraw(changed, design, arrangement)
  return {
    pixels: changed,
    nodes: rearrangedNodes(edited(design, edits), design.boxes, arrangement),
    facesFrom: (faces) => faces.map((face) => placedFace(face, design, arrangement))
  }
}

function paint(pixels: Pixels, design: LayerBoxes, edits: readonly Edit[]): void {
  const paints = edits.filter(
    (edit) => edit.do === 'fill' || edit.do === 'letters' || edit.do === 'outline'
  )
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
    const at = design.placeOf(edit.id)
    const ground = groundOf(pixels, design, at)
    const letters = ground && lettersIn(pixels, design.boxes[at]!, ground)
    if (ground === null || letters === null) continue
    recolourLetters(pixels, design.boxes[at]!, ground, { from: letters, to: fromHex(edit.to) })
  }
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
function placedFace(face: Face, { boxes, nodes }: LayerBoxes, now: Arrangement): Face {
  const [x, y] = [face.x + face.width / 2, face.y + face.height / 2]
  const pictures = nodes.flatMap(({ image }, i) => (image ? [i] : []))
  const at = pictures.filter((i) => isPixelIn(boxes[i]!, x - 0.5, y - 0.5)).at(-1) ?? -1
  if (at < 0) return face
  const [was, is, by] = [boxes[at]!, now.boxes[at]!, now.scales[at]!]
  return {
    ...face,
    x: is.left + (face.x - was.left) * by,
    y: is.top + (face.y - was.top) * by,
    width: face.width * by,
    height: face.height * by
  }
}
