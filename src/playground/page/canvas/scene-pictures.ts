import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Canvas, SkPicture } from 'canvaskit-wasm'
import type { NodeChanged } from '../../host/document/changes'
import { drawNode } from '../../host/document/draw-picture'
import { grown, intersection, type Rect } from '../../host/document/matrix'
import { boxOfAll } from './outlines'

const EVERYWHERE = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }
/** Room around a layer's box for its shadows, strokes and overflowing children, in canvas units. */
const OVERFLOW = 512

/** Properties that do not change how a layer looks. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['name', 'locked', 'expanded', 'pluginData', 'sharedPluginData', 'pluginRelaunchData']
])

interface RecordedPicture {
  picture: SkPicture
  box: Rect
}

/** One recorded picture per layer of the page, so that panning and zooming repaint no layer anew. */
export class ScenePictures {
  private readonly pictures = new Map<string, RecordedPicture>()
  private fonts = -1

  constructor(private readonly renderer: SkiaRenderer) {}

  /** Draws the page's layers in view, in canvas units. Checks after each layer whether to stop; false when it did. */
  draw(
    canvas: Canvas,
    graph: SceneGraph,
    pageId: string,
    view: Rect,
    stop: () => boolean
  ): boolean {
    this.renderer.syncFontGeneration()
    if (this.fonts !== this.renderer.fontGeneration) this.forgetAll()
    this.fonts = this.renderer.fontGeneration
    for (const id of graph.getNode(pageId)?.childIds ?? []) {
      const box = this.pictures.get(id)?.box ?? spaceOf(graph, id)
      if (!box || !intersection(box, view)) continue
      const { picture } = this.pictures.get(id) ?? this.record(graph, id, box)
      if (stop()) return false
      canvas.drawPicture(picture)
    }
    return true
  }

  /** Drops pictures of layers outside `view`; they are drawn again when visible. */
  forgetOutside(view: Rect): void {
    for (const [id, { box }] of [...this.pictures]) if (!intersection(box, view)) this.drop(id)
  }

  /** Drops the pictures of what has changed. */
  forget(graph: SceneGraph, changed: readonly NodeChanged[]): void {
    // Which picture a layer was in before it moved or went is not known.
    const isLost = ({ kind, keys }: NodeChanged): boolean =>
      kind === 'deleted' || keys.has('parent')
    if (changed.some(isLost)) this.forgetAll()
    for (const { id, kind, keys } of changed) {
      if (kind === 'updated' && [...keys].every((key) => UNSEEN.has(key))) continue
      this.renderer.invalidateNodePicture(id)
      this.renderer.invalidateVectorPath(id)
      for (let node = graph.getNode(id); node; node = graph.getNode(node.parentId ?? '')) {
        this.drop(node.id)
      }
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
    const recorded = { picture: recorder.finishRecordingAsPicture(), box }
    recorder.delete()
    this.pictures.set(id, recorded)
    return recorded
  }

  private drop(id: string): void {
    this.pictures.get(id)?.picture.delete()
    this.pictures.delete(id)
  }
}

/** Where a layer may draw; null where there is none. */
function spaceOf(graph: SceneGraph, id: string): Rect | null {
  const box = boxOfAll(graph, [id])
  return box && grown(box, OVERFLOW)
}
