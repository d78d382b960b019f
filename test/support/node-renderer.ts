import { initCanvasKit } from '@open-pencil/core'
import type { Renderer } from '../../src/playground/host/contract'
import { createRenderer } from '../../src/playground/host/document/renderer'

let renderer: Promise<Renderer> | undefined

/** The renderer for Node: CanvasKit without a screen, and the fonts from OpenPencil's package. */
export function nodeRenderer(): Promise<Renderer> {
  renderer ??= initCanvasKit().then(createRenderer)
  return renderer
}
