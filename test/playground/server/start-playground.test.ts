import { createServer } from 'node:http'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Playground, startPlayground } from '../../../src/playground/server/start-playground'
import { temporaryFolder } from '../../support/temporary-folder'

const MANIFEST = { name: 'Fixture', main: 'build/main.js', ui: 'build/ui.js' }

const folder = await temporaryFolder()
await mkdir(join(folder, 'build'))
let playground: Playground | null = null
afterEach(async () => {
  await playground?.close()
  playground = null
})

async function writePlugin(ui = 'first'): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(MANIFEST))
  await writeFile(join(folder, 'build/main.js'), 'figma.showUI(__html__)')
  await writeFile(join(folder, 'build/ui.js'), ui)
}

describe('startPlayground', () => {
  it('says what to run when the plugin is not built', async () => {
    const empty = await temporaryFolder(onTestFinished)
    await expect(startPlayground({ pluginFolder: empty })).rejects.toThrow(
      'The plugin is not built: manifest.json is missing. Run “npm run build” first.'
    )
    await writeFile(join(empty, 'manifest.json'), JSON.stringify(MANIFEST))
    await expect(startPlayground({ pluginFolder: empty })).rejects.toThrow(
      'build/main.js is missing'
    )
  })

  it('serves the page with all it needs, and the plugin as it is built at that moment', async () => {
    await writePlugin()
    playground = await startPlayground({ pluginFolder: folder })
    const at = (path: string): Promise<Response> => fetch(new URL(path, playground?.url))

    expect(await (await at('/')).text()).toContain('<title>Glance playground</title>')
    for (const [path, type] of [
      ['/page.js', 'text/javascript'],
      ['/page.css', 'text/css'],
      ['/canvaskit.wasm', 'application/wasm'],
      ['/Inter-Regular.ttf', 'font/ttf'],
      ['/figma-theme.css', 'text/css']
    ] as const) {
      const answer = await at(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toContain(type)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }

    expect(await (await at('/plugin/ui')).text()).toBe('first')
    await writePlugin('second')
    const answer = await at('/plugin/ui')
    expect(await answer.text()).toBe('second')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await at('/package.json')).status).toBe(404)
    expect((await at('/..%2fpackage.json')).status).toBe(404)
  })

  it(
    'takes a free port when the wished one is taken, and listens on loopback only',
    { tags: ['thorough'] },
    async () => {
      await writePlugin()
      const other = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => other.once('listening', resolve))
      const address = other.address()
      const taken = typeof address === 'object' && address ? address.port : 0

      playground = await startPlayground({ port: taken, pluginFolder: folder })
      other.close()

      expect(playground.port).not.toBe(taken)
      expect(playground.url).toBe(`http://127.0.0.1:${playground.port}/`)
      expect((await fetch(playground.url)).status).toBe(200)
    }
  )
})
