import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { crc32 } from '../../src/images/png/png-chunks'
import { everythingIn, failure } from './support/client'
import { ownServer } from './support/own-server'
import { apng, jpeg, moving, png } from './support/pictures'

const { server, client } = await ownServer()

function download(body: Uint8Array | string, type = 'image/png', options = {}) {
  server.answer((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  return client.download(`${server.origin}/map.png?sig=abc`, options)
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(64, '.'))

/** A JPEG whose frame header states other sides than it has. */
function withSize(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const copy = bytes.slice()
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1]!))
  copy.set([height >> 8, height & 0xff, width >> 8, width & 0xff], frame + 5)
  return copy
}

describe('a download', () => {
  it('brings a PNG with the size its header states', async () => {
    const bytes = png(123, 45)
    expect(await download(bytes)).toEqual({ bytes, type: 'image/png', width: 123, height: 45 })
  })

  it('brings a JPEG, whatever the content type says', async () => {
    const bytes = await jpeg(321, 54)
    expect(await download(bytes, 'application/octet-stream')).toEqual({
      bytes,
      type: 'image/jpeg',
      width: 321,
      height: 54
    })
  })

  it.each([
    [ascii('GIF89a'), 'a GIF picture'],
    [ascii('RIFF....WEBPVP8 '), 'a WebP picture'],
    [ascii('....ftypavif'), 'an AVIF picture'],
    [ascii('<!DOCTYPE html>'), 'a web page (HTML)'],
    [ascii('<svg xmlns'), 'an SVG picture'],
    [ascii('<?xml version'), 'XML'],
    [ascii('{"error":1}'), 'JSON'],
    [ascii('????'), 'something else']
  ])('of something else names it (%#)', async (body, name) => {
    const thrown = await failure(download(body, 'application/octet-stream'))
    expect(thrown).toMatchObject({ kind: 'unsupported_image' })
    expect(thrown.message).toContain(name)
  })

  it.each([
    ['is empty', () => ''],
    ['is cut off', () => png().subarray(0, 500)],
    ['is cut off', () => png().subarray(0, 8)],
    ['is damaged', () => png().map((byte, at) => (at === 100 ? byte ^ 1 : byte))],
    ['is damaged', () => png().map((byte, at) => (at === 17 ? byte ^ 1 : byte))],
    ['is cut off', async () => (await jpeg()).subarray(0, 300)],
    ['is cut off', async () => (await jpeg()).subarray(0, -2)],
    ['does not state its size', async () => withSize(await jpeg(), 64, 0)],
    ['is cut off', async () => withSize(await jpeg(), 4000, 4000)]
  ])('of a picture that %s is refused (%#)', async (fault, body) => {
    const thrown = await failure(download(await body()))
    expect(thrown).toMatchObject({ kind: 'corrupt_download' })
    expect(thrown.message).toContain(fault)
  })

  it('that would unpack to gigabytes is refused by its header, before anything decodes it', async () => {
    const bomb = png(64, 48)
    const header = new DataView(bomb.buffer, bomb.byteOffset)
    header.setUint32(16, 20_000)
    header.setUint32(20, 20_000)
    header.setUint32(29, crc32(bomb.subarray(12, 29)))
    const thrown = await failure(download(bomb))
    expect(thrown).toMatchObject({ kind: 'corrupt_download' })
    expect(thrown.message).toContain('20000 × 20000 px')
  })

  it('is bounded by what it is a picture of, where the caller knows', async () => {
    const thrown = await failure(download(png(64, 48), 'image/png', { maxPixels: 64 * 47 }))
    expect(thrown.message).toContain('64 × 48 px')
  })

  it.each([
    ['download', 32],
    ['downloadAnimation', 128]
  ] as const)('as %s is not read where it announces more than %i MB', async (call, most) => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-length': most * 1e6 + 1 }).flushHeaders()
    })
    const thrown = await failure(client[call](`${server.origin}/large`))
    expect(thrown).toMatchObject({ kind: 'answer_too_large' })
    expect(thrown.message).toContain(`${most} MB`)
  })

  it('stops reading at its size limit when that was not announced', async () => {
    server.answer((_, response) => {
      const flood = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', flood)
      flood()
    })
    const endless = client.download(`${server.origin}/endless`)
    expect(await failure(endless)).toMatchObject({ kind: 'answer_too_large' })
  })

  it.each([400, 403, 404, 410])('with HTTP %i says that the link has expired', async (status) => {
    server.answer((_, response) => response.writeHead(status).end('<Error/>'))
    const thrown = await failure(client.download(`${server.origin}/map.png?sig=abc`))
    expect(thrown).toMatchObject({ kind: 'download_refused' })
    expect(thrown.status).toBe(status)
    expect(everythingIn(thrown)).not.toContain('sig=')
  })

  it('of a link without HTTPS is refused before anything is sent', async () => {
    const thrown = await failure(client.download('http://cdn.example.com/map.png'))
    expect(thrown).toMatchObject({ kind: 'insecure_address' })
  })
})

describe('a download of a moving picture', () => {
  const animation = (body: Uint8Array | string) => {
    server.answer((_, response) => response.writeHead(200).end(body))
    return client.downloadAnimation(`${server.origin}/map.png?sig=abc`)
  }

  it.each([
    ['image/png', () => apng(70, 50)],
    ['image/png', () => png(70, 50)],
    ['image/gif', () => moving('gif', 70, 50)],
    ['image/webp', () => moving('webp', 70, 50)],
    ['image/jpeg', () => jpeg(70, 50)]
  ])('brings %s with its size (%#)', async (type, make) => {
    const bytes = await make()
    expect(await animation(bytes)).toEqual({ bytes, type, width: 70, height: 50 })
  })

  it.each([
    ['lossless', { lossless: true }],
    ['lossy', { quality: 50 }],
    ['transparent', { quality: 50, alphaQuality: 50 }]
  ])('reads the size of a still %s WebP', async (name, options) => {
    const picture = sharp(png(70, 50))
    const still = name === 'lossy' ? picture.flatten() : picture
    const bytes = new Uint8Array(await still.webp(options).toBuffer())
    expect(await animation(bytes)).toMatchObject({ type: 'image/webp', width: 70, height: 50 })
  })

  it.each([
    [ascii('....ftypmp42'), 'an MP4 video'],
    [ascii('....ftypavif'), 'an AVIF picture'],
    [Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0), 'a WebM video'],
    [ascii('<html>'), 'a web page (HTML)']
  ])('of something else names it (%#)', async (body, name) => {
    const thrown = await failure(animation(body))
    expect(thrown).toMatchObject({ kind: 'unsupported_image' })
    expect(thrown.message).toContain(`${name} where a PNG, GIF, WebP or JPEG picture was expected`)
  })

  it.each([
    ['is empty', () => ''],
    ['is cut off', () => apng().subarray(0, -20)],
    ['is damaged', () => apng().map((byte, at, { length }) => (at === length - 40 ? ~byte : byte))],
    ['is cut off', async () => (await moving('gif')).subarray(0, -1)],
    ['is cut off', async () => (await moving('gif')).subarray(0, 10)],
    ['has no pixels', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['is damaged', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0???', 'latin1')],
    ['is cut off', async () => (await moving('webp')).subarray(0, -1)]
  ])('that %s is refused (%#)', async (fault, make) => {
    const thrown = await failure(animation(await make()))
    expect(thrown).toMatchObject({ kind: 'corrupt_download' })
    expect(thrown.message).toContain(fault)
  })

  it('is not what an image’s map may be', async () => {
    const thrown = await failure(download(await moving('gif')))
    expect(thrown).toMatchObject({ kind: 'unsupported_image' })
  })
})
