import { CustomSource } from 'mediabunny'
import { readAhead } from './read-ahead'

// A minute has some ten thousand blocks of picture and sound, and each takes a read or two.
const MAX_READS = 200_000

/**
 * A file for the demuxer that ends, whatever it holds: mediabunny 1.61 looks for the next element of a
 * damaged file for ever (`resync` stands still 8 bytes before its end). Without a cache it asks for
 * every step, and is refused in the end.
 */
export function boundedSource(file: Blob): CustomSource {
  const read = readAhead(file)
  let reads = 0
  return new CustomSource({
    getSize: () => file.size,
    maxCacheSize: 0,
    read: (from, to) => {
      if (++reads > MAX_READS) throw new Error('The demuxer does not come to an end.')
      return read(from, to)
    }
  })
}
