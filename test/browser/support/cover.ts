import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import type { Scene } from '../../support/playground'
import { savePicture } from './save-picture'

const SIZE = { width: 1920, height: 1080 }
/** CSS px around what is taken of the panel. */
const MARGIN = 8

/**
 * Draws assets/cover.png from the SVG beside it, with what the plugin made of an analysed frame: the design, the
 * map that lies over it, and the panel's verdict.
 */
export async function drawCover(scene: Scene, browser: Browser, frame: string): Promise<void> {
  // A chip that the pointer rests on would show its layer.
  await scene.page.mouse.move(0, 0)
  const pictures = {
    design: (await exported(scene, frame)).toString('base64'),
    map: (await exported(scene, `Glance: ${frame}`)).toString('base64'),
    panel: await verdict(scene)
  }
  let cover = await readFile('assets/cover.svg', 'utf8')
  for (const [id, png] of Object.entries(pictures)) {
    cover = cover.replace(`id="${id}"`, `href="data:image/png;base64,${png}"`)
  }
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${cover}`)
  await savePicture(await page.screenshot(), 'assets/cover.png')
  await page.close()
}

/** The panel's verdict with the first three layers, at twice its size. */
async function verdict({ page, panel }: Scene): Promise<string> {
  await magnify(page, 2)
  const region = (await panel.getByRole('region', { name: 'Verdict' }).boundingBox())!
  const { x, y, width, height } = region
  const clip = {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN
  }
  const png = await page.screenshot({ clip })
  await magnify(page, 1)
  return png.toString('base64')
}

async function magnify(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor,
    mobile: false
  })
  await session.detach()
}

/** A layer as Figma exports it, a PNG. */
export async function exported(scene: Scene, name: string): Promise<Buffer> {
  const { id } = await scene.find(name)
  const bytes = await scene.page.evaluate(
    async (node) => [...(await window.playground.exportPng(node))],
    id
  )
  return Buffer.from(bytes)
}
