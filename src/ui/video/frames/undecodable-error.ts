/** A video that this browser cannot show; the message is for the designer. */
export class UndecodableError extends Error {
  override name = 'UndecodableError'
}
