import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { sharedBrowser } from '../support/browser'
import { type Film, FILM, spotAt } from '../support/fixtures/film'
import { makeWebm } from '../support/fixtures/make-webm'
import type { Scene } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore, press } from './support/more'
import { type Middleware, whenSettled } from './support/when-settled'
import { temporaryFolder } from '../support/temporary-folder'

const KEY = 'video-test-key-5c1e'
const NAME = 'Launch film'
const SHORT: Film = { ...FILM, seconds: 1, width: 160, height: 90 }

const stage = await sharedStage()
let scene: Scene
let service: RunningServer
const folder = await temporaryFolder()
let film: string
let middleware: Middleware
let seen: { method: string; path: string; authorization: string | null }[] = []

beforeAll(async () => {
  film = await file(`${NAME}.webm`, await makeWebm(stage.browser, SHORT))
  service = await startServer({
    port: 0,
    key: KEY,
    browser: sharedBrowser(),
    middleware: (request, next) => {
      const { method, headers, url } = request
      const path = new URL(url).pathname
      seen.push({ method, path, authorization: headers.get('authorization') })
      return middleware(request, next)
    }
  })
})
afterAll(() => service.stop())
beforeEach(async () => {
  seen = []
  middleware = whenSettled
  return () => scene.close()
})

async function openOnDevice(): Promise<void> {
  scene = await stage.open({ samples: 'phone' })
}

async function file(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

async function choose(path: string, label = 'Choose a video'): Promise<void> {
  await scene.panel.getByLabel(label).setInputFiles(path)
}

async function start(): Promise<void> {
  await openMore(scene, 'Video')
  await choose(film)
  await press(scene, 'Analyse')
}

/** As for who has connected the service before. */
async function startOverHttp(baseUrl = service.baseUrl): Promise<void> {
  scene = await stage.open({ samples: 'phone' }, { service: { baseUrl, key: KEY } })
  await start()
}

/** Where the map on the player's canvas is strongest: 0 is its left edge, 1 its right one. */
async function mapCentre(): Promise<number> {
  return scene.panel.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    let sum = 0
    let weighted = 0
    for (let at = 0; at < width * height; at++) {
      // The veil is grey; heat is red to yellow.
      const heat = Math.max(0, data[at * 4]! - data[at * 4 + 2]!) ** 2
      sum += heat
      weighted += heat * (at % width)
    }
    return sum === 0 ? -1 : weighted / sum / width
  })
}

async function seekAndLook(time: number): Promise<void> {
  await scene.panel.getByRole('slider', { name: 'Time' }).fill(String(time))
  await expect.poll(mapCentre).toBeCloseTo(spotAt(SHORT, time).x, 1)
}

describe('a video on this device', () => {
  beforeEach(openOnDevice)

  it('is read, analysed, and played with its map in step; nothing leaves the computer', async () => {
    await openMore(scene, 'Video')
    await choose(film)
    await scene.panel.getByText('160 × 90 px').waitFor()
    await scene.panel.getByText('1.0 seconds').waitFor()
    await press(scene, 'Analyse')
    await scene.panel.getByRole('img', { name: `${NAME} with its attention map` }).waitFor()
    await seekAndLook(0.2)
    await seekAndLook(0.9)

    await scene.panel.getByRole('slider', { name: 'Time' }).fill('0')
    await press(scene, 'Play')
    await expect.poll(mapCentre).toBeGreaterThan(0.6)
    // It stops by itself at its end.
    await scene.panel.getByRole('button', { name: 'Play', exact: true }).waitFor()

    const sent = scene.requests.filter((url) => !/^(data|blob):/.test(url))
    expect(sent.every((url) => url.startsWith(stage.server.url))).toBe(true)
    expect(scene.errors).toEqual([])
  })
})

describe('a video over HTTP', () => {
  it('is uploaded without the key, and its map shown as it came; no key and no link is kept', async () => {
    await startOverHttp()
    const map = scene.panel.getByRole('img', { name: `Attention map of ${NAME}` })
    await map.waitFor()
    await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160)
    await scene.panel.getByText('it plays by itself').waitFor()
    const uploads = seen.filter(({ method }) => method === 'PUT')
    expect(uploads).toHaveLength(1)
    expect(uploads[0]!.authorization).toBeNull()
    const panel = await scene.panel.locator('html').innerHTML()
    const kept = JSON.stringify(await scene.tree()) + panel
    expect(kept).not.toContain(KEY)
    expect(kept).not.toMatch(/signature=|expires=|\/storage\//)
    expect(scene.errors).toEqual([])
  })
})
