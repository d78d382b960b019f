import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Download } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restart } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { pagesOf } from './support/pages-of'
import { temporaryFolder } from '../support/temporary-folder'

const FRAME = 'Phone checkout'

const stage = await sharedStage()
const folder = await temporaryFolder()

/** Opens a saved page with scripts off, and returns what it shows. */
async function open(download: Download) {
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  const context = await stage.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) heard.push(request.url())
  })
  await page.goto(pathToFileURL(path).href)
  const pages = []
  for (const landscape of [false, true])
    pages.push(pagesOf(await page.pdf({ format: 'A4', landscape })))
  const shown = await page.evaluate(async () => {
    const hrefs = [...document.querySelectorAll('image')].map((image) => image.href.baseVal)
    const sizes = hrefs.map(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    })
    return {
      title: document.title,
      text: document.body.innerText,
      sizes: await Promise.all(sizes),
      wide: document.documentElement.scrollWidth > innerWidth
    }
  })
  await context.close()
  return { ...shown, pages, heard, address: pathToFileURL(path).href }
}

describe('a report from the panel', () => {
  it('is saved as a page that needs nothing else, copied as Markdown, and made for viewers too', async () => {
    const scene = await stage.open({ samples: 'phone' })
    const { page, panel } = scene
    await scene.analyse(FRAME)
    await scene.unfold('Report')
    const menu = panel.getByRole('region', { name: 'Report' })
    const save = menu.getByRole('button', { name: 'Save report' })

    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    await menu.getByRole('status').getByText('Saved as phone-checkout-glance.html').waitFor()
    const report = await open(download)
    expect(report.heard).toEqual([report.address])
    expect(report.title).toBe(`${FRAME} – Glance`)
    expect(report.sizes.slice(0, 2)).toEqual(['390x844', '390x844'])
    expect(report.pages).toEqual([2, 2])
    expect(report.wide).toBe(false)
    for (const words of ['Mobile screen', 'Clarity', 'What to change', 'Layers'])
      expect(report.text).toContain(words)

    await menu.getByRole('radio', { name: 'Markdown' }).press('Space')
    const copy = menu.getByRole('button', { name: 'Copy' })
    await copy.click()
    await menu.getByRole('status').getByText('Copied as Markdown.').waitFor()
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.evaluate(() => {
      document.body.append(document.createElement('textarea'))
      document.querySelector<HTMLElement>('body > textarea')!.focus()
    })
    await page.keyboard.press('Control+v')
    const pasted = await page.locator('body > textarea').inputValue()
    expect(pasted).toMatch(/^# Phone checkout\n/)
    expect(pasted).toContain('## Layers')

    await restart(page, 'setViewOnly', true)
    await panel.getByText('Dev Mode shows results and changes nothing').waitFor()
    await scene.unfold('Report')
    await menu.getByRole('radio', { name: 'Markdown' }).press('Space')
    const [text] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(text.suggestedFilename()).toBe('phone-checkout-glance.md')

    expect(scene.errors).toEqual([])
    await scene.close()
  })
})
