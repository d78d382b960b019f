import { uint8ArrayToBase64 } from 'uint8array-extras'

// Divisible by 3, so that slices join without padding; a few ms each on a slow machine.
const SLICE_BYTES = 3 * 128 * 1024

/**
 * Bytes as base64 text, in a Blob: made slice by slice with room between them, so that a panel stays
 * responsive; a browser takes far longer to send a string of several MB. Rejects with the signal's reason.
 */
export async function toBase64(bytes: Uint8Array, signal?: AbortSignal): Promise<Blob> {
  const parts: Blob[] = []
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    signal?.throwIfAborted()
    // ES2026: Chromium 143 has it, Node 20 has not.
    const slice: { toBase64?: () => string } & Uint8Array = bytes.subarray(from, from + SLICE_BYTES)
    parts.push(new Blob([slice.toBase64?.() ?? uint8ArrayToBase64(slice)]))
  }
  return new Blob(parts)
}
