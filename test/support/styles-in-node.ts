import { register } from 'node:module'

/**
 * Lets scripts that run in Node import the panel's styles, which have no class names there: `--import` this file before
 * the script. Tests do not need it.
 */
const HOOKS = `export const load = (url, context, next) => url.endsWith('.css')
  ? { format: 'module', shortCircuit: true, source: 'export default {}' }
  : next(url, context)`

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
