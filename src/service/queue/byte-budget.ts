/** Reserved bytes. */
export interface Reservation {
  /** Shrinks the reservation to `bytes`. */
  shrink(bytes: number): void
  /** Gives all of it back; may be called again. */
  leave(): void
}

/** A shared number of bytes, reserved before they arrive and given back. */
export class ByteBudget {
  private taken = 0

  constructor(private readonly bytes: number) {}

  /** Reserves `bytes`; null when there is no room for them now. */
  reserve(bytes: number): Reservation | null {
    if (this.taken + bytes > this.bytes) return null
    this.taken += bytes
    let mine = bytes
    const shrink = (to: number): void => {
      if (to >= mine) return
      this.taken -= mine - to
      mine = to
    }
    return { shrink, leave: () => shrink(0) }
  }
}
