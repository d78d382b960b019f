import { networkWeights } from '../../../src/node/engine/network-weights'
import { createNetworks, type Networks, NO_NETWORKS } from '../../../src/perception'

/** The networks in the benches, as `npm run analyse` has them. */
export const NETWORKS: Networks = await networkWeights().then((weights) =>
  weights ? createNetworks(weights) : NO_NETWORKS
)
