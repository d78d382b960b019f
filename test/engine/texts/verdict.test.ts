import { describe, expect, it } from 'vitest'
import { upperFirst } from '../../../src/language'
import { seenWithin } from '../../../src/order/seen'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { alsoSee, peopleSee } from '../../../src/engine/texts/people'
import { verdict } from '../../../src/engine/texts/verdict'
import type { LayerShare } from '../../../src/file'
import { inGerman } from '../../ui/support/in-german'
import { control, image, judged, layer } from '../support/measured'

const HEADLINE = layer('Headline', 0.1)
const PHOTO = image('Photo', 0.03)
const BUTTON = control('Buy now', 0.002)

const said = (layers: readonly LayerShare[], marked: string | null = null): string => {
  const judgement = judged(layers, { marked })
  return verdict(judgement, judgement.nameOf)
}
const leads = (one: LayerShare, name: string): string =>
  upperFirst(peopleSee(seenWithin(one)!, name))
const sees = (one: LayerShare, name: string): string => upperFirst(alsoSee(seenWithin(one)!, name))

describe('the verdict', () => {
  it('says how many see what most people see, and how many see the main action', () => {
    expect(said([BUTTON, PHOTO, HEADLINE])).toBe(
      `${leads(HEADLINE, '“Headline”')}. ${sees(BUTTON, 'your button “Buy now”')}.`
    )
    expect(said([PHOTO, HEADLINE], 'Photo')).toBe(
      `${leads(HEADLINE, '“Headline”')}. ${sees(PHOTO, 'your main action (the photo)')}.`
    )
  })

  it('is one sentence where the main action is first, or level with the first', () => {
    expect(said([HEADLINE, PHOTO], 'Headline')).toBe(
      `${leads(HEADLINE, 'your main action “Headline”')}.`
    )
    const rival = { ...HEADLINE, id: 'Rival', name: 'Rival', attention: 0.099 }
    expect(said([HEADLINE, rival, PHOTO], 'Rival')).toBe(
      `${leads(HEADLINE, '“Headline”')}, and about as many see your main action “Rival”.`
    )
  })

  it('names up to three that are level, and counts the others', () => {
    const rivals = ['B', 'C', 'D', 'E'].map((name, at) => ({
      ...layer(name, 0.1),
      attention: HEADLINE.attention! - 0.001 * (at + 1)
    }))
    expect(said([HEADLINE, ...rivals.slice(0, 2), BUTTON])).toMatch(
      /, and about as many see “B” and “C”\. .+ your button “Buy now”\.$/
    )
    expect(said([HEADLINE, ...rivals])).toMatch(
      /, and about as many see “B”, “C” and 2 other things\.$/
    )
    expect(said([HEADLINE, ...rivals], 'D')).toMatch(/2 other things\. .+ your main action “D”\.$/)
  })

  it('names nothing by its number alone', () => {
    const [one, two] = ['A', 'B'].map((id) => layer(id, 0.1, { found: 'text', label: '' }))
    expect(said([one!, two!])).toMatch(
      /see.? the text .+ within 2 seconds, and about as many see another thing\.$/
    )
  })

  it('describes a main action that has no name of its own', () => {
    expect(said([HEADLINE, image('Rectangle 7', 0.002)], 'Rectangle 7')).toMatch(
      /your main action \(the picture at the top left\)\.$/
    )
  })

  it('says so where the main action is not seen without scrolling', () => {
    const low = { ...BUTTON, box: [0, 0.8, 0.2, 0.1] } satisfies LayerShare
    const picture = { width: 1440, height: 2400 }
    const judgement = judgeLayers({
      ...{ medium: 'desktopWeb', picture, marked: null, goal: '' },
      layers: [HEADLINE, low]
    })
    expect(verdict(judgement, judgement.nameOf)).toMatch(
      /\. Your button “Buy now” is not seen without scrolling\.$/
    )
  })

  it('says so where nothing stands out', () => {
    expect(said([layer('A', 0.1, { area: 0 })])).toBe('Nothing here stands out.')
  })

  it('is the same in German', async () => {
    expect(await inGerman(() => said([HEADLINE, BUTTON]))).toMatch(
      /^.+ „Headline“ in den ersten 2 Sekunden\. .+ Ihre Schaltfläche „Buy now“\.$/
    )
  })
})
