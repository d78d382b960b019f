import type { Environment } from '../contract'

const LONGEST = 100
const DEFAULT_MS = 3000

export function createNotices(environment: Environment, guard: (run: () => unknown) => void) {
  const bound = new Set<() => void>()

  const notify: PluginAPI['notify'] = (message, options = {}) => {
    if (typeof message !== 'string') throw new Error('Expected the message to be a string')
    const { timeout = DEFAULT_MS, error = false, button, onDequeue } = options
    const away = environment.notify({
      message: message.slice(0, LONGEST),
      error,
      timeout,
      button: button
        ? { text: button.text, press: () => guard(() => button.action() !== false && cancel()) }
        : null,
      dismissed: (reason) => {
        bound.delete(cancel)
        guard(() => onDequeue?.(reason))
      }
    })
    const cancel = (): void => {
      bound.delete(cancel)
      away()
    }
    if (button ?? timeout === Infinity) bound.add(cancel)
    return { cancel }
  }

  return {
    notify,
    /** Removes notices that must not outlive the plugin: those with a button, and endless ones. */
    close(): void {
      for (const cancel of [...bound]) cancel()
    }
  }
}
