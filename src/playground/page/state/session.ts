import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { CanvasKit } from 'canvaskit-wasm'
import type { DesignDocument } from '../../host/open-document'
import type { Point, Rect, Size } from '../../host/document/matrix'
import { boxOf, boxOfAll, type LayerSource, pageBox } from '../canvas/layer-source'
import { fitBox, type Viewport, zoomAt } from '../canvas/viewport'
import { subscribeTo } from './listen'
import type { Notices } from '../notices/notices'

/** The plugin's window and its margins. */
const PLUGIN_ROOM = 392
/** Below this width of the stage, the window covers a part of it after all. */
const NARROW = 700

/** CSS pixels around a layer that is shown among others. */
const AROUND = 64

/** State of the page apart from plugins: document, viewport, selection, theme of the editor. */
export class Session {
  readonly viewport = signal<Viewport>({ panX: 0, panY: 0, zoom: 1 })
  /** The canvas element's size in CSS pixels. */
  readonly stage = signal<Size>({ width: 0, height: 0 })
  readonly hovered = signal<string | null>(null)
  readonly viewOnly: Signal<boolean>
  /** Ids of the sample designs' frames, in the samples' order. */
  samples: readonly string[] = []
  /** Where the plugin's window was left, in CSS pixels of the stage; null before it was moved. */
  readonly place = signal<Point | null>(null)
  /** Grows whenever the document has changed. */
  readonly revision: ReadonlySignal<number>
  readonly selection: ReadonlySignal<readonly string[]>
  /** Grows when all that was drawn is out of date. */
  readonly repaints = signal(0)
  private readonly changes = signal(0)

  constructor(
    readonly document: DesignDocument,
    readonly canvasKit: CanvasKit,
    readonly notices: Notices,
    viewOnly: boolean
  ) {
    this.viewOnly = signal(viewOnly)
    this.revision = this.changes
    this.selection = computed(() => {
      subscribeTo(this.changes)
      return [...document.selection]
    })
    document.onChange(() => (this.changes.value += 1))
  }

  get layers(): LayerSource {
    const { graph, currentPageId: pageId } = this.document
    return { graph, pageId }
  }

  select(ids: readonly string[]): void {
    this.document.select(ids)
  }

  undo(): boolean {
    return this.restored(this.document.undo())
  }

  redo(): boolean {
    return this.restored(this.document.redo())
  }

  zoomTo(zoom: number, anchor = this.centre()): void {
    this.viewport.value = zoomAt(this.viewport.value, zoom, anchor)
  }

  /** Shows the whole page. */
  zoomToFit(): void {
    this.show(pageBox(this.layers))
  }

  /** Shows these layers; the whole page when there are none. */
  zoomToLayers(ids: readonly string[]): void {
    this.show(boxOfAll(this.layers, ids) ?? pageBox(this.layers))
  }

  /** Shows a layer large at the top of the stage, with what lies around it. */
  zoomAmongOthers(id: string): void {
    const box = boxOf(this.layers, id)
    this.show(box, AROUND)
    const { zoom, panX } = this.viewport.value
    if (box) this.viewport.value = { zoom, panX, panY: AROUND - box.y * zoom }
  }

  private show(box: Rect | null, margin?: number): void {
    const { width, height } = this.stage.value
    const free = width < NARROW ? width : width - PLUGIN_ROOM
    if (!box || width === 0) return
    this.viewport.value = fitBox(box, { x: 0, y: 0, width: free, height }, margin)
  }

  private centre(): { x: number; y: number } {
    const { width, height } = this.stage.value
    return { x: width / 2, y: height / 2 }
  }

  private restored(done: boolean): boolean {
    if (done) this.repaints.value += 1
    return done
  }
}
