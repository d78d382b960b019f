import type { SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { Canvas, SkPicture, Surface } from 'canvaskit-wasm'
import { drawNode } from '../../host/document/draw-picture'
import { grown, overlaps, type Rect } from '../../host/document/matrix'
import { type FlatPicture, flatten, type Onto, standsAlone } from './flat-picture'
import { boxOf } from './layer-source'

const EVERYWHERE = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 }
/** Room around a layer's box for its shadows, strokes and overflowing children, in canvas units. */
const OVERFLOW = 512

/** Flat pictures take so many times the pixels of what they are drawn onto, together. */
const FLAT_SCREENS = 4

interface RecordedPicture {
  picture: SkPicture
  box: Rect
  /** Whether it was drawn before onto what is drawn onto now. */
  drawn: boolean
  /** Its pixels; null while they are not kept. */
  flat: FlatPicture | null
}

/**
 * One recorded picture per layer of the page, so that panning and zooming repaint no layer anew. What stays as it is while
 * others change is kept flat, in pixels: without a graphics card, drawing a page again takes a quarter of a second.
 */
export class ScenePictures {
  private readonly pictures = new Map<string, RecordedPicture>()
  private fonts = -1
  private onto: Onto | null = null
  private flatPixels = 0

  constructor(private readonly renderer: SkiaRenderer) {}

  /** Draws the page's layers that show. Asks after each layer whether to stop; false when it did. */
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
    if (!sameOnto(this.onto, onto)) this.forgetFlat()
    this.onto = onto
    for (const id of graph.getNode(pageId)?.childIds ?? []) {
      const box = this.pictures.get(id)?.box ?? spaceOf(graph, pageId, id)
      if (!box || !overlaps(box, onto.view)) continue
      const recorded = this.pictures.get(id) ?? this.record(graph, id, box)
      if (stop()) return false
      if (recorded.drawn) recorded.flat ??= this.keepFlat(surface, graph, id, recorded, onto)
      show(surface.getCanvas(), recorded, onto)
      recorded.drawn = true
    }
    return true
  }

  /** Layers that do not show inside `view` are drawn anew when they do. */
  forgetOutside(view: Rect): void {
    for (const [id, { box }] of [...this.pictures]) if (!overlaps(box, view)) this.drop(id)
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

  private record(graph: SceneGraph, id: string, box: Rect): RecordedPicture {
    const { ck } = this.renderer
    const recorder = new ck.PictureRecorder()
    const canvas = recorder.beginRecording(
      ck.LTRBRect(box.x, box.y, box.x + box.width, box.y + box.height)
    )
    this.renderer.worldViewport = EVERYWHERE
    drawNode(this.renderer, canvas, graph, id)
    const picture = recorder.finishRecordingAsPicture()
    const recorded = { picture, box, drawn: false, flat: null }
    recorder.delete()
    this.pictures.set(id, recorded)
    return recorded
  }

  private keepFlat(
    surface: Surface,
    graph: SceneGraph,
    id: string,
    { picture, box }: RecordedPicture,
    onto: Onto
  ): FlatPicture | null {
    const room = FLAT_SCREENS * onto.width * onto.height - this.flatPixels
    if (room <= 0 || !standsAlone(graph, id)) return null
    const flat = flatten(this.renderer.ck, surface, picture, box, onto)
    if (flat) this.flatPixels += flat.pixels
    return flat
  }

  private forgetFlat(): void {
    for (const recorded of this.pictures.values()) {
      this.dropFlat(recorded)
      recorded.drawn = false
    }
  }

  private dropFlat(recorded: RecordedPicture): void {
    if (!recorded.flat) return
    this.flatPixels -= recorded.flat.pixels
    recorded.flat.image.delete()
    recorded.flat = null
  }

  private drop(id: string): void {
    const recorded = this.pictures.get(id)
    if (!recorded) return
    this.dropFlat(recorded)
    recorded.picture.delete()
    this.pictures.delete(id)
  }
}

function show(canvas: Canvas, { picture, flat }: RecordedPicture, { scale, x, y }: Onto): void {
  if (flat) {
    canvas.drawImage(flat.image, flat.x, flat.y)
    return
  }
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(scale, scale)
  canvas.drawPicture(picture)
  canvas.restore()
}

function sameOnto(one: Onto | null, other: Onto): boolean {
  const { scale, x, y, width, height } = other
  return (
    one !== null &&
    one.scale === scale &&
    one.x === x &&
    one.y === y &&
    one.width === width &&
    one.height === height
  )
}

/** Where a layer may draw; null where there is none. */
function spaceOf(graph: SceneGraph, pageId: string, id: string): Rect | null {
  const box = boxOf({ graph, pageId }, id)
  return box && grown(box, OVERFLOW)
}
