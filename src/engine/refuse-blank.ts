import type { Pixels } from '../images/pixels'
import { InputError } from '../interface'
import { isBlank } from '../perception'

/** Throws `blank_input_image` for a picture of one colour. */
export function refuseBlank(pixels: Pixels): void {
  if (!isBlank(pixels)) return
  throw new InputError(
    'blank_input_image',
    'The image is blank: there is nothing in it to look at.'
  )
}
