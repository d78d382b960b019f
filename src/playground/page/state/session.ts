import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { CanvasKit } from 'canvaskit-wasm'
import type { DesignDocument } from '../../host/open-document'
import type { Point, Size } from '../../host/document/matrix'
import { boxOfAll } from '../canvas/outlines'
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

  select(ids: readonly string[]): void {
    this.document.select(ids)
  }

  zoomTo(zoom: number, anchor = this.centre()): void {
    this.viewport.value = zoomAt(this.viewport.value, zoom, anchor)
  }

  /** Shows all that is visible on the page. */
  zoomToFit(): void {
    const { graph, currentPageId } = this.document
    const shown = graph.getChildren(currentPageId).filter(({ visible }) => visible)
    this.zoomToLayers(shown.map(({ id }) => id))
  }

  /** Shows these layers. */
  zoomToLayers(ids: readonly string[], margin?: number): void {
    const box = boxOfAll(this.document.graph, ids)
    const { width, height } = this.stage.value
    const free = width < NARROW ? width : width - PLUGIN_ROOM
    if (!box || width === 0) return
    this.viewport.value = fitBox(box, { x: 0, y: 0, width: free, height }, margin)
  }

  /** Shows a layer large at the top of the stage, with what lies around it. */
  zoomAmongOthers(id: string): void {
    this.zoomToLayers([id], AROUND)
    const { zoom, panX } = this.viewport.value
    const box = boxOfAll(this.document.graph, [id])
    if (box) this.viewport.value = { zoom, panX, panY: AROUND - box.y * zoom }
  }

  private centre(): Point {
    const { width, height } = this.stage.value
    return { x: width / 2, y: height / 2 }
  }
}
