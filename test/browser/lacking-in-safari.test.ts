import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Stage, stageOn } from '../support/playground'
import { browserOfRun } from '../support/shared-stage'

/** What Chromium has and Safari 16.4, the oldest with compression streams, has not. */
const LACKING = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'TaskController',
  'EyeDropper',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'documentPictureInPicture',
  'trustedTypes',
  'Iterator',
  'Float16Array',
  'ImageDecoder',
  'ImageCapture',
  'NavigationPreloadManager',
  'navigation',
  'URLPattern',
  'ReadableStream.prototype.values',
  'ReadableStream.from',
  'Blob.prototype.bytes',
  'Response.prototype.bytes',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
  'Set.prototype.isSubsetOf',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'RegExp.escape',
  'Intl.DurationFormat',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.togglePopover',
  'performance.memory',
  'navigator.userAgentData',
  'navigator.connection',
  'navigator.deviceMemory',
  'navigator.scheduling',
  'CSS.registerProperty'
]

/** Takes it away, in a document or a Worker. Its canvases make PNGs where WebP is asked for, as Safari's do. */
function takeAway(names: string[]): void {
  const world = globalThis as unknown as Record<string, unknown>
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop()!
    const owner = path.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      world
    )
    for (let at: unknown = owner; at; at = Object.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, last)
    }
  }
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'find']) {
    Reflect.deleteProperty(iterators, name)
  }
  const { convertToBlob } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.convertToBlob = function (options) {
    return convertToBlob.call(
      this,
      options?.type === 'image/webp' ? { ...options, type: 'image/png' } : options
    )
  }
}

/** The same in every Worker, before its script. */
function takeAwayInWorkers(code: string): void {
  const blobs = new Map<string, Blob | MediaSource>()
  const make = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob) => {
    const url = make(blob)
    blobs.set(url, blob)
    return url
  }
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const script = blobs.get(String(url))
      super(script instanceof Blob ? make(new Blob([code, '\n', script])) : url, options)
    }
  }
}

const code = `(${String(takeAway)})(${JSON.stringify(LACKING)})`

let stage: Stage

beforeAll(async () => {
  stage = stageOn(await browserOfRun(), { url: inject('stage').playground })
})
afterAll(() => stage.close())

it('without what Safari lacks, frames are analysed, read, compared and reported as ever', async () => {
  const scene = await stage.open({ samples: 'banner' })
  const { page, panel } = scene
  await page.addInitScript({
    content: `if (window !== window.top) { ${code}; (${String(takeAwayInWorkers)})(${JSON.stringify(code)}) }`
  })
  await page.evaluate(() => window.playground.closePlugin())
  await page.evaluate(() => window.playground.runCommand('Open Glance'))
  const frame = 'Ad banner 300x250'
  await scene.analyse(frame)
  const left = await panel
    .locator('body')
    .evaluate(() => ['requestIdleCallback', 'scheduler'].filter((name) => name in globalThis))
  expect(left).toEqual([])
  await panel.getByRole('region', { name: 'Verdict' }).locator('[data-known=true]').waitFor()
  await scene.unfold('Scores')
  await panel.getByRole('meter', { name: 'Clarity' }).waitFor()
  await scene.unfold('Report')
  const menu = panel.getByRole('region', { name: 'Report' })
  await menu.getByRole('radio', { name: 'Markdown' }).press('Space')
  await panel.getByRole('tab', { name: 'Compare' }).click()
  await scene.select(frame, 'Ad banner 970x250')
  await panel.getByRole('button', { name: 'Compare', exact: true }).click()
  await panel.getByRole('region', { name: 'What moved' }).waitFor()
  for (const tab of ['Brief', 'Analyse']) await panel.getByRole('tab', { name: tab }).click()
  expect(scene.errors).toEqual([])
  await scene.close()
})
