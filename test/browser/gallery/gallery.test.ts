/** @module-tag thorough */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStage } from '../../support/shared-stage'
import { axeViolations } from '../support/axe-violations'
import { type Gallery, type Look, openGallery, portrait, takeOn } from './show-state'
import { REFERENCES, STATES } from './states'

/** Part of a picture that may differ: a letter drawn a hair elsewhere, no line that has moved. */
const TOLERANCE = 0.004

const LOOKS: readonly Look[] = [
  { language: 'en', theme: 'light', width: 360, height: 640 },
  { language: 'de', theme: 'dark', width: 300, height: 480 }
]

let gallery: Gallery

beforeAll(async () => {
  gallery = await openGallery(sharedStage)
})
afterAll(() => gallery.close())

/** `npm run gallery -- keep` replaces these pictures, once they were checked. */
describe('the panel looks as it was last approved, and axe finds no fault', () => {
  it.each(STATES.filter(({ stable }) => stable))('$name', async (state) => {
    const scene = await gallery.show(state)
    for (const look of LOOKS) {
      await takeOn(scene, look)
      const reference = await readFile(`${REFERENCES}/${state.name}-${look.language}.webp`)
      expect(await differingPart(await portrait(scene), reference)).toBeLessThan(TOLERANCE)
    }
    // Dark, where faults are seen least; “npm run gallery” asks in every look.
    expect(await axeViolations(scene)).toEqual([])
    await scene.close()
  })
})

/** What stands still is looked at above; these show figures, ages, or work that goes on. */
describe('axe finds no fault in the panel, light and dark', () => {
  it.each(STATES.filter(({ stable }) => !stable))('$name', async (state) => {
    const scene = await gallery.show(state)
    for (const look of LOOKS) {
      await takeOn(scene, look)
      expect(await axeViolations(scene)).toEqual([])
    }
    await scene.close()
  })
})

/** Levels of 255 from which on a pixel has another colour: what smoothing and compression do is less. */
const ANOTHER = 40

/** The part of its pixels (0–1) in which a picture differs from another one; 1 where their sizes do. */
async function differingPart(picture: Buffer, reference: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(picture), pixelsOf(reference)])
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1
  let differing = 0
  for (let i = 0; i < one.data.length; i += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(one.data[i + channel]! - other.data[i + channel]!))
    )
    if (most >= ANOTHER) differing += 1
  }
  return differing / (one.info.width * one.info.height)
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
