import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { type Attention, drawAttentionMap, runToEnd } from '../../../src/perception'
import { OWN_STYLES } from '../../../src/perception/draw/map-style'
import { readOwnMap } from '../../../src/perception/draw/read-own-map'
import type { Size } from '../../../src/perception/see/size'
import type { Plane } from '../../../src/perception/see/plane'
import { decodeImage } from '../../../src/images/decode-image'
import { encodeIndexedPng } from '../../../src/images/png/encode-indexed-png'

/** What is left of a density once it was written to attention-map.png and read again, at the picture's own size. */
export async function throughFile(seen: Attention, picture: Size): Promise<Plane> {
  const file = encodeIndexedPng(runToEnd(drawAttentionMap(seen, picture)))
  const read = readOwnMap(await decodeImage(file, sharpCodec), picture, OWN_STYLES.attention)
  if (read === null) throw new Error('A map is read back.')
  return read.values
}
