import { type SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { CanvasKit, Surface } from 'canvaskit-wasm'
import type { NodeChanged } from '../../host/document/changes'
import { boundImages } from '../../host/document/decoded-images'
import { ScenePictures } from './scene-pictures'
import type { Viewport } from './viewport'

/** Memory for decoded pictures; the samples and a dozen designs with photographs fit. */
const IMAGE_BYTES = 128e6

interface SceneFrame {
  graph: SceneGraph
  pageId: string
  viewport: Viewport
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

/** Draws the design on a canvas element with Skia, without backdrop and outlines. */
export class SceneView {
  private surface: Surface
  private readonly renderer: SkiaRenderer
  private readonly pictures: ScenePictures
  private graph: SceneGraph | null = null
  private readonly bound: ReturnType<typeof boundImages>

  private constructor(
    private readonly canvasKit: CanvasKit,
    private readonly canvas: HTMLCanvasElement,
    private readonly makeSurface: MakeSurface
  ) {
    this.surface = makeSurface()
    this.renderer = new SkiaRenderer(canvasKit, this.surface)
    this.bound = boundImages(this.renderer, IMAGE_BYTES, (hash) => this.graph?.images.get(hash))
    this.pictures = new ScenePictures(this.renderer)
  }

  /** `redraw` is called when a font arrives that something drawn was waiting for. */
  static async create(
    canvasKit: CanvasKit,
    canvas: HTMLCanvasElement,
    redraw: () => void
  ): Promise<SceneView> {
    const view = new SceneView(canvasKit, canvas, screenSurfaces(canvasKit, canvas))
    await view.renderer.loadFonts(redraw)
    return view
  }

  draw(frame: SceneFrame): void {
    const { graph, viewport, width, height, ratio } = frame
    // Another file was opened: nothing that was drawn is of use.
    if (this.graph !== graph) this.forgetAll()
    this.graph = graph
    this.fit(Math.round(width * ratio), Math.round(height * ratio))
    const { images } = this.bound
    const sharp = Math.max(1, 2 ** Math.floor(-Math.log2(viewport.zoom * ratio)))
    if (images.shrinkage > sharp) this.shrinkImages(sharp)
    // Pictures that do not all fit at full size are kept no larger than they are shown.
    const tooMany = (): boolean => images.crowded && images.shrinkage < sharp
    if (this.paint(frame, tooMany)) return
    this.shrinkImages(sharp)
    this.paint(frame, () => false)
  }

  /** Drops the drawings of nodes that have changed. */
  forget(changed: readonly NodeChanged[]): void {
    if (this.graph) this.pictures.forget(this.graph, changed)
  }

  destroy(): void {
    this.forgetAll()
    this.renderer.destroy()
  }

  private forgetAll(): void {
    this.pictures.forgetAll()
    this.bound.clear()
  }

  private shrinkImages(times: number): void {
    this.pictures.forgetAll()
    this.bound.images.shrinkage = times
  }

  /** False when it stopped before all was drawn. */
  private paint(
    { graph, pageId, viewport: { panX, panY, zoom }, width, height, ratio }: SceneFrame,
    stop: () => boolean
  ): boolean {
    const canvas = this.surface.getCanvas()
    this.renderer.zoom = zoom
    const view = { x: -panX / zoom, y: -panY / zoom, width: width / zoom, height: height / zoom }
    // Layers out of view hold on to evicted pictures.
    if (this.bound.images.crowded) this.pictures.forgetOutside(view)
    canvas.clear(this.canvasKit.TRANSPARENT)
    canvas.save()
    canvas.translate(panX * ratio, panY * ratio)
    canvas.scale(zoom * ratio, zoom * ratio)
    const done = this.pictures.draw(canvas, graph, pageId, view, stop)
    canvas.restore()
    this.surface.flush()
    return done
  }

  private fit(width: number, height: number): void {
    if (this.canvas.width === width && this.canvas.height === height) return
    this.canvas.width = width
    this.canvas.height = height
    const surface = this.makeSurface()
    this.renderer.replaceSurface(surface)
    this.surface = surface
  }
}

/** Makes surfaces that show on one canvas element, at its size at that moment. */
type MakeSurface = () => Surface

/**
 * One WebGL context serves all surfaces of an element, so that resizing keeps what it has uploaded.
 * Without WebGL, Skia draws in memory.
 *
 * @throws when the browser gives neither.
 */
function screenSurfaces(canvasKit: CanvasKit, canvas: HTMLCanvasElement): MakeSurface {
  const handle = canvasKit.GetWebGLContext(canvas)
  const context = handle ? canvasKit.MakeWebGLContext(handle) : null
  return () => {
    const surface = context
      ? canvasKit.MakeOnScreenGLSurface(
          context,
          canvas.width,
          canvas.height,
          canvasKit.ColorSpace.SRGB
        )
      : canvasKit.MakeSWCanvasSurface(canvas)
    if (surface) return surface
    throw new Error('This browser gives the playground neither WebGL nor a 2D canvas to draw on.')
  }
}
