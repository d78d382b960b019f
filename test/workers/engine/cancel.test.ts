import { afterEach, expect, it, vi } from 'vitest'
import { type Client, createClient } from '../../../src/client'
import { createDesignNotes } from '../../../src/workers/engine/design-notes'
import { createEmbeddedService } from '../../../src/workers/engine/embedded'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../../src/workers/engine/embedded-address'
import { createEngineCalls, type EngineCalls } from '../../../src/workers/engine/engine-calls'
import { createRpcFetch } from '../../../src/workers/engine/rpc-fetch'
import { createRpc } from '../../../src/workers/rpc'
import type { PanelVideos } from '../../../src/workers/video/frames/panel-videos'
import { samplePng } from '../../ui/support/sample-png'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

const FILM = new Blob(['film'], { type: 'video/webm' })
const noVideos: PanelVideos = {
  inspect: () => Promise.reject(new Error('There is no demuxer.')),
  open: () => Promise.reject(new Error('There is no decoder.')),
  frame: () => Promise.reject(new Error('There is no decoder.')),
  close: () => Promise.resolve()
}

/** The service on this device as the panel has it, but for the Worker around it. */
function onDevice(videos: Partial<PanelVideos> = {}): Client {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const { take, known } = createDesignNotes()
  const local = {}
  const panel = createRpc<PanelVideos>(port2, local)
  Object.assign(
    local,
    createEngineCalls(createEmbeddedService(panel, known), take, () => undefined)
  )
  const fetch = createRpcFetch(createRpc<EngineCalls>(port1, { ...noVideos, ...videos }))
  return createClient({ baseUrl: EMBEDDED_URL, key: EMBEDDED_KEY, fetch, pollIntervalMs: 5 })
}

const frame = (size: number) => ({
  type: 'image' as const,
  bytes: samplePng(size, size),
  medium: 'desktopWeb' as const,
  title: 'Landing'
})

it('stops computing a picture when its run is cancelled, and does the next one', async () => {
  const { analyses } = onDevice()
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
  const { videos } = onDevice({
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
