import type { Part } from '../bridge'

let load: (part: Part) => Promise<string> = () => Promise.reject(new Error('No loader set.'))

/** Sets the loader for packed parts: the main thread, in the plugin. Call it before any is needed. */
export function setPartLoader(loader: typeof load): void {
  load = loader
}

/** A part of the panel, unpacked. Rejects with what the loader rejects with. */
export async function readPart(part: Part): Promise<Response> {
  return unpack(await load(part))
}

/** Unpacks text that `pack` (src/bundler/pack.js) made. */
export function unpack(packed: string): Response {
  // Of bytes, not of a Blob: that is read by way of another process.
  const stream = new Response(read(packed)).body!.pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream, { headers: { 'content-type': 'text/javascript' } })
}

/** Letters are 91 characters of ASCII: two hold 13 bits, one at the end 6, lowest first. */
function read(packed: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((13 * (packed.length >> 1) + 6 * (packed.length & 1)) >> 3)
  let held = 0
  let bits = 0
  let filled = 0
  for (let at = 0; at < packed.length; at += 2) {
    const upper = at + 1 < packed.length ? valueOf(packed.charCodeAt(at + 1)) : 0
    held |= (valueOf(packed.charCodeAt(at)) + 91 * upper) << bits
    for (bits += 13; bits >= 8; bits -= 8) {
      bytes[filled++] = held
      held >>>= 8
    }
  }
  return bytes
}

/** The place of a letter: from the space on, without `"`, `<`, `>` and the backslash. */
function valueOf(code: number): number {
  return code - 32 - +(code > 34) - +(code > 60) - +(code > 62) - +(code > 92)
}

/** Runs a script in the panel, as one that stands in its document. */
export function runInPanel(source: string): void {
  const element = document.createElement('script')
  element.textContent = source
  document.head.append(element)
  element.remove()
}
