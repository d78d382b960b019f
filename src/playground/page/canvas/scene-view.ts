import { type SceneGraph, SkiaRenderer } from '@open-pencil/core'
import type { CanvasKit, Surface } from 'canvaskit-wasm'
import { ScenePictures } from './scene-pictures'
import { type MakeSurface, screenSurfaces } from './screen-surface'
import type { Viewport } from './viewport'

export interface SceneFrame {
  graph: SceneGraph
  pageId: string
  viewport: Viewport
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

/** Draws the design on a canvas element with Skia. Backdrop and outlines are not its business. */
export class SceneView {
  private surface: Surface
  private readonly renderer: SkiaRenderer
  private readonly pictures: ScenePictures
  private graph: SceneGraph | null = null
  private unsubscribe: (() => void) | null = null

  private constructor(
    private readonly canvasKit: CanvasKit,
    private readonly canvas: HTMLCanvasElement,
    private readonly makeSurface: MakeSurface
  ) {
    this.surface = makeSurface()
    this.renderer = new SkiaRenderer(canvasKit, this.surface)
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

  draw({ graph, pageId, viewport, width, height, ratio }: SceneFrame): void {
    this.follow(graph)
    this.fit(Math.round(width * ratio), Math.round(height * ratio))
    const canvas = this.surface.getCanvas()
    canvas.clear(this.canvasKit.TRANSPARENT)
    canvas.save()
    canvas.scale(ratio, ratio)
    canvas.translate(viewport.panX, viewport.panY)
    canvas.scale(viewport.zoom, viewport.zoom)
    this.renderer.zoom = viewport.zoom
    this.pictures.draw(canvas, graph, pageId, {
      x: -viewport.panX / viewport.zoom,
      y: -viewport.panY / viewport.zoom,
      width: width / viewport.zoom,
      height: height / viewport.zoom
    })
    canvas.restore()
    this.surface.flush()
  }

  /** After undo and redo, which replace nodes without telling which. */
  forgetAll(): void {
    this.pictures.forgetAll()
  }

  destroy(): void {
    this.unsubscribe?.()
    this.pictures.forgetAll()
    this.renderer.destroy()
  }

  /** Opening a file brings a new graph: nothing drawn of the old one is of use. */
  private follow(graph: SceneGraph): void {
    if (this.graph === graph) return
    this.unsubscribe?.()
    this.graph = graph
    this.pictures.forgetAll()
    const forget = (id: string): void => this.pictures.forget(graph, id)
    const forgetAll = (): void => this.pictures.forgetAll()
    this.unsubscribe = graph.onNodeEvents({
      updated: forget,
      previewUpdated: forget,
      created: (node) => forget(node.id),
      reordered: forget,
      reparented: forgetAll,
      // By now the node has left the tree, and nobody knows whose picture it was in.
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
