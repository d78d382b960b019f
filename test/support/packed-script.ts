import { pack } from '../../src/bundler/pack.js'

/** A Worker's script without a word, as the build packs it. */
export default pack('')
