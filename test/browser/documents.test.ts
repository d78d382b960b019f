/** @module-tag thorough */
import { describe, expect, it } from 'vitest'
import { sharedStage } from '../support/shared-stage'
import { axeViolations } from './support/axe-violations'

const stage = await sharedStage()

/** Figma does not say which of them its panels get. */
describe.each([
  { kind: 'data', mode: 'CSS1Compat', secure: false },
  { kind: 'quirks', mode: 'BackCompat', secure: false },
  { kind: 'srcdoc', mode: 'CSS1Compat', secure: true }
])('in a panel document of the kind $kind', ({ kind, mode, secure }) => {
  it('a frame is analysed, tables have the panel’s own type and colour, and axe finds no fault', async () => {
    const scene = await stage.open({ document: kind, theme: 'dark', samples: 'banner' })
    await scene.analyse('Ad banner 300x250')
    expect(await axeViolations(scene)).toEqual([])
    await scene.panel.getByRole('tab', { name: 'Compare' }).click()
    await scene.select('Ad banner 300x250', 'Ad banner 970x250')
    await scene.panel.getByRole('button', { name: 'Compare', exact: true }).click()
    const table = scene.panel.getByRole('table').first()
    await table.waitFor()
    const found = await table.evaluate((element) => {
      const own = getComputedStyle(element)
      const around = getComputedStyle(element.parentElement!)
      return {
        mode: document.compatMode,
        secure: isSecureContext,
        differs: (['color', 'fontSize', 'fontFamily', 'lineHeight'] as const).filter(
          (name) => own[name] !== around[name]
        )
      }
    })
    expect(found).toEqual({ mode, secure, differs: [] })
    const face = await table.evaluate((element) => getComputedStyle(element).fontFamily)
    expect(face).toMatch(/^Inter, system-ui/)
    expect(await axeViolations(scene)).toEqual([])
    expect(scene.errors).toEqual([])
    await scene.close()
  })
})
