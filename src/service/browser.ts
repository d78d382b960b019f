export { browserCodec } from './images/browser-codec'
