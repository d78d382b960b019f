import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Point } from '../../host/document/matrix'
import { IconButton } from '../controls/icon'
import { usePage } from '../state/page-context'
import { shownTheme } from '../state/theme'
import { type PanelHost, type PanelState, WINDOW_BAR, windowBox } from './panel-host'

/** Figma's frame allows this much; other windows are opened through the plugin API only. */
const SANDBOX = 'allow-scripts allow-forms allow-modals allow-downloads'

/** The running plugin's window, floating over the canvas. */
export function PluginWindow(): JSX.Element | null {
  const { runner } = usePage()
  const panel = runner.panel.value
  const state = panel?.state.value
  return panel && state ? <Window key={state.id} panel={panel} state={state} /> : null
}

function Window({ panel, state }: { panel: PanelHost; state: PanelState }): JSX.Element {
  const { session, runner } = usePage()
  const { place } = session
  const { source, title, visible } = state
  const box = windowBox(session.stage.value, place.value, state)
  const frame = useRef<HTMLIFrameElement>(null)
  // Before the browser paints: a short document loads sooner than that.
  useLayoutEffect(() => {
    panel.attach(frame.current)
    return () => panel.attach(null)
  }, [panel])
  useSignalEffect(() => panel.sendTheme(shownTheme.value))
  return (
    <section
      class="plugin-window"
      aria-label={`${title} plugin`}
      hidden={!visible}
      style={{ left: box.x, top: box.y, width: box.width }}
    >
      <header
        class="plugin-window__bar"
        onPointerDown={(event) => dragWindow(event, box, (next) => (place.value = next))}
      >
        <h2 class="plugin-window__title">{title}</h2>
        <IconButton icon="close" name={`Close ${title}`} onClick={() => runner.close()} />
      </header>
      <iframe
        ref={frame}
        class="plugin-window__frame"
        title={title}
        name="plugin"
        sandbox={SANDBOX}
        {...source}
        style={{ height: box.height - WINDOW_BAR }}
        onLoad={() => panel.loaded()}
      />
    </section>
  )
}

/** Follows the pointer from a press on the title bar to its release. */
function dragWindow(event: PointerEvent, from: Point, place: (at: Point) => void): void {
  const bar = event.currentTarget
  if (!(bar instanceof HTMLElement) || event.button !== 0) return
  if (event.target instanceof Element && event.target.closest('button')) return
  const { clientX, clientY } = event
  bar.setPointerCapture(event.pointerId)
  const move = (now: PointerEvent): void =>
    place({ x: from.x + now.clientX - clientX, y: from.y + now.clientY - clientY })
  const end = (): void => {
    bar.removeEventListener('pointermove', move)
    bar.removeEventListener('lostpointercapture', end)
  }
  bar.addEventListener('pointermove', move)
  bar.addEventListener('lostpointercapture', end)
}
