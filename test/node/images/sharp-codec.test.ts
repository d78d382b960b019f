import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpCodec } from '../../../src/node/images/sharp-codec'

const START_OF_FRAME = Buffer.from([0xff, 0xc0])
const END = Buffer.from([0xff, 0xd9])
const SIZE = { width: 400, height: 300 }

describe('decoding a JPEG on Node', () => {
  let jpeg: Buffer
  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    jpeg = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#fff', noise }
    })
      .jpeg()
      .toBuffer()
  })

  it('refuses one that is cut in half and closed with an end marker', async () => {
    const cut = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), END])
    await expect(sharpCodec.decodeJpeg(cut, SIZE)).rejects.toThrow(/premature end/)
  })

  it('refuses one whose header announces more rows than there are', async () => {
    const tall = Buffer.from(jpeg)
    tall.writeUInt16BE(900, tall.indexOf(START_OF_FRAME) + 5)
    await expect(sharpCodec.decodeJpeg(tall, { width: 400, height: 900 })).rejects.toThrow(
      /premature end/
    )
  })

  it('takes one that decoders only grumble at', async () => {
    const at = jpeg.length - END.length
    const odd = Buffer.concat([jpeg.subarray(0, at), Buffer.from([1, 2, 3]), END])
    expect(await sharpCodec.decodeJpeg(odd, SIZE)).toMatchObject({ width: 400, height: 300 })
  })
})
