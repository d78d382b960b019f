import { type SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { CanvasKit, Surface } from 'canvaskit-wasm'
import { boundImages } from '../../host/document/decoded-images'
import { UNSEEN } from '../../host/document/history'
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
  private unsubscribe: (() => void) | null = null
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
    const { viewport, width, height, ratio } = frame
    this.follow(frame.graph)
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

  private shrinkImages(times: number): void {
    this.pictures.forgetAll()
    this.bound.images.shrinkage = times
  }

  /** False when it stopped before all was drawn. */
  private paint(
    { graph, pageId, viewport, width, height, ratio }: SceneFrame,
    stop: () => boolean
  ): boolean {
    this.surface.getCanvas().clear(this.canvasKit.TRANSPARENT)
    this.renderer.zoom = viewport.zoom
    const view = {
      x: -viewport.panX / viewport.zoom,
      y: -viewport.panY / viewport.zoom,
      width: width / viewport.zoom,
      height: height / viewport.zoom
    }
    const onto = {
      scale: viewport.zoom * ratio,
      x: viewport.panX * ratio,
      y: viewport.panY * ratio,
      view
    }
    // Layers out of view hold on to evicted pictures.
    if (this.bound.images.crowded) this.pictures.forgetOutside(view)
    const done = this.pictures.draw(this.surface, graph, pageId, onto, stop)
    this.surface.flush()
    return done
  }

  /** Drops all drawings after undo and redo, which do not report the nodes they replace. */
  forgetAll(): void {
    this.pictures.forgetAll()
  }

  destroy(): void {
    this.unsubscribe?.()
    this.pictures.forgetAll()
    this.bound.clear()
    this.renderer.destroy()
  }

  /** Follows a new graph, as after opening a file, and drops all drawings of the old one. */
  private follow(graph: SceneGraph): void {
    if (this.graph === graph) return
    this.unsubscribe?.()
    this.graph = graph
    this.pictures.forgetAll()
    this.bound.clear()
    const forget = (id: string): void => this.pictures.forget(graph, id)
    const forgetAll = (): void => this.pictures.forgetAll()
    const changed = (id: string, changes: object): void => {
      if (Object.keys(changes).some((key) => !UNSEEN.has(key))) forget(id)
    }
    this.unsubscribe = graph.onNodeEvents({
      updated: changed,
      previewUpdated: changed,
      created: (node) => forget(node.id),
      reordered: forget,
      reparented: forgetAll,
      // The node has left the tree already: which picture it was in is not known.
      deleted: forgetAll
    })
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
