/** A promise that is settled from outside. */
export function deferred<T = boolean>(): {
  promise: Promise<T>
  resolve: (value: T | Promise<T>) => void
} {
  let resolve: (value: T | Promise<T>) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}
