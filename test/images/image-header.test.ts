import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImageHeader } from '../../src/images/decode-image'
import { pagePng, svgPage } from '../contract/support/pictures'

describe('readImageHeader', () => {
  it('reads format and size of a PNG', async () => {
    const header = readImageHeader(await pagePng(123, 45))
    expect(header).toEqual({ type: 'image/png', width: 123, height: 45 })
  })

  it('reads format and size of baseline and progressive JPEGs, with and without metadata', async () => {
    const picture = sharp(Buffer.from(svgPage(123, 45))).flatten()
    for (const progressive of [false, true]) {
      for (const jpeg of [
        await picture.clone().jpeg({ progressive }).toBuffer(),
        await picture.clone().jpeg({ progressive }).withMetadata({ orientation: 6 }).toBuffer()
      ]) {
        expect(readImageHeader(jpeg)).toEqual({ type: 'image/jpeg', width: 123, height: 45 })
      }
    }
  })
})
