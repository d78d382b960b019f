import { PRIVATE, type FetchFunction } from './exchange'
import type { UploadFunction } from './upload'

/**
 * An upload by `fetch`: the file goes as the body, by reference. It cannot tell how far it is, so
 * progress is reported once, at the end.
 */
export function fetchUpload(fetch: FetchFunction): UploadFunction {
  return async ({ url, file, signal, onProgress }) => {
    const request = new Request(url, { ...PRIVATE, method: 'PUT', body: file, signal })
    const { status, body } = await fetch(request)
    onProgress(file.size)
    // What a storage has to say is its status.
    await body?.cancel()
    return { status }
  }
}
