import { mkdir } from 'node:fs/promises'
import { startServer } from '../../src/node/http/start-server'
import { sharedBrowser } from '../support/browser'
import { playAdmit, playSite } from '../support/play-site'
import { openStage, type Scene, type Stage } from '../support/playground'
import { drawCover } from './support/cover'
import { openMore, press } from './support/more'
import { savePicture } from './support/save-picture'
import { SHOP } from './support/shop'

/**
 * `npm run pictures` takes the README's pictures from the built plugin in the playground: before, during
 * and after an analysis, its layers, a comparison and its board, in light and dark; the brief; a captured
 * web page; and the cover. `npm run pictures -- cover` draws the cover alone.
 */
const FOLDER = 'assets/readme'
const FRAME = 'Landing page A'
const SIZE = { width: 1600, height: 940 }

async function shoot(scene: Scene, name: string): Promise<void> {
  // The canvas draws on the next frame after a change.
  await scene.page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  )
  await savePicture(await scene.page.screenshot(), `${FOLDER}/${name}.webp`)
}

/** Brings the frame to the left of the panel. */
async function lookAt(scene: Scene, name: string, zoom = 0.5): Promise<void> {
  const { box } = await scene.find(name)
  await scene.page.evaluate(
    ([{ x, y }, z]) => {
      window.playground.viewport = { zoom: z, panX: 32 - x * z, panY: 96 - y * z }
    },
    [box!, zoom] as const
  )
}

/** As a designer does: with the arrow keys on the panel's corner. */
async function makeTaller({ panel, page }: Scene): Promise<void> {
  const height = (): Promise<number> => panel.locator('html').evaluate(() => window.innerHeight)
  const target = SIZE.height - 160
  await panel.getByRole('button', { name: 'Resize panel' }).focus()
  for (let now = await height(); now < target; now = await height()) {
    await page.keyboard.press('ArrowDown')
    await panel.locator('html').evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
}

async function story(stage: Stage, theme: 'light' | 'dark'): Promise<void> {
  const scene = await stage.open({ theme }, SIZE)
  await lookAt(scene, FRAME)
  await makeTaller(scene)
  await scene.select(FRAME)
  const analyse = scene.panel.getByRole('button', { name: 'Analyse', exact: true })
  await analyse.waitFor()
  await shoot(scene, `before-${theme}`)

  await analyse.click()
  await scene.panel.getByRole('progressbar').waitFor()
  await shoot(scene, `during-${theme}`)

  await scene.panel.locator('[aria-label=Verdict][aria-busy=false]').waitFor()
  await shoot(scene, `after-${theme}`)
  await scene.close()
}

/** Two variants: which one wins and where attention moved, the board, and the layers of one. */
async function variants(stage: Stage, theme: 'light' | 'dark'): Promise<void> {
  const scene = await stage.open({ theme, samples: 'landing' }, SIZE)
  const { panel } = scene
  const [a, b] = [FRAME, 'Landing page B']
  await makeTaller(scene)
  await lookAt(scene, a, 0.27)
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(a, b)
  await press(scene, 'Compare')
  const primary = panel.getByRole('combobox', { name: 'Primary element' })
  const wanted = primary.locator('option', { hasText: 'Primary CTA' })
  await primary.selectOption((await wanted.getAttribute('value')) ?? '')
  await panel
    .getByText(/of attention on “Primary CTA”/)
    .first()
    .waitFor()
  await shoot(scene, `compare-${theme}`)

  await press(scene, 'Difference map')
  await panel.getByText(`It lies over “${b}” on the canvas as well.`).waitFor()
  const moved = panel.getByRole('heading', { name: 'Where attention moved' })
  await moved.evaluate((heading) => heading.scrollIntoView())
  await lookAt(scene, b)
  await shoot(scene, `difference-${theme}`)

  await panel.getByRole('tab', { name: 'Analyse' }).click()
  await scene.select(a)
  const layers = panel.getByRole('heading', { name: 'Layers by pull' })
  await panel.getByRole('button', { name: /^Show all/ }).waitFor()
  await layers.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await lookAt(scene, a)
  await shoot(scene, `layers-${theme}`)

  await panel.getByRole('tab', { name: 'Compare' }).click()
  await press(scene, 'Place board')
  await panel.getByText('The board lies on the canvas.').waitFor()
  await scene.page.evaluate(() => window.playground.closePlugin())
  await lookAt(scene, `${a} and ${b} compared`, 0.23)
  await shoot(scene, `board-${theme}`)

  await scene.close()
}

async function brief(stage: Stage): Promise<void> {
  const scene = await stage.open({ theme: 'light' }, SIZE)
  await lookAt(scene, FRAME)
  await makeTaller(scene)
  await scene.select(FRAME)
  await scene.panel.getByRole('tab', { name: 'Brief' }).click()
  const write = (name: string, text: string): Promise<void> =>
    scene.panel.getByRole('textbox', { name }).fill(text)
  await write('Description', 'Landing page of a lamp that wakes people with light.')
  await write('Goal', 'Visitors should order Morrow One.')
  await write('Audience', 'People who wake up tired in winter.')
  await write('Brand', 'Calm and warm. No pressure, no countdowns.')
  await scene.panel.getByText('Saved in this file').waitFor()
  await shoot(scene, 'brief-light')
  await scene.close()
}

async function cover(stage: Stage): Promise<void> {
  const scene = await stage.open({ theme: 'light' }, SIZE)
  await scene.analyse(FRAME)
  await makeTaller(scene)
  await drawCover(scene, stage.browser, FRAME)
  await scene.close()
}

async function page(stage: Stage): Promise<void> {
  const site = await playSite((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(SHOP)
  })
  const key = 'pictures'
  const pages = { admit: playAdmit }
  const service = await startServer({ port: 0, key, browser: sharedBrowser(), pages })
  try {
    const scene = await stage.open({ theme: 'light' }, SIZE)
    await scene.connect(service.baseUrl, key)
    await makeTaller(scene)
    await openMore(scene, 'Web page')
    await scene.panel.getByRole('textbox', { name: 'Page address' }).fill(site.url('/'))
    await press(scene, 'Analyse')
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    await lookAt(scene, new URL(site.url('/')).host)
    await shoot(scene, 'page-light')
    await scene.close()
  } finally {
    await service.stop()
    await site.stop()
  }
}

const [only] = process.argv.slice(2)

await mkdir(FOLDER, { recursive: true })
const stage = await openStage()
try {
  if (only !== 'cover') {
    await story(stage, 'light')
    await story(stage, 'dark')
    await variants(stage, 'light')
    await variants(stage, 'dark')
    await brief(stage)
    await page(stage)
  }
  await cover(stage)
} finally {
  await stage.close()
}
