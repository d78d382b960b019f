import type { Handler } from 'hono'
import { refuse } from './refuse'

/** Answers every method that a path does not know; goes after the ones it knows. */
export function onlyMethods(...allowed: string[]): Handler {
  return (c) => {
    c.header('Allow', allowed.join(', '))
    return refuse(c, 405, 'method_not_allowed', `Here only ${allowed.join(' and ')} can be used.`)
  }
}
