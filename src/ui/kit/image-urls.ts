/** Thumbnails of a handful of frames; older ones are loaded again when they are needed. */
const CAPACITY = 30

/** Keeps pictures as object URLs, the latest used ones, and gives their memory back. */
export function createImageUrls() {
  const urls = new Map<string, string>()

  function put(key: string, bytes: Uint8Array): string {
    const known = urls.get(key)
    if (known !== undefined) return touch(key, known)
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
    urls.set(key, url)
    const oldest = urls.size > CAPACITY ? urls.entries().next().value : undefined
    if (oldest !== undefined) {
      urls.delete(oldest[0])
      URL.revokeObjectURL(oldest[1])
    }
    return url
  }

  function touch(key: string, url: string): string {
    urls.delete(key)
    urls.set(key, url)
    return url
  }

  return {
    put,
    /** Object URL of an image, by hash or another stable key; `load` is called only the first time. */
    get: async (key: string, load: () => Promise<Uint8Array>): Promise<string> => {
      const known = urls.get(key)
      return known === undefined ? put(key, await load()) : touch(key, known)
    }
  }
}
