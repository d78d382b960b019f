/** Work that pauses often: a host may leave at every yield and come back later. */
export type Steps<T> = Generator<void, T, void>
