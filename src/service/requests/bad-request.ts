/** A create request that is malformed; the message names the field. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}
