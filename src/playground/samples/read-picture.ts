import { base64ToUint8Array } from 'uint8array-extras'
import pictures from '../../../assets/samples/pictures.json'
import { named } from './build-context'

/**
 * Bytes (JPEG) of a picture of the samples, drawn by `draw-pictures.ts`.
 * @throws Error when there is none of that name.
 */
export function readPicture(name: string): Uint8Array {
  return base64ToUint8Array(named<string>(pictures, name, 'picture'))
}
