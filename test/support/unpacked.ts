import { inflateRawSync } from 'node:zlib'

/** An entry of plugin data as Glance means it, packed or not. */
export function unpacked(kept: string): string {
  const packed = /^\{"version":2,"deflate":"(.*)"\}$/.exec(kept)?.[1]
  return packed === undefined ? kept : inflateRawSync(Buffer.from(packed, 'base64')).toString()
}
