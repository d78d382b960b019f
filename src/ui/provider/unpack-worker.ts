import { OutdatedPanelError } from './outdated-panel-error'

/** The text of a script as the build packs it: base64 of a zlib stream. Rejects with OutdatedPanelError. */
export async function unpackWorker(packed: string): Promise<string> {
  if (typeof DecompressionStream === 'undefined') throw new OutdatedPanelError()
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(text).text()
}
