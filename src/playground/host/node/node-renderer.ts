import { initCanvasKit } from '@open-pencil/core'
import type { Renderer } from '../contract'
import { createRenderer } from '../document/renderer'

let renderer: Promise<Renderer> | undefined

/** The renderer for Node: CanvasKit without a screen, and the fonts from OpenPencil's package. */
export function nodeRenderer(): Promise<Renderer> {
  renderer ??= initCanvasKit().then(createRenderer)
  return renderer
}
