import { mkdir } from 'node:fs/promises'
import { openStage, type Scene, type Stage } from '../support/playground'

/**
 * `npm run pictures` takes the README's pictures from the built plugin in the playground, before, during
 * and after an analysis, in light and dark.
 */
const FOLDER = 'assets/readme'
const FRAME = 'Landing page A'
const SIZE = { width: 1600, height: 940 }

async function shoot(scene: Scene, name: string): Promise<void> {
  // The canvas draws on the next frame after a change.
  await scene.page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  )
  await scene.page.screenshot({ path: `${FOLDER}/${name}.png` })
}

/** Brings the frame to the left of the panel. */
async function lookAt(scene: Scene, name: string): Promise<void> {
  const { box } = await scene.find(name)
  await scene.page.evaluate((target) => {
    const zoom = 0.5
    window.playground.viewport = {
      zoom,
      panX: 32 - target.x * zoom,
      panY: 96 - target.y * zoom
    }
  }, box!)
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

  await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
  await shoot(scene, `after-${theme}`)
  await scene.page.context().close()
}

await mkdir(FOLDER, { recursive: true })
const stage = await openStage()
try {
  await story(stage, 'light')
  await story(stage, 'dark')
} finally {
  await stage.close()
}
