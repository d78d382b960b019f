import { type FetchFunction, PRIVATE } from './exchange'

/** What the storage answered. */
export interface UploadAnswer {
  status: number
  /** The Retry-After header, if readable. */
  retryAfter?: string | null
}

/**
 * Sends a file as the body of a PUT to a presigned address and reports progress, which `fetch` cannot: browsers
 * use an XMLHttpRequest, a service in the same program takes the file by reference. Adds no header and sends no
 * cookie. Resolves for every HTTP status, 0 standing for a redirect; rejects as fetch does.
 */
export type UploadFunction = (upload: {
  url: string
  file: Blob
  signal: AbortSignal
  /** Bytes sent, never more than the file has. A first call with 0 announces that progress is reported. */
  onProgress: (sentBytes: number) => void
}) => Promise<UploadAnswer>

/**
 * An upload by `fetch`, with the file as the body, by reference. `fetch` gives no progress, so it is reported once, at the
 * end.
 */
export function fetchUpload(fetch: FetchFunction): UploadFunction {
  return async ({ url, file, signal, onProgress }) => {
    const request = new Request(url, { ...PRIVATE, method: 'PUT', body: file, signal })
    const { status, headers, body } = await fetch(request)
    onProgress(file.size)
    // The status says it all.
    await body?.cancel()
    return { status, retryAfter: headers.get('retry-after') }
  }
}
