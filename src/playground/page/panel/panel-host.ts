import { signal } from '@preact/signals'
import type { PanelOptions, PanelSurface } from '../../host/contract'
import {
  type DocumentKind,
  panelSource,
  type PanelSource,
  type Theme,
  type ThemeMessage
} from './panel-document'
import type { Point, Rect, Size } from '../../host/document/matrix'

export interface PanelState extends Omit<PanelOptions, 'themeColors'> {
  /** Id of the panel's document; a new one recreates the frame. */
  id: number
  source: PanelSource
}

interface PanelSettings {
  pluginId: string
  /** Content security policy of the panel's document. */
  policy: string
  documentKind: DocumentKind
  theme: () => Theme
  /** Where a window of this size lies, px of the stage. */
  place: (size: Size) => Point
  /** CSS declarations of a theme's variables. */
  variables: (theme: Theme) => string
}

/** The panel of one running plugin: its window's state, and messages both ways as Figma sends them. */
export class PanelHost implements PanelSurface {
  readonly state = signal<PanelState | null>(null)
  private frame: HTMLIFrameElement | null = null
  /** Messages for a document that has not loaded yet; null once it has. */
  private waiting: unknown[] | null = []
  private receive: (message: unknown) => void = () => undefined
  private themed = false
  private static ids = 0

  constructor(private readonly settings: PanelSettings) {
    addEventListener('message', this.listen)
  }

  show(html: string, options: PanelOptions): void {
    const { policy, documentKind, theme, variables } = this.settings
    const { themeColors, ...shown } = options
    this.waiting = []
    this.themed = themeColors
    const look = themeColors
      ? { theme: theme(), variables: variables(theme()) }
      : { theme: null, variables: '' }
    const source = panelSource({ html, policy, ...look }, documentKind)
    this.state.value = { id: ++PanelHost.ids, source, ...shown }
  }

  post(message: unknown): void {
    const envelope = { pluginMessage: message, pluginId: this.settings.pluginId }
    if (this.waiting) this.waiting.push(envelope)
    else this.frame?.contentWindow?.postMessage(envelope, '*')
  }

  onMessage(receive: (message: unknown) => void): void {
    this.receive = receive
  }

  resize(width: number, height: number): void {
    this.change({ width, height })
  }

  setVisible(visible: boolean): void {
    this.change({ visible })
  }

  position(): Point {
    return this.settings.place(this.state.peek() ?? { width: 0, height: 0 })
  }

  close(): void {
    removeEventListener('message', this.listen)
    this.state.value = null
    this.frame = null
  }

  /** The frame element of the window, as it comes and goes. */
  attach(frame: HTMLIFrameElement | null): void {
    this.frame = frame
  }

  /** Sends pending messages once the frame's document has loaded. */
  loaded(): void {
    const waiting = this.waiting ?? []
    this.waiting = null
    // It may have changed since the document was written.
    this.sendTheme(this.settings.theme())
    for (const envelope of waiting) this.frame?.contentWindow?.postMessage(envelope, '*')
  }

  /** Sends a change of theme to the panel's document. */
  sendTheme(theme: Theme): void {
    if (!this.themed) return
    const message: ThemeMessage = {
      figmaMessage: { type: 'theme', theme, variables: this.settings.variables(theme) }
    }
    this.frame?.contentWindow?.postMessage(message, '*')
  }

  private change(part: Partial<PanelState>): void {
    const state = this.state.peek()
    if (state) this.state.value = { ...state, ...part }
  }

  private readonly listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.frame?.contentWindow) return
    if (typeof data !== 'object' || data === null || !('pluginMessage' in data)) return
    this.receive(data.pluginMessage)
  }
}

/** Height of the title bar above the panel, in CSS pixels. */
export const WINDOW_BAR = 40
const MARGIN = 16

/**
 * The window of a panel of this size, in CSS pixels of the stage: where it was left, the top right corner at first,
 * always within reach. A browser that is zoomed in may have less room than the plugin asked for.
 */
export function windowBox(stage: Size, place: Point | null, panel: Size): Rect {
  const size = {
    width: Math.min(panel.width, stage.width),
    height: Math.min(panel.height + WINDOW_BAR, stage.height)
  }
  const start = {
    x: stage.width - size.width - MARGIN,
    y: Math.min(MARGIN, stage.height - size.height)
  }
  const { x, y } = place ?? start
  return {
    ...size,
    x: Math.max(0, Math.min(x, stage.width - size.width)),
    y: Math.max(0, Math.min(y, stage.height - Math.min(size.height, WINDOW_BAR)))
  }
}
