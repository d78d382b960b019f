import { openAsBlob } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { inspectVideo } from '../../../src/client/video/read-video'
import { isCutOff } from '../../../src/client/video/is-cut-off'
import { VIDEO_MAX_BYTES } from '../../../src/interface'
import { otherVideo, webm, type WebmOptions } from '../../support/fixtures/webm'
import { failure } from '../support/client'
import { runs } from '../../support/fuzz/runs'
import { temporaryFolder } from '../../support/temporary-folder'

const KINDS = {
  'a finished file': {},
  'a recorder’s file': { live: true }
} satisfies Record<string, WebmOptions>

const inspect = (bytes: Uint8Array<ArrayBuffer>) => inspectVideo(new Blob([bytes]))

/** A recorder's file that ends before its first cluster. */
async function withoutFrames(): Promise<Uint8Array<ArrayBuffer>> {
  const file = Buffer.from(await webm({ live: true }))
  return new Uint8Array(file.subarray(0, file.indexOf(Buffer.of(0x1f, 0x43, 0xb6, 0x75))))
}

/** PixelWidth (B0) and PixelHeight (BA), one byte each, set to 0. */
async function withoutSize(): Promise<Uint8Array<ArrayBuffer>> {
  const file = await webm({ width: 100, height: 100 })
  const at = Buffer.from(file).indexOf(Buffer.of(0xb0, 0x81, 100, 0xba, 0x81, 100))
  file[at + 2] = 0
  file[at + 5] = 0
  return file
}

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  it.each(['vp8', 'vp9'] as const)('of %s tells its length and size', async (codec) => {
    const options = { ...kind, codec, seconds: 3, width: 640, height: 360, framesPerSecond: 50 }
    const facts = await inspect(await webm(options))
    expect(facts).toMatchObject({ width: 640, height: 360 })
    // The last frame of a recorder's file has no length.
    expect(facts.seconds).toBeGreaterThan(2.97)
    expect(facts.seconds).toBeLessThanOrEqual(3)
  })

  it('of 60 seconds is fine, and of more is not', async () => {
    const options = { ...kind, framesPerSecond: 4, packetBytes: 20 }
    expect((await inspect(await webm({ ...options, seconds: 60 }))).seconds).toBeLessThanOrEqual(60)
    const thrown = await failure(inspect(await webm({ ...options, seconds: 60.5 })))
    expect(thrown.message).toBe('The video is longer than 60 seconds. Nothing was sent.')
  })

  it('shows every cut', async () => {
    const whole = await webm({ ...kind, seconds: 1, packetBytes: 50 })
    expect(await isCutOff(new Blob([whole]))).toBe(false)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 60, max: whole.length - 1 }), async (length) => {
        const cut = new Blob([whole.subarray(0, length)])
        // A recorder's file that ends between two blocks is whole as far as anybody can tell.
        if (!(await isCutOff(cut))) expect(kind).toHaveProperty('live')
        else expect((await failure(inspectVideo(cut))).message).toMatch(/cut off/)
      })
    )
  })
})

it('does not take what comes after a whole video for a cut', async () => {
  expect(await isCutOff(new Blob([await webm(), 'something else']))).toBe(false)
})

describe('a file that cannot be sent', () => {
  const PICTURE = new TextEncoder().encode('\x89PNG\r\n\x1a\n'.padEnd(64))

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, RegExp]>([
    ['is empty', async () => new Uint8Array(), /is empty/],
    ['is an MP4 named .webm', () => otherVideo('mp4'), /is no \.webm video/],
    ['is a Matroska file', () => otherVideo('mkv'), /is no \.webm video/],
    ['is a picture', async () => PICTURE, /is no \.webm video/],
    ['has sound alone', () => webm({ soundOnly: true }), /no picture, only sound/],
    ['has no frames', withoutFrames, /has no frames/],
    [
      'has one frame without a length',
      () => webm({ live: true, framesPerSecond: 0.5 }),
      /no length/
    ],
    ['states no size', withoutSize, /states no size/],
    ['is lower than 40 px', () => webm({ height: 38 }), /smaller than 40 px/],
    ['is larger than 8K', () => webm({ width: 8192, height: 8192 }), /larger than 8K/],
    ['lost its end', async () => (await webm()).subarray(0, -1), /cut off/]
  ])('because it %s says so', async (_, make, sentence) => {
    const thrown = await failure(inspect(await make()))
    expect(thrown).toMatchObject({ kind: 'invalid_input' })
    expect(thrown.message).toMatch(sentence)
    expect(thrown.message).toMatch(/\. Nothing was sent\.$/)
    expect(thrown.toData()).toMatchObject({ code: 'input_error', sent: 'no' })
  })

  it('because it is over 100 MB says so without reading it', async () => {
    const large = { size: VIDEO_MAX_BYTES + 1 } as Blob
    expect((await failure(inspectVideo(large))).message).toMatch(/larger than 100 MB/)
  })

  it('because it vanished from the disk says so', async () => {
    const folder = await temporaryFolder(onTestFinished)
    const path = join(folder, 'video.webm')
    await writeFile(path, await webm())
    const file = await openAsBlob(path)
    expect((await inspectVideo(file)).seconds).toBe(2)
    await rm(folder, { recursive: true })
    expect((await failure(inspectVideo(file))).message).toMatch(/no longer be read/)
  })
})

describe('inspecting', () => {
  it('reads a file of a single frame', async () => {
    expect((await inspect(await webm({ seconds: 1, framesPerSecond: 1 }))).seconds).toBe(1)
  })

  it('counts from the first frame, wherever on its clock the video begins', async () => {
    const facts = await inspect(await webm({ seconds: 2, startsAt: 10 }))
    expect(facts).toMatchObject({ seconds: 2, start: 10 })
  })

  it('reads little of a large file', async () => {
    const bytes = await webm({ seconds: 20, framesPerSecond: 3, packetBytes: 100_000 })
    const file = new Blob([bytes])
    const slice = vi.spyOn(file, 'slice')
    expect((await inspectVideo(file)).seconds).toBe(20)
    const read = slice.mock.results.reduce((sum, { value }) => sum + (value as Blob).size, 0)
    expect(read).toBeLessThan(bytes.length / 3)
  })

  it('ends with facts or a refusal of the input, whatever the bytes are', async () => {
    const whole = await webm({ seconds: 1, packetBytes: 30 })
    const live = await webm({ seconds: 1, packetBytes: 30, live: true })
    const change = fc.record({ at: fc.nat(whole.length), byte: fc.nat(255) })
    const base = fc.constantFrom(whole, live)
    const changes = fc.array(change, { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(base, changes, async (bytes, places) => {
        const changed = bytes.slice()
        for (const { at, byte } of places) changed[at % bytes.length] = byte
        const outcome = await inspect(changed).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toMatchObject({ kind: 'invalid_input' })
        else expect(outcome).toHaveProperty('seconds')
      }),
      runs(50)
    )
  })

  it('ends on a file without clusters and index, on which the demuxer alone does not', async () => {
    const file = await webm({ seconds: 1, packetBytes: 30 })
    const names = [Buffer.of(0x1f, 0x43, 0xb6, 0x75), Buffer.of(0x1c, 0x53, 0xbb, 0x6b)]
    for (const name of names) file[Buffer.from(file).lastIndexOf(name) + 2] = 0x82
    expect((await failure(inspect(file))).message).toMatch(/is damaged/)
  })

  it('never throws on bytes that only begin like a video', async () => {
    const start = (await webm()).subarray(0, 64)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const outcome = inspect(Uint8Array.from([...start, ...bytes]))
        expect(await failure(outcome)).toMatchObject({ kind: 'invalid_input' })
      })
    )
  })
})
