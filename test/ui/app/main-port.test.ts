import { expect, test } from 'vitest'
import { createMainPort } from '../../../src/ui/app/main-port'

/** A window in another one, as the panel lies in Figma's. */
function panelWindow() {
  const listeners: ((event: unknown) => void)[] = []
  const parent = { postMessage: () => undefined }
  const window = {
    parent,
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener)
  }
  const tell = (source: unknown, data: unknown): void =>
    listeners.forEach((listener) => listener({ source, data }))
  return { window: window as unknown as Window, parent, tell }
}

test('what Figma says is heard, and what any other window says is not', () => {
  const { window, parent, tell } = panelWindow()
  const heard: unknown[] = []
  createMainPort(window).listen((message) => heard.push(message))
  tell(parent, { pluginMessage: 'from Figma' })
  tell(window, { pluginMessage: 'from the panel itself' })
  tell({}, { pluginMessage: 'from a stranger' })
  tell(null, { pluginMessage: 'from nowhere' })
  tell(parent, { other: 'no message' })
  tell(parent, null)
  expect(heard).toEqual(['from Figma'])
})
