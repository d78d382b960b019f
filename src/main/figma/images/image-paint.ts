import type { KeptImage } from '../../../file'

/** A fill that covers its layer with a picture of the file. */
export function imagePaint({ hash }: KeptImage): ImagePaint {
  return { type: 'IMAGE', imageHash: hash, scaleMode: 'FILL' }
}
