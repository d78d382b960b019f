import { describe, expect, it } from 'vitest'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { type Stated, whyMissed } from '../../../src/engine/texts/why-missed'
import type { LayerShare } from '../../../src/file'
import { inGerman } from '../../ui/support/in-german'
import { control, FILLED, image, layer } from '../support/measured'

const at = (x: number, y: number, width = 0.2, height = 0.05): Partial<LayerShare> => ({
  box: [x, y, width, height]
})
const PHOTO = image('Photo', 0.3, { ...at(0.4, 0.05, 0.5, 0.4), area: 0.2 })
const TEXTS = ['One', 'Two', 'Three'].map((name) => layer(name, 0.02, at(0, 0)))
const BUTTON = { look: FILLED, area: 0.01, ...at(0.1, 0.4) }

const why = (button: Partial<LayerShare>, ...others: LayerShare[]): string[] =>
  whyBut([], button, ...others)

const whyBut = (
  stated: readonly Stated[],
  button: Partial<LayerShare>,
  ...others: LayerShare[]
): string[] => {
  const marked = control('Buy now', 0.001, { ...BUTTON, ...button })
  const judgement = judgeLayers({
    ...{ medium: 'desktopWeb', picture: { width: 1440, height: 1800 }, goal: '' },
    marked: marked.id,
    layers: [marked, PHOTO, ...TEXTS, ...others]
  })
  return whyMissed(judgement, judgement.action!.layer, judgement.nameOf, stated)
}

describe('why a main action is missed', () => {
  it('is not asked of one that is seen early enough', () => {
    expect(why({ attention: 0.3, perception: 0.3 })).toEqual([])
  })

  it('is what takes the looks, the nearest of all, and how much larger, higher up or stronger that is', () => {
    expect(why({})).toEqual(['The photo is 20 times as large.'])
    expect(why({ ...at(0.15, 0.45) })).toEqual(['The photo next to it is 20 times as large.'])
    const near = layer('Note', 0.1, { area: 0.01, ...at(0.1, 0.46) })
    expect(why({}, near)).toEqual(['“Note” next to it holds 100 times as much attention.'])
    const high = layer('Note', 0.4, { area: 0.01, ...at(0.4, 0.01) })
    expect(why({}, high)).toEqual(['“Note” stands 0.8 screens higher, so it is met first.'])
    expect(why({}, { ...near, attention: 0.002, perception: 0.002 })[0]).toMatch(/^The photo is/)
  })

  it('is contrast that is too low, of its label and of its fill', () => {
    const look = { apart: 5, chroma: 0, ground: 1.16, contrast: 2.34 }
    expect(why({ look }).slice(0, 2)).toEqual([
      'Contrast of its label: 2.3 to 1; 4.5 is readable.',
      'Contrast of its fill with what is around it: 1.2 to 1; 3 stands out.'
    ])
    expect(why({ look: { ...FILLED, ground: 1.1, contrast: 4.6 } })).toHaveLength(1)
    expect(whyBut(['label', 'fill'], { look })).toEqual(why({}))
  })

  it('is that others look like it, of its size', () => {
    const others = ['Ask', 'See'].map((name, i) =>
      control(name, 0.001, { ...BUTTON, ...at(0.1 * i, 0.1) })
    )
    expect(why({}, ...others)[0]).toBe('2 other buttons look like it.')
    expect(why({}, others[0]!, { ...others[1]!, name: 'Email field' })[0]).toBe(
      '1 other button looks like it.'
    )
    expect(why({}, { ...others[0]!, area: 0.02 })[0]).not.toContain('look')
  })

  it('is that it lies below the fold, whatever takes the looks above', () => {
    expect(why({ ...at(0.1, 0.675) })).toEqual(['Below the fold: 1.4 screens from the top.'])
  })

  it('is at most three reasons, in German too', async () => {
    const look = { apart: 5, chroma: 0, ground: 1.16, contrast: 2.34 }
    const other = control('Ask', 0.001, { ...BUTTON, look })
    await inGerman(() => {
      expect(why({ look }, other)).toEqual([
        'Kontrast der Beschriftung: 2,3 zu 1; lesbar ist 4,5.',
        'Kontrast der Füllung zur Umgebung: 1,2 zu 1; ab 3 hebt sie sich ab.',
        '1 weitere Schaltfläche sieht so aus.'
      ])
      expect(why({})).toEqual(['Das Foto ist 20-mal so groß.'])
    })
  })
})
