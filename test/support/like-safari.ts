/**
 * What Chromium has and Safari 16.4 has not, the oldest that can start the packed panel, by the Safari that brought it:
 * after MDN's compatibility data 8.1.9. `checkVisibility` (17.4) stays: Playwright asks by it what is seen; the panel does not.
 */
const LACKING: Record<string, string> = {
  // Behind a setting in Safari's preview, or not even that.
  none: `requestIdleCallback cancelIdleCallback scheduler TaskController EyeDropper showOpenFilePicker showSaveFilePicker
    documentPictureInPicture performance.memory navigator.userAgentData navigator.connection navigator.deviceMemory
    navigator.scheduling CanvasRenderingContext2D.prototype.filter OffscreenCanvasRenderingContext2D.prototype.filter`,
  '17': `URL.canParse Response.json HTMLElement.prototype.popover HTMLElement.prototype.showPopover
    HTMLElement.prototype.hidePopover HTMLElement.prototype.togglePopover Highlight Set.prototype.union
    Set.prototype.intersection Set.prototype.difference Set.prototype.symmetricDifference Set.prototype.isSubsetOf
    Set.prototype.isSupersetOf Set.prototype.isDisjointFrom`,
  '17.4': `AbortSignal.any Promise.withResolvers Object.groupBy Map.groupBy ArrayBuffer.prototype.transfer`,
  '18': `Blob.prototype.bytes Request.prototype.bytes Response.prototype.bytes URL.parse
    Document.prototype.startViewTransition`,
  '18.2': `Promise.try Float16Array RegExp.escape Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.prototype.toBase64
    Uint8Array.prototype.toHex Uint8Array.prototype.setFromBase64`,
  '18.4': `Iterator HTMLDialogElement.prototype.requestClose ImageCapture`,
  '26': `trustedTypes URLPattern navigation ImageDecoder ReadableStream.prototype.values ReadableStream.from`
}

/**
 * Takes it away from a page or a Worker. Besides: iterators have no methods of arrays, streams cannot be walked,
 * canvases make PNGs where WebP is asked for, and have no WebGL off the page.
 */
function takeAway(names: readonly string[]): void {
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
  for (const name of Object.getOwnPropertyNames(iterators)) Reflect.deleteProperty(iterators, name)

  const pngFor = (type: string) => (type === 'image/webp' ? 'image/png' : type)
  const { convertToBlob, getContext } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.convertToBlob = function (options = {}) {
    const { type = 'image/png' } = options
    return convertToBlob.call(this, { ...options, type: pngFor(type) })
  }
  OffscreenCanvas.prototype.getContext = function (
    this: OffscreenCanvas,
    kind: string,
    ...rest: unknown[]
  ): unknown {
    return kind === '2d' ? Reflect.apply(getContext, this, [kind, ...rest]) : null
  } as typeof getContext
  if (!('HTMLCanvasElement' in globalThis)) return
  const { toBlob, toDataURL } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toBlob = function (callback, type = 'image/png', quality) {
    toBlob.call(this, callback, pngFor(type), quality)
  }
  HTMLCanvasElement.prototype.toDataURL = function (type = 'image/png', quality) {
    return toDataURL.call(this, pngFor(type), quality)
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

const names = Object.values(LACKING).flatMap((of) => of.split(/\s+/))
const code = `(${String(takeAway)})(${JSON.stringify(names)})`

/** Makes a Chromium's panel and Workers lack what Safari 16.4 lacks, as a script that runs before all others. */
export const LIKE_SAFARI = `if (window !== window.top) { ${code}; (${String(takeAwayInWorkers)})(${JSON.stringify(code)}) }`
