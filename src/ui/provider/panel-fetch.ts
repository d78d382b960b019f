import type { FetchFunction, UploadAnswer, UploadFunction } from '../../client'
import { GlanceError } from '../../errors'
import { yieldToBrowser } from '../../workers/yield-to-browser'
import { words } from './words'

/** The browser's fetch. Throws `address_blocked` for addresses that the plugin's own policy refuses. */
export const panelFetch: FetchFunction = (request) => watchPolicy(request.url, () => fetch(request))

/**
 * Uploads a file with an XMLHttpRequest, which reports progress: sends only the bytes, no key, no cookies, no
 * header of ours. Such a request always follows redirects; an answer from another origin counts as a redirect,
 * with the status 0 that fetch gives one.
 */
export const panelUpload: UploadFunction = (upload) => watchPolicy(upload.url, () => send(upload))

function send(upload: Parameters<UploadFunction>[0]): Promise<UploadAnswer> {
  const { url, file, signal, onProgress } = upload
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    signal.addEventListener('abort', abort)
    // From here on the client gives up an upload that makes no progress.
    request.upload.onloadstart = () => onProgress(0)
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    request.onload = () => {
      const { origin } = new URL(request.responseURL)
      resolve({
        status: origin === new URL(url).origin ? request.status : 0,
        // getResponseHeader would log an error for a header that the storage does not expose.
        retryAfter: /^retry-after:(.*)$/im.exec(request.getAllResponseHeaders())?.[1] ?? null
      })
    }
    request.onerror = () => reject(new TypeError('The upload failed.'))
    request.onabort = () => reject(signal.reason as Error)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open('PUT', url)
    request.send(file)
  })
}

/** Runs a request; throws `address_blocked` where the plugin's own policy refused it. */
async function watchPolicy<T>(url: string, request: () => Promise<T>): Promise<T> {
  const { origin, host } = new URL(url)
  const violations: string[] = []
  const watch = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (blockedURI.startsWith(origin)) violations.push(blockedURI)
  }
  document.addEventListener('securitypolicyviolation', watch)
  try {
    return await request()
  } catch (error) {
    // The browser reports the violation in a task of its own.
    await yieldToBrowser()
    throw violations.length > 0 ? addressBlocked(host) : error
  } finally {
    document.removeEventListener('securitypolicyviolation', watch)
  }
}

function addressBlocked(host: string): GlanceError {
  const code = 'address_blocked'
  return new GlanceError({ kind: code, code, ...words().blocked(host), sent: 'no' })
}
