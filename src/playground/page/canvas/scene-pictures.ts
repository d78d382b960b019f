import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Canvas, SkPicture, Surface } from 'canvaskit-wasm'
import { drawNode } from '../../host/document/draw-picture'
import { grown, overlaps, type Rect } from '../../host/document/matrix'
import { boxOf } from './layer-source'

const EVERYWHERE = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }
/** Room around a layer's box for its shadows, strokes and overflowing children, in canvas units. */
const OVERFLOW = 512

/** How the page lies on the surface: device px = canvas units × scale + x, y. */
interface Onto {
  scale: number
  x: number
  y: number
  /** Visible part of the page, in canvas units. */
  view: Rect
}

interface RecordedPicture {
  picture: SkPicture
  box: Rect
}

/** One recorded picture per layer of the page, so that panning and zooming repaint no layer anew. */
export class ScenePictures {
  private readonly pictures = new Map<string, RecordedPicture>()
  private fonts = -1

  constructor(private readonly renderer: SkiaRenderer) {}

  /** Draws the page's visible layers. Checks after each layer whether to stop; false when it did. */
  draw(
    surface: Surface,
    graph: SceneGraph,
    pageId: string,
    onto: Onto,
    stop: () => boolean
  ): boolean {
    this.renderer.syncFontGeneration()
    if (this.fonts !== this.renderer.fontGeneration) this.forgetAll()
    this.fonts = this.renderer.fontGeneration
    for (const id of graph.getNode(pageId)?.childIds ?? []) {
      const box = this.pictures.get(id)?.box ?? spaceOf(graph, pageId, id)
      if (!box || !overlaps(box, onto.view)) continue
      const recorded = this.pictures.get(id) ?? this.record(graph, id, box)
      if (stop()) return false
      show(surface.getCanvas(), recorded.picture, onto)
    }
    return true
  }

  /** Drops pictures of layers outside `view`; they are drawn again when visible. */
  forgetOutside(view: Rect): void {
    for (const [id, { box }] of [...this.pictures]) if (!overlaps(box, view)) this.drop(id)
  }

  /** Drops the picture of a layer that has changed, or whose content has. */
  forget(graph: SceneGraph, id: string): void {
    this.renderer.invalidateNodePicture(id)
    this.renderer.invalidateVectorPath(id)
    for (let node = graph.getNode(id); node; node = graph.getNode(node.parentId ?? '')) {
      this.drop(node.id)
    }
  }

  /** Drops all pictures. */
  forgetAll(): void {
    for (const id of [...this.pictures.keys()]) this.drop(id)
    this.renderer.invalidateAllPictures()
  }

  private record(graph: SceneGraph, id: string, box: Rect): RecordedPicture {
    const { ck } = this.renderer
    const recorder = new ck.PictureRecorder()
    const canvas = recorder.beginRecording(
      ck.LTRBRect(box.x, box.y, box.x + box.width, box.y + box.height)
    )
    this.renderer.worldViewport = EVERYWHERE
    drawNode(this.renderer, canvas, graph, id)
    const picture = recorder.finishRecordingAsPicture()
    const recorded = { picture, box }
    recorder.delete()
    this.pictures.set(id, recorded)
    return recorded
  }

  private drop(id: string): void {
    const recorded = this.pictures.get(id)
    if (!recorded) return
    recorded.picture.delete()
    this.pictures.delete(id)
  }
}

function show(canvas: Canvas, picture: SkPicture, { scale, x, y }: Onto): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(scale, scale)
  canvas.drawPicture(picture)
  canvas.restore()
}

/** Where a layer may draw; null where there is none. */
function spaceOf(graph: SceneGraph, pageId: string, id: string): Rect | null {
  const box = boxOf({ graph, pageId }, id)
  return box && grown(box, OVERFLOW)
}
