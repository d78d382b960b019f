/** A promise that is settled from outside. */
export function deferred(): { promise: Promise<boolean>; resolve: (value: boolean) => void } {
  let resolve: (value: boolean) => void = () => undefined
  const promise = new Promise<boolean>((settle) => (resolve = settle))
  return { promise, resolve }
}
