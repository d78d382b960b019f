import { describe, expect, it } from 'vitest'
import type { LayerShare } from '../../../../src/file'
import type { Medium } from '../../../../src/interface'
import { firstScreen, firstScreenWords } from '../../../../src/ui/result/maps/first-screen'
import type { Judgement } from '../../../../src/workers/engine/judge-layers'
import { layerShare } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'

function fold(medium: Medium, width: number, height: number): number | null {
  const { picture } = storedRecord()
  return firstScreen({ medium, picture: { ...picture, width, height } })
}

function at(name: string, top: number): LayerShare {
  return layerShare({ id: name, name, box: [0, top, 0.5, 0.1] })
}

describe('the fold', () => {
  it('lies where a screen of the medium ends, whatever the frame is exported at', () => {
    expect(fold('desktopWeb', 1440, 3600)).toBe(0.25)
    expect(fold('desktopWeb', 720, 1800)).toBe(0.25)
    expect(fold('mobileWeb', 390, 1688)).toBe(0.5)
  })

  it('is nowhere in a frame of about one screen, nor where nobody scrolls', () => {
    expect(fold('desktopWeb', 1440, 1024)).toBeNull()
    expect(fold('mobileWeb', 390, 844)).toBeNull()
    expect(fold('generic', 300, 3000)).toBeNull()
  })
})

describe('what is said of the fold', () => {
  const order = [at('Headline', 0), at('Lead', 0.2), at('Offer', 0.6), at('Buy', 0.7)]
  const judgement: Judgement = {
    order,
    action: { layer: order[3]!, by: 'itself' },
    fixes: [],
    nameOf: ({ name }) => `“${name}”`
  }

  it('is what people see above it, and that the main action is not there', () => {
    expect(firstScreenWords(judgement, 0.5)).toBe(
      'Above the fold people see “Headline” and “Lead”. “Buy” lies below it.'
    )
  })

  it('is nothing where nothing is seen above it', () => {
    expect(firstScreenWords({ ...judgement, order: order.slice(2) }, 0.5)).toBeNull()
  })
})
