import type { TestProject } from 'vitest/node'
import { startPlayground } from '../../src/playground/server/start-playground'
import { serveBrowser } from './browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's browser and of its playground. */
    stage: { browser: string; playground: string }
  }
}

/** Starts the browser and the playground that all workers of this run share. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([serveBrowser(), startPlayground()])
  provide('stage', { browser: browser.wsEndpoint(), playground: server.url })
  return async () => {
    await browser.close()
    await server.close()
  }
}
