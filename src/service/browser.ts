export { browserCodec } from '../engine/images/browser-codec'
