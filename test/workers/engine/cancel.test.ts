import { afterEach, expect, it, vi } from 'vitest'
import type { Client } from '../../../src/client'
import type { EnginePanel } from '../../../src/workers/engine/engine-panel'
import { samplePng } from '../../ui/support/sample-png'
import { type OnDevice, onDevice } from './support/on-device'

const opened: OnDevice[] = []
afterEach(() => {
  for (const device of opened.splice(0)) device.close()
})

const FILM = new Blob(['film'], { type: 'video/webm' })
function clientOf(videos: Partial<EnginePanel> = {}): Client {
  const device = onDevice(videos)
  opened.push(device)
  return device.client
}

const frame = (size: number) => ({
  type: 'image' as const,
  bytes: samplePng(size, size),
  medium: 'desktopWeb' as const,
  title: 'Landing'
})

it('stops computing a picture when its run is cancelled, and does the next one', async () => {
  const { analyses } = clientOf()
  const run = new AbortController()
  const cancelled = await analyses.create(frame(1500), { signal: run.signal })
  const next = await analyses.create(frame(64))
  run.abort()
  expect((await analyses.wait(next.id)).outputs.attention).toBeDefined()
  await expect(analyses.wait(cancelled.id)).rejects.toMatchObject({ code: 'cancelled' })
})

it('asks for no more frames of a video whose run is cancelled, and closes it', async () => {
  const frameOf = vi.fn(() => new Promise<never>(() => undefined))
  const close = vi.fn(() => Promise.resolve())
  const { videos } = clientOf({
    inspect: () => Promise.resolve({ seconds: 5, width: 64, height: 48 }),
    open: () => Promise.resolve(7),
    frame: frameOf,
    close
  })
  const run = new AbortController()
  const { url } = await videos.uploadUrl()
  await videos.upload(url, FILM)
  await videos.create({ content: url, title: 'Film' }, { signal: run.signal })
  await vi.waitFor(() => expect(frameOf).toHaveBeenCalled())
  run.abort()
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith(7))
  expect(frameOf).toHaveBeenCalledTimes(1)
})
