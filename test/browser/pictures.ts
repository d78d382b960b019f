import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { openStage, type Scene, type Stage } from '../support/playground'
import { drawCover, exported } from './support/cover'
import { press } from './support/more'
import { saveMovie, savePicture } from './support/save-picture'

/**
 * `npm run pictures` takes the README's pictures from the built plugin in the playground: a result in light and dark,
 * a comparison and its board, a short movie of an analysis, and the cover; and the small pair that the panel shows with
 * nothing selected. `npm run pictures -- cover` draws the cover alone, `-- panel` the pair.
 */
const FOLDER = 'assets/readme'
const FRAME = 'Landing page A'
const SIZE = { width: 1600, height: 940 }

async function shot({ page }: Scene): Promise<Uint8Array> {
  // The canvas draws on the next frame after a change.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  )
  return page.screenshot()
}

async function shoot(scene: Scene, name: string): Promise<void> {
  await savePicture(await shot(scene), `${FOLDER}/${name}.webp`)
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

/** An analysis from the selected frame to its result, as it happens. */
async function story(stage: Stage, theme: 'light' | 'dark'): Promise<void> {
  const scene = await stage.open({ theme }, { size: SIZE })
  const movie: { picture: Uint8Array; ms: number }[] = []
  const take = async (ms: number): Promise<void> => {
    if (theme === 'light') movie.push({ picture: await shot(scene), ms })
  }
  await lookAt(scene, FRAME)
  await makeTaller(scene)
  await scene.select(FRAME)
  const analyse = scene.panel.getByRole('button', { name: 'Analyse', exact: true })
  await analyse.waitFor()
  await take(1500)

  await analyse.click()
  await scene.panel.getByRole('progressbar').first().waitFor()
  await take(700)
  // Where the button was, a chip of the result would show its layer.
  await scene.page.mouse.move(SIZE.width - 40, SIZE.height - 40)

  const verdict = scene.panel.getByRole('region', { name: 'Verdict' })
  await verdict.getByText('within 2 seconds').first().waitFor()
  // What helps is found last.
  await scene.panel.getByRole('progressbar').waitFor({ state: 'detached' })
  await shoot(scene, `after-${theme}`)
  await take(2500)
  const show = scene.panel.getByRole('button', { name: /^Show “/ })
  if ((await show.count()) > 0) await show.first().click()
  await take(1500)
  await scene.panel.getByRole('radio', { name: 'Hotspots' }).check({ force: true })
  await take(2500)
  if (theme === 'light') await saveMovie(movie, `${FOLDER}/analysis.webp`)
  await scene.close()
}

/** Two variants: what moved, and the board. */
async function variants(stage: Stage): Promise<void> {
  const scene = await stage.open({ theme: 'light', samples: 'landing' }, { size: SIZE })
  const { panel } = scene
  const [a, b] = [FRAME, 'Landing page B']
  await makeTaller(scene)
  await lookAt(scene, a, 0.27)
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(a, b)
  await press(scene, 'Compare')
  const action = panel.getByRole('combobox', { name: 'Main action' })
  const wanted = action.locator('option', { hasText: 'Order Morrow One' })
  await action.selectOption((await wanted.getAttribute('value')) ?? '')
  await panel.getByText('within 2 seconds').first().waitFor()
  await shoot(scene, 'compare-light')

  await press(scene, 'Place board')
  await panel.getByText('The board lies on the canvas.').waitFor()
  await scene.page.evaluate(() => window.playground.closePlugin())
  await lookAt(scene, `${a} and ${b} compared`, 0.5)
  await shoot(scene, 'board-light')
  await scene.close()
}

async function cover(stage: Stage): Promise<void> {
  const scene = await stage.open({ theme: 'light' }, { size: SIZE })
  await scene.analyse(FRAME)
  await makeTaller(scene)
  await drawCover(scene, stage.browser, FRAME)
  await scene.close()
}

/** What the panel carries inside: a few kB, sharp enough for half of its width. */
async function pair(stage: Stage): Promise<void> {
  const scene = await stage.open({ theme: 'light' }, { size: SIZE })
  await scene.analyse(FRAME)
  await sharp(await exported(scene, FRAME))
    .resize({ width: 208 })
    .webp({ quality: 45, effort: 6, smartSubsample: true })
    .toFile('assets/panel/page.webp')
  await sharp(await exported(scene, `Glance: ${FRAME}`))
    .resize({ width: 48 })
    .webp({ quality: 60, alphaQuality: 60, effort: 6 })
    .toFile('assets/panel/map.webp')
  await scene.close()
}

const [only] = process.argv.slice(2)

await mkdir(FOLDER, { recursive: true })
const stage = await openStage()
try {
  if (only === undefined) {
    await story(stage, 'light')
    await story(stage, 'dark')
    await variants(stage)
  }
  if (only !== 'panel') await cover(stage)
  if (only !== 'cover') await pair(stage)
} finally {
  await stage.close()
}
