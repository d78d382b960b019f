import { type JSX, render } from 'preact'
import { INTER_STYLES, withoutSpaces } from '../inter'
import { createRenderer } from '../host/document/renderer'
import { openDocument } from '../host/open-document'
import { Guide } from './guide/guide'
import { NoticeList, Notices, reportErrors } from './notices/notices'
import { PluginRunner } from './plugin/plugin-runner'
import { type Page, PageContext } from './state/page-context'
import { pageParameter } from './state/page-parameters'
import { showFirstSample, placeSamples } from './state/start-over'
import { Session } from './state/session'
import { loadThemeVariables, showTheme } from './state/theme'
import { fontManager } from '@open-pencil/core'
import CanvasKitInit, { type CanvasKit } from 'canvaskit-wasm/full'
import { CanvasArea } from './canvas/canvas-area'
import { GuideCard } from './guide/guide-card'
import { Layers } from './sidebars/layers'
import { Properties } from './sidebars/properties'
import { PluginWindow } from './panel/plugin-window'
import { QuickActionBox } from './toolbar/quick-action-box'
import { TopBar } from './toolbar/top-bar'

/** Draws the page with the samples on its canvas and opens the plugin. Rejects when it cannot start. */
export async function startPage(root: HTMLElement): Promise<Page> {
  showTheme()
  const notices = new Notices()
  reportErrors(notices)
  const [canvasKit, variables] = await Promise.all([loadSkia(), loadThemeVariables()])
  const document = openDocument(await createRenderer(canvasKit), 'Samples')
  const session = new Session(document, canvasKit, notices, pageParameter('viewonly') === '1')
  session.samples = await placeSamples(document, pageParameter('samples'))
  const page = {
    session,
    runner: new PluginRunner(session, variables),
    guide: new Guide(session)
  }
  render(<App page={page} />, root)
  await firstSize(session)
  showFirstSample(session)
  await page.runner.runCommand()
  if (pageParameter('start') !== 'overview') page.guide.startOnce()
  return page
}

/** Resolves once the stage has a size: components measure themselves after they have been drawn. */
function firstSize({ stage }: Session): Promise<void> {
  return new Promise((resolve) => {
    const stop = stage.subscribe(({ width }) => {
      if (width === 0) return
      queueMicrotask(() => {
        stop()
        resolve()
      })
    })
  })
}

/** Loads Skia from this page's own server, with the bundled fonts only and no other request. */
async function loadSkia(): Promise<CanvasKit> {
  fontManager.setOnlineFontProviders({})
  const [canvasKit] = await Promise.all([
    CanvasKitInit({ locateFile: (file) => file }),
    ...INTER_STYLES.map((style) => fontManager.loadFont('Inter', withoutSpaces(style)))
  ])
  return canvasKit
}

function App({ page }: { page: Page }): JSX.Element {
  return (
    <PageContext.Provider value={page}>
      <div class="shell">
        <TopBar />
        <Layers />
        <main class="stage">
          <CanvasArea />
          <GuideCard />
          <PluginWindow />
          <QuickActionBox />
          <NoticeList notices={page.session.notices} />
        </main>
        <Properties />
      </div>
    </PageContext.Provider>
  )
}
