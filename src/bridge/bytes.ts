import * as v from 'valibot'

/** Bytes of a file, known by their tag: each thread has a Uint8Array of its own. */
export const bytesSchema = v.custom<Uint8Array>(
  (value) => Object.prototype.toString.call(value) === '[object Uint8Array]'
)
