import { render } from 'preact'
import { createRenderer } from '../host/document/renderer'
import { openDocument } from '../host/open-document'
import { strictnessOf } from '../host/strictness'
import { App } from './app'
import { loadSkia } from './canvas/load-skia'
import { Guide } from './guide/guide'
import { Notices } from './notices/notices'
import { reportErrors } from './notices/report-errors'
import { PluginRunner } from './plugin/plugin-runner'
import { metrics, timed } from './state/metrics'
import type { Page } from './state/page-context'
import { pageParameter } from './state/page-parameters'
import { placeSamples } from './state/place-samples'
import { Session } from './state/session'
import { announced } from './state/drawing'
import { firstSight } from './state/first-sight'
import { loadThemeVariables, showTheme } from './state/theme'

/** Draws the page with the samples on its canvas and opens the plugin. Rejects when it cannot start. */
export async function startPage(root: HTMLElement): Promise<Page> {
  showTheme()
  const notices = new Notices()
  reportErrors(notices)
  const [canvasKit, variables] = await Promise.all([loadSkia(), loadThemeVariables()])
  const document = openDocument({
    renderer: announced(timed(await createRenderer(canvasKit))),
    name: 'Samples',
    strictness: strictnessOf(pageParameter)
  })
  const session = new Session(document, canvasKit, notices, pageParameter('viewonly') === '1')
  session.samples = await placeSamples(document, pageParameter('samples'))
  const page = {
    session,
    runner: new PluginRunner(session, variables),
    guide: new Guide(session)
  }
  render(<App page={page} />, root)
  await firstSize(session)
  firstSight(session)
  await page.runner.open()
  if (pageParameter('start') !== 'overview') page.guide.startOnce()
  metrics.ready = performance.now()
  return page
}

/** Components measure themselves after they have been drawn. */
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
