/** Bytes that were reserved. */
export interface Reservation {
  /** Gives back what is not needed: `bytes` remain. */
  shrink(bytes: number): void
  /** Gives all of it back. Once is enough, and more does no harm. */
  leave(): void
}

/** So many bytes, for all who need some: reserved before they are there, and given back. */
export class ByteBudget {
  private taken = 0

  constructor(private readonly bytes: number) {}

  /** Reserves so many bytes; null when there is no room for it now. */
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
