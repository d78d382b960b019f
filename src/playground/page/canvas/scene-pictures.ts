import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Canvas, SkPicture } from 'canvaskit-wasm'
import { drawNode } from '../../host/document/draw-node'
import type { Rect } from '../../host/document/matrix'
import { overlaps } from './geometry'
import { boxOf, graphLayers } from './layer-source'

const EVERYWHERE = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }
/** Room around a layer's box for its shadows, strokes and overflowing children, in canvas units. */
const OVERFLOW = 512

interface RecordedPicture {
  picture: SkPicture
  box: Rect
}

/** One recorded picture per layer of the page, so that panning and zooming repaint no layer anew. */
export class ScenePictures {
  private readonly pictures = new Map<string, RecordedPicture>()
  private fonts = -1

  constructor(private readonly renderer: SkiaRenderer) {}

  /** Draws the page's layers that show inside `view`, a box in canvas units. */
  draw(canvas: Canvas, graph: SceneGraph, pageId: string, view: Rect): void {
    this.renderer.syncFontGeneration()
    if (this.fonts !== this.renderer.fontGeneration) this.forgetAll()
    this.fonts = this.renderer.fontGeneration
    for (const id of graph.getNode(pageId)?.childIds ?? []) {
      const recorded = this.pictures.get(id) ?? this.record(graph, pageId, id)
      if (recorded && overlaps(recorded.box, view)) canvas.drawPicture(recorded.picture)
    }
  }

  /** The layer or something in it has changed. */
  forget(graph: SceneGraph, id: string): void {
    this.renderer.invalidateNodePicture(id)
    this.renderer.invalidateVectorPath(id)
    for (let node = graph.getNode(id); node; node = graph.getNode(node.parentId ?? '')) {
      this.drop(node.id)
    }
  }

  /** Nothing drawn so far may be used again. */
  forgetAll(): void {
    for (const id of [...this.pictures.keys()]) this.drop(id)
    this.renderer.invalidateAllPictures()
  }

  private record(graph: SceneGraph, pageId: string, id: string): RecordedPicture | null {
    const box = boxOf(graphLayers(graph, pageId), id)
    if (!box) return null
    const grown = {
      x: box.x - OVERFLOW,
      y: box.y - OVERFLOW,
      width: box.width + 2 * OVERFLOW,
      height: box.height + 2 * OVERFLOW
    }
    const { ck } = this.renderer
    const recorder = new ck.PictureRecorder()
    const canvas = recorder.beginRecording(
      ck.LTRBRect(grown.x, grown.y, grown.x + grown.width, grown.y + grown.height)
    )
    this.renderer.worldViewport = EVERYWHERE
    drawNode(this.renderer, canvas, graph, id)
    const recorded = { picture: recorder.finishRecordingAsPicture(), box: grown }
    recorder.delete()
    this.pictures.set(id, recorded)
    return recorded
  }

  private drop(id: string): void {
    this.pictures.get(id)?.picture.delete()
    this.pictures.delete(id)
  }
}
