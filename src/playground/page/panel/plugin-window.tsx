import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../icons/icon'
import { usePage } from '../state/page-context'
import { currentTheme } from '../state/theme'
import type { PanelHost, PanelState } from './panel-host'
import { dragWindow } from './drag-window'
import { clampPlace, startPlace, WINDOW_BAR } from './window-place'

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
  const { title, width, height, visible, position } = state
  const size = { width, height: height + WINDOW_BAR }
  const stage = session.stage.value
  const at = clampPlace(place.value ?? startPlace(stage, size), stage, size)
  useEffect(() => {
    if (position) place.value = position
  }, [position?.x, position?.y])
  return (
    <section
      class="plugin-window"
      aria-label={`${title} plugin`}
      hidden={!visible}
      style={{ left: at.x, top: at.y, width }}
    >
      <header
        class="plugin-window__bar"
        onPointerDown={(event) => dragWindow(event, at, (next) => (place.value = next))}
      >
        <h2 class="plugin-window__title">{title}</h2>
        <button
          class="icon-button"
          aria-label={`Close ${title}`}
          title="Close"
          onClick={() => runner.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <PanelFrame panel={panel} state={state} />
    </section>
  )
}

function PanelFrame({ panel, state }: { panel: PanelHost; state: PanelState }): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null)
  // Before the browser paints: a short document loads sooner than that.
  useLayoutEffect(() => {
    panel.attach(frame.current)
    return () => panel.attach(null)
  }, [panel])
  useSignalEffect(() => panel.sendTheme(currentTheme()))
  return (
    <iframe
      ref={frame}
      class="plugin-window__frame"
      title={state.title}
      name="plugin"
      sandbox={SANDBOX}
      {...state.source}
      style={{ height: state.height }}
      onLoad={() => panel.loaded()}
    />
  )
}
