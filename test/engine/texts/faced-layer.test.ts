import { describe, expect, it } from 'vitest'
import type { Face } from '../../../src/perception'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { control, image, layer, measured } from '../support/measured'
import { plain } from './plain'

/** In a picture of 900 x 600 px. */
const FACE: Face = { x: 500, y: 100, width: 60, height: 60, score: 0.9 }
const PHOTO = image('Team', 0.3, { box: { x: 0.5, y: 0, width: 0.5, height: 0.6 } })
const LAYERS = [PHOTO, layer('Headline', 0.2), control('Join', 0.03)]

const DRAWS = 'The face draws the eye to “Team”.'

const summary = (changes: Partial<Measured>): string =>
  plain(writeSummary(measured({ layers: LAYERS, ...changes })))

describe('the summary of a picture with a face', () => {
  it('names the layer that it draws the eye to', () => {
    expect(summary({ faces: [FACE] })).toContain(DRAWS)
  })

  it.each<[string, Partial<Measured>]>([
    ['there is none', { faces: [] }],
    ['it is hardly one', { faces: [{ ...FACE, score: 0.55 }] }],
    ['it is tiny', { faces: [{ ...FACE, width: 12, height: 12 }] }],
    ['it lies in no picture', { faces: [{ ...FACE, x: 20 }] }],
    ['none was looked for', { faces: null }]
  ])('does not mention it when %s', (_, changes) => {
    expect(summary(changes)).not.toContain(DRAWS)
  })

  it('says so when faces could not be looked for', () => {
    const sentence = 'Faces could not be looked for'
    expect(summary({ faces: null })).toContain(sentence)
    expect(summary({ faces: [] })).not.toContain(sentence)
    expect(summary({})).not.toContain(sentence)
  })
})
