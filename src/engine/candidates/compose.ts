import type { Candidate, Edit, LayerNode } from '../../file'
import type { Pixels } from '../../perception'
import { changePlaces } from './change-places'
import type { LayerBoxes } from './layer-boxes'
import { moveLines } from './lines'
import { bearerOf, groundOf, lettersIn } from './paintwork'
import { isPaintEdit, recolourLetters, repaint } from './repaint'
import { copyOf, fromHex } from './rgb'

/** A design as it looks with a change made: its picture, and where its layers lie in it. */
export interface Composed {
  pixels: Pixels
  nodes: readonly LayerNode[]
}

/**
 * Draws a change into the picture only; null where its layout cannot be computed. What grows stays as it is: that is for
 * fingers, not for eyes.
 */
export function compose(pixels: Pixels, design: LayerBoxes, { edits }: Candidate): Composed | null {
  const changed = copyOf(pixels)
  paint(changed, design, edits)
  const order = edits.find((edit) => edit.do === 'order')
  if (order === undefined) return { pixels: changed, nodes: edited(design, edits) }
  const moved = changePlaces(design, design.placeOf(order.before), design.placeOf(order.id))
  if (moved === null) return null
  moveLines(changed, moved.lines)
  return { pixels: changed, nodes: moved.nodes }
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
