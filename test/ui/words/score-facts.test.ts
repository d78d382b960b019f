import { describe, expect, it } from 'vitest'
import { MEDIUMS } from '../../../src/interface'
import { clarityInWords } from '../../../src/engine/texts/clarity-words'
import { usualClarity } from '../../../src/engine/texts/measured'
import { scoreFacts } from '../../../src/ui/words/score-facts'
import { storedRecord } from '../support/stored-record'

const { provider } = storedRecord()
const onDevice = { ...provider, kind: 'on-device' } as const
const NONE = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }

/** What the summary says of the clarity of a page. */
function summary(clarity: number, kind: 'desktop' | 'phone'): string {
  return clarityInWords({
    picture: { width: 1440, height: 900 },
    hotspots: [],
    clutter: [],
    clarity,
    usual: usualClarity({ ...NONE, [kind]: 1 }),
    tooLittle: null
  })
}

describe('clarity in a word', () => {
  it.each([5, 30, 50, 60, 95])('is the summary’s own word, at %i of 100', (value) => {
    for (const [medium, kind] of [
      ['desktopWeb', 'desktop'],
      ['mobileWeb', 'phone']
    ] as const) {
      const word = scoreFacts('clarity').band(value, { medium, provider: onDevice })
      expect(word).not.toBe('')
      expect(summary(value, kind)).toContain(` ${word}`)
    }
  })

  it('is left to the texts of a service, and where the medium does not say what is usual', () => {
    const service = { ...provider, kind: 'service' } as const
    for (const medium of MEDIUMS) {
      expect(scoreFacts('clarity').band(50, { medium, provider: service })).toBe('')
    }
    expect(scoreFacts('clarity').band(50, { medium: 'generic', provider: onDevice })).toBe('')
  })
})
