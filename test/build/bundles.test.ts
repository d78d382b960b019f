import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type BuiltPlugin,
  panelScript,
  panelScripts,
  readBuiltPlugin
} from '../support/built-plugin'
import { newDocument, startPlugin } from '../support/host'

/** What the panel may weigh, in bytes; a peer's panel is 2.45 MB. */
const PANEL_MAX = 250_000
/** And with all that Figma's side holds for it: engine, Workers, German and the networks' weights, 870 kB of it. */
const PLUGIN_MAX = 1_460_000

let built: BuiltPlugin
/** The build for the Community. */
let published: BuiltPlugin

beforeAll(async () => {
  ;[built, published] = await Promise.all([readBuiltPlugin(), readBuiltPlugin('build/publish')])
})

describe('the bundles that Figma loads', () => {
  it('stay light: the panel is under 250 kB, and all of the plugin under 1,460 kB', () => {
    for (const { main, ui } of [built, published]) {
      expect(Buffer.byteLength(ui)).toBeLessThan(PANEL_MAX)
      expect(Buffer.byteLength(main) + Buffer.byteLength(ui)).toBeLessThan(PLUGIN_MAX)
    }
  })

  it('open quickly: one letter beyond Latin 1 would make every engine keep the panel’s text at twice its size', () => {
    expect(/[^\0-\xff]/.exec(built.ui)).toBeNull()
  })

  it('name the panel’s script: a stack would give the whole document as its address, line by line', async () => {
    for (const script of [built.ui, await panelScript(built)]) {
      expect(script).toMatch(/\n\/\/# sourceURL=\S+\s*$/)
    }
  })

  it('speak ES2017 on Figma’s side: nothing newer is known to run everywhere', () => {
    for (const { main } of [built, published]) {
      expect(() => parse(main, { ecmaVersion: 2017 })).not.toThrow()
    }
    expect(() => parse('figma?.root', { ecmaVersion: 2017 })).toThrow()
  })

  it('speak ES2022 in the panel and its Workers, as every browser does that can unpack them', async () => {
    for (const build of [built, published]) {
      const scripts = await panelScripts(build)
      expect(scripts).toHaveLength(5)
      for (const script of scripts) {
        expect(() => parse(script, { ecmaVersion: 2022 })).not.toThrow()
      }
    }
    expect(() => parse('/[a--b]/v', { ecmaVersion: 2022 })).toThrow()
  })

  it('has nothing on Figma’s side that its sandbox refuses to run, not even in a string', () => {
    for (const { main } of [built, published]) {
      expect(main).not.toMatch(/-->|<!--|\bimport\s*\(|\beval\s*\(/)
    }
  })

  it('has no regular expression on Figma’s side that an older Figma may refuse to read', () => {
    expect(built.main).not.toMatch(/\\p\{/i)
    expect(built.main).not.toMatch(/\(\?<[=!]/)
  })

  it('need no globalThis on Figma’s side', () => {
    const [banner = '', ...rest] = built.main.split(/(?<=globalThis;)/)
    expect(rest.join('')).not.toContain('globalThis')
    const timers = { setTimeout: {}, clearTimeout: {} }
    const found: unknown = runInNewContext(`delete globalThis.globalThis;${banner}figmaGlobal`, {
      ...timers
    })
    expect(found).toEqual(timers)
  })

  it('carry each stylesheet once, however many components use it', async () => {
    const script = await panelScript(built)
    const sheets = [...script.matchAll(/textContent=(["'`])(\._(?:(?!\1).){40,})\1/g)].map(
      (match) => match[2]
    )
    expect(sheets.length).toBeGreaterThan(10)
    expect(new Set(sheets).size).toBe(sheets.length)
  })

  it('start with nothing but Figma’s own globals', async () => {
    const plugin = await startPlugin({
      document: await newDocument(),
      main: built.main,
      ui: built.ui
    })
    await expect.poll(() => plugin.panel.html).toContain('create-figma-plugin')
    expect(plugin.errors).toEqual([])
    plugin.plugin.close()
  })
})
