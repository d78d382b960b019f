import { expect, it } from 'vitest'
import { type LayerHint, perceive, perceiveLooks, runToEnd } from '../../src/perception'
import { noise } from './pictures'

it('gives the densities of a whole analysis, with what is known of layers', () => {
  const pixels = noise(120, 90)
  const hints: LayerHint[] = [{ kind: 'button', x: 20, y: 30, width: 40, height: 20 }]
  for (const medium of ['desktopWeb', 'generic'] as const) {
    const whole = runToEnd(perceive(pixels, { medium, hints }))
    const looks = runToEnd(perceiveLooks(pixels, { medium, hints, faces: [], backbone: null }))
    const { attention, height, perception, width } = whole
    const scrim = null
    expect(looks).toMatchObject({ width, height, faces: [], scrim, attention, perception })
  }
})
