import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import {
  type Channel,
  createChannel,
  type MainCalls,
  PANEL_CALLS,
  type PanelCalls
} from '../../bridge'
import { type ErrorData, toErrorData } from '../../errors'
import { ErrorCard } from '../kit/card'
import { StoresContext } from '../kit/store-hook'
import { languageOf } from '../../file'
import { nearestLanguage } from '../../language'
import { setPartLoader } from '../../workers/packed-parts'
import { begin } from './begin'
import { createMainPort } from './main-port'
import { createPanel, type Panel } from './panel'
import { BROWSER } from './platform'
import { Shell } from './shell'
import { sayAtFirst } from './spoken'
import { words } from './words'
import styles from './shell.module.css'

type Start =
  | { state: 'loading' }
  | { state: 'failed'; error: ErrorData }
  | { state: 'ready'; panel: Panel }

/** Connects to the main thread, waits for its startup data, and shows the panel. */
export function App(): JSX.Element | null {
  const { start, run } = useMemo(createStart, [])
  // Before the first frame: there is nothing to show until the main thread has answered.
  useLayoutEffect(() => {
    document.title = 'Glance'
    run()
  }, [run])

  const now = start.value
  if (now.state === 'loading') return null
  if (now.state === 'failed') {
    return (
      <main class={styles.screen}>
        <ErrorCard title={words().noStart} error={now.error} again={run} />
      </main>
    )
  }
  return (
    <StoresContext.Provider value={now.panel.stores}>
      <Shell />
    </StoresContext.Provider>
  )
}

function createStart() {
  const start = signal<Start>({ state: 'loading' })
  const calls: PanelCalls = {
    selectionChanged: (selection) => ready()?.calls.selectionChanged(selection),
    frameChanged: (...what) => ready()?.calls.frameChanged(...what),
    frameEdited: (nodeId) => ready()?.calls.frameEdited(nodeId),
    overlaysMisplaced: (count) => ready()?.calls.overlaysMisplaced(count),
    layersChanged: () => ready()?.calls.layersChanged()
  }
  const { remote }: Channel<MainCalls> = createChannel(PANEL_CALLS, calls, createMainPort(window))
  setPartLoader(remote.readPart)

  function ready(): Panel | null {
    return start.value.state === 'ready' ? start.value.panel : null
  }

  async function open(): Promise<void> {
    const startup = await remote.start(nearestLanguage(navigator.language))
    await sayAtFirst(languageOf(startup.settings))
    const panel = createPanel(remote, startup, BROWSER)
    start.value = { state: 'ready', panel }
    begin(panel, startup)
  }

  const run = (): void =>
    void open().catch(
      (error: unknown) => (start.value = { state: 'failed', error: toErrorData(error) })
    )

  return { start, run }
}
