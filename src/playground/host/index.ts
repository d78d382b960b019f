export type * from './contract'
export { openDocument } from './open-document'
export { runPlugin } from './run-plugin'
export { createRenderer } from './document/renderer'
