import { base64ToUint8Array } from 'uint8array-extras'

/** A script as the build packs it (`?worker`: gzip in base64), as the text it was. */
export function unpack(packed: string): Promise<Blob> {
  const stream = new Blob([base64ToUint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream, { headers: { 'content-type': 'text/javascript' } }).blob()
}

/** Runs a script in the panel, as one that stands in its document. */
export function runInPanel(source: string): void {
  const element = document.createElement('script')
  element.textContent = source
  document.head.append(element)
  element.remove()
}
