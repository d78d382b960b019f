/**
 * Sends a file to a presigned address and reports how far it is. Not `fetch`, which cannot tell: browsers
 * give an XMLHttpRequest, a service in the same program takes the file by reference. Rejects as fetch does.
 */
export type UploadFunction = (upload: {
  url: string
  file: Blob
  signal: AbortSignal
  /** Bytes that have left, never more than the file has. */
  onProgress: (sentBytes: number) => void
}) => Promise<{ status: number }>
