import { faceWeights } from '../../../src/node/engine/face-weights'
import { createNetwork, type Network } from '../../../src/perception'

/** What finds faces in the benches, as `npm run analyse` has it. */
export const FACE_NETWORK: Network | null = await faceWeights().then(
  (weights) => weights && createNetwork(weights)
)
