import type { SceneNode } from '@open-pencil/core'
import type { Size } from './matrix'

type Measure = (node: SceneNode, maxWidth?: number) => Size | null

/** OpenPencil's names of what a text's size follows from. */
const TEXT_KEYS =
  /^(text|font|italic|lineHeight|letterSpacing|styleRuns|width$|height$|maxLines|leading)/
const MOST = 5000

/** Layout measures the same texts over and over; shaping them anew is nearly all the time it takes. */
export function rememberMeasures(measure: Measure, fontGeneration: () => number): Measure {
  const sizes = new Map<string, Size>()
  let keys: readonly string[] = []
  let generation = fontGeneration()
  return (node, maxWidth) => {
    if (generation !== fontGeneration() || sizes.size > MOST) sizes.clear()
    generation = fontGeneration()
    if (keys.length === 0) keys = Object.keys(node).filter(decidesSize)
    const key = JSON.stringify([maxWidth, ...keys.map((name) => node[name as keyof SceneNode])])
    const known = sizes.get(key)
    if (known) return { ...known }
    const size = measure(node, maxWidth)
    if (size) sizes.set(key, { ...size })
    return size
  }
}

function decidesSize(key: string): boolean {
  return TEXT_KEYS.test(key) && key !== 'textPicture'
}
