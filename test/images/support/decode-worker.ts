import { browserCodec } from '../../../src/images/browser-codec'
import { decoded } from './decoded'

/** Runs in a Worker: answers each file with what came of it, in order. */
onmessage = async ({ data: files }: MessageEvent<Uint8Array[]>) => {
  for (const file of files) postMessage(await decoded(file, browserCodec))
}
