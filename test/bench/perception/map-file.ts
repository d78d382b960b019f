import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { type Attention, drawAttentionMap, type MapStyle, runToEnd } from '../../../src/perception'
import { ATTENTION_STYLE, valuesByAlpha } from '../../../src/perception/draw/map-style'
import type { Size } from '../../../src/perception/see/size'
import type { Plane } from '../../../src/perception/see/plane'
import { decodeImage } from '../../../src/images/decode-image'
import { encodeIndexedPng } from '../../../src/images/png/encode-indexed-png'

/** The values (0–1) that a map's PNG file shows in its alpha, at the picture's own size. */
async function readMapFile(file: Uint8Array, style: MapStyle): Promise<Plane> {
  const { width, height, data } = await decodeImage(file, sharpCodec)
  const byAlpha = valuesByAlpha(style)
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = byAlpha[data[i * 4 + 3]!]!
  return { width, height, data: values }
}

/** What is left of a density once it was written to attention-map.png and read again. */
export function throughFile(seen: Attention, picture: Size): Promise<Plane> {
  const drawn = runToEnd(drawAttentionMap(seen, picture))
  return readMapFile(encodeIndexedPng(drawn), ATTENTION_STYLE)
}
