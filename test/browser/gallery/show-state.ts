import { type RunningServer, startServer } from '../../../src/node/http/start-server'
import type { Scene, Stage } from '../../support/playground'
import { whenSettled } from '../support/when-settled'
import type { State } from './states'

const KEY = 'gallery-key'

/** A browser with the playground, and a service to be connected. */
export interface Gallery {
  /** The panel in that state; close it afterwards. */
  show(state: State): Promise<Scene>
  close(): Promise<void>
}

export async function openGallery(open: () => Promise<Stage>): Promise<Gallery> {
  const [stage, service] = await Promise.all([open(), serviceThatSettles()])
  return {
    show: (state) => show(stage, service, state),
    close: async () => {
      await stage.close()
      await service.stop()
    }
  }
}

async function show(stage: Stage, service: RunningServer, state: State): Promise<Scene> {
  const { baseUrl } = service
  const key = state.service === 'refuses' ? 'another-key' : KEY
  const scene = await stage.open(
    { samples: state.samples, ...state.params },
    state.service === undefined ? {} : { service: { baseUrl, key } }
  )
  if (state.service === 'busy') await holdAnswers(scene)
  await state.go(scene)
  return scene
}

function serviceThatSettles(): Promise<RunningServer> {
  return startServer({ port: 0, key: KEY, middleware: whenSettled })
}

/** Holds requests for the result; answers creates. */
async function holdAnswers({ page }: Scene): Promise<void> {
  await page.route(/\/v2\/analyses\/[^/]+$/, () => undefined)
}

/** How a panel may look. */
export interface Look {
  language: 'en' | 'de'
  theme: 'light' | 'dark'
  width: number
  height: number
}

const OWN = 'iframe[name="plugin"]'

/** Brings the panel into a look, as it is. */
export async function takeOn(
  { page, panel }: Scene,
  { language, theme, width, height }: Look
): Promise<void> {
  await page.evaluate((next) => window.playground.setTheme(next), theme)
  await page.locator(OWN).evaluate(
    (frame, size) => {
      frame.style.height = `${size.height}px`
      // Its window, which clips it, at the left edge: nothing of the page lies over it there.
      Object.assign(frame.parentElement!.style, { left: '0', width: `${size.width}px` })
    },
    { width, height }
  )
  if ((await panel.locator('html').getAttribute('lang')) !== language) await speak(panel, language)
}

/** In Settings, as a designer does, and back to the screen that was there. */
async function speak(panel: Scene['panel'], language: Look['language']): Promise<void> {
  const tab = panel.locator('[role=tab][aria-selected=true]')
  const menu = panel.locator('[aria-haspopup=menu]').first()
  const items = panel.getByRole('menuitem')
  const back = (await tab.count()) === 0 ? null : await tab.getAttribute('id')
  await menu.click()
  const places = await items.evaluateAll((all) => all.map((item) => item.ariaCurrent))
  const place = places.indexOf('page')
  await items.last().click()
  await panel.locator('select:has(option[value=de])').selectOption(language)
  await panel.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
  if (back !== null) return panel.locator(`#${back}`).click()
  if (place === places.length - 1) return
  await menu.click()
  await items.nth(place).click()
}

/** The panel as it is now (PNG). */
export async function portrait({ page }: Scene): Promise<Buffer> {
  return page.locator(OWN).screenshot({ animations: 'disabled', caret: 'hide' })
}
