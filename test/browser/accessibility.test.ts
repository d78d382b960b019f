import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Scene, type Stage } from '../support/playground'
import { openMore } from './support/more'

declare const axe: { run(context: Document, options: object): Promise<AxeResults> }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

let stage: Stage
let source = ''

beforeAll(async () => {
  source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  stage = await openStage()
})
afterAll(() => stage.close())

async function violations({ panel }: Scene): Promise<string[]> {
  const frame = panel.locator('html')
  await frame.evaluate((_, script) => void (0, eval)(script), source)
  const { violations: found } = await frame.evaluate(
    (_, tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } }),
    RULES
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

describe.each(['light', 'dark'])('the panel in the %s theme has no fault axe can find', (theme) => {
  it('with nothing selected, a frame selected, a result, a brief, and in Settings', async () => {
    const scene = await stage.open({ theme, samples: 'phone' })
    await scene.panel.getByText('Select a frame to analyse').waitFor()
    expect(await violations(scene)).toEqual([])

    await scene.select('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()
    expect(await violations(scene)).toEqual([])

    await scene.analyse('Phone checkout')
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    expect(await violations(scene)).toEqual([])

    await scene.panel.getByRole('tab', { name: 'Brief' }).click()
    await scene.panel.getByRole('textbox', { name: 'Goal' }).fill('x'.repeat(10_001))
    await scene.panel.getByText('Too long to be sent').waitFor()
    expect(await violations(scene)).toEqual([])

    await scene.panel.getByRole('tab', { name: 'Settings' }).click()
    await scene.panel.getByRole('radio', { name: 'Analysis service' }).check()
    expect(await violations(scene)).toEqual([])
    await scene.close()
  })

  it('in the sections of More, empty and with a result', async () => {
    const scene = await stage.open({ theme, samples: 'phone' })
    for (const section of ['Web page', 'Video', 'Ad', 'Tags'] as const) {
      await openMore(scene, section)
      expect(await violations(scene)).toEqual([])
    }
    await openMore(scene, 'Ad')
    await scene.select('Phone checkout')
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    await scene.panel.getByRole('meter', { name: 'Ad visibility' }).waitFor()
    expect(await violations(scene)).toEqual([])
    await scene.panel.getByRole('tab', { name: 'Analyse' }).click()
    await scene.analyse('Phone checkout')
    await openMore(scene, 'Tags')
    await scene.panel.getByRole('table').waitFor()
    expect(await violations(scene)).toEqual([])
    await scene.close()
  })
})
