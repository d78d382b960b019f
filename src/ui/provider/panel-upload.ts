import type { UploadFunction } from '../../client'
import { watchPolicy } from './policy-watch'

/**
 * Sends a file with an XMLHttpRequest, which tells how far it is: the bytes and nothing else, no key, no
 * cookies, no header of ours. A request like this follows redirects and cannot be told not to; the answer
 * from elsewhere counts as the redirect it came by, with fetch's status for one.
 */
export const panelUpload: UploadFunction = (upload) => watchPolicy(upload.url, () => send(upload))

function send({
  url,
  file,
  signal,
  onProgress
}: Parameters<UploadFunction>[0]): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    signal.addEventListener('abort', abort)
    // From here on an upload that stands still is given up after a while.
    request.upload.onloadstart = () => onProgress(0)
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () => {
      const { origin } = new URL(request.responseURL)
      resolve({ status: origin === new URL(url).origin ? request.status : 0 })
    }
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(signal.reason as Error)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('PUT', url)
    request.send(file)
  })
}
