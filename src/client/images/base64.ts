import { uint8ArrayToBase64 } from 'uint8array-extras'
import { until } from '../core/until'

// Divisible by 3, so that slices join without padding; a few ms each on a slow machine.
const SLICE_BYTES = 3 * 128 * 1024

/**
 * Bytes as base64 text. Natively at once where the engine can; otherwise in slices with room between
 * them, so that a panel stays responsive. Rejects with the signal's reason.
 */
export async function toBase64(bytes: Uint8Array, signal?: AbortSignal): Promise<string> {
  if (isNative(bytes)) return bytes.toBase64()
  let text = ''
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    if (from > 0) await breathe(signal)
    text += uint8ArrayToBase64(bytes.subarray(from, from + SLICE_BYTES))
  }
  return text
}

/** ES2026, in Chromium since 140. */
function isNative(bytes: Uint8Array): bytes is Uint8Array & { toBase64: () => string } {
  return 'toBase64' in bytes && typeof bytes.toBase64 === 'function'
}

async function breathe(signal: AbortSignal | undefined): Promise<void> {
  const turn = new Promise<void>((resolve) => setTimeout(resolve, 0))
  await (signal === undefined ? turn : until(signal, turn))
}
