import type { Environment } from '../../host/contract'
import type { Notices } from '../notices/notices'

/** A plugin's console: the browser's, and errors on the page as well. */
export function pluginConsole(name: string, notices: Notices): Environment['console'] {
  return (level, values) => {
    console[level](`${name}:`, ...values)
    if (level === 'error') notices.problem(`${name} logged an error.`, describe(values))
  }
}

/** What ended a plugin, for its developer and for whoever uses it. */
export function pluginFailure(name: string, notices: Notices): Environment['onError'] {
  return (error) => {
    console.error(error)
    notices.problem(`${name} stopped on an error.`, error.stack ?? error.message)
  }
}

function describe(values: unknown[]): string {
  return values
    .map((value) => {
      if (value instanceof Error) return value.stack ?? value.message
      return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    })
    .join('\n')
}
