let weights: Promise<Uint8Array | null> | null = null

/** The weights of the networks from their packages, as in the panel, made once; null without the packages. */
export function networkWeights(): Promise<Uint8Array | null> {
  weights ??= read().catch(() => null)
  return weights
}

async function read(): Promise<Uint8Array> {
  const { networksFile } = await import('../../bundler/networks-file')
  return new Uint8Array(networksFile())
}
