import { type Backbone, createBackbone } from './backbone/backbone'
import { createNetwork, type Network } from './faces/network'

/** Networks that have learned from photographs. Either is null where its weights are missing or damaged. */
export interface Networks {
  /** Finds faces. */
  faces: Network | null
  /** Tells what pictures show. */
  backbone: Backbone | null
}

export const NO_NETWORKS: Networks = { faces: null, backbone: null }

/** Bytes of the length that stands first. */
const LENGTH = 4

/** The networks of a file that src/bundler/networks-file.js makes. */
export function createNetworks(file: Uint8Array): Networks {
  if (file.length < LENGTH) return NO_NETWORKS
  const end = LENGTH + new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  return {
    faces: createNetwork(file.subarray(LENGTH, end)),
    backbone: createBackbone(file.subarray(end))
  }
}
