import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPluginInto, panelScript, readBuiltPlugin } from '../support/built-plugin'
import { manifestSchema } from '../support/manifest-rules'
import { temporaryFolder } from '../support/temporary-folder'

const folder = await temporaryFolder()
beforeAll(() => buildPluginInto(folder))

async function committed(): Promise<v.InferOutput<typeof manifestSchema>> {
  return v.parse(manifestSchema, JSON.parse(await readFile('manifest.json', 'utf8')))
}

describe('manifest.json', () => {
  it('is the one a build writes', async () => {
    expect(JSON.parse(await readFile('manifest.json', 'utf8'))).toEqual(
      (await readBuiltPlugin(folder)).manifest
    )
  })

  it('follows every rule Figma documents, with no key it does not know', async () => {
    await expect(committed()).resolves.toBeDefined()
  })

  it('refuses a misspelt key, so that the check above can fail', async () => {
    const typo = { ...(await committed()), documentAcess: 'dynamic-page' }
    expect(v.safeParse(manifestSchema, typo).success).toBe(false)
  })

  it('lets Glance run in Dev Mode, and in Dev Mode only where Figma has a place for it', async () => {
    const manifest = await committed()
    expect(manifest).toMatchObject({ editorType: ['figma', 'dev'], capabilities: ['inspect'] })
    expect(v.safeParse(manifestSchema, { ...manifest, capabilities: [] }).success).toBe(false)
  })

  it('offers open, analyse, compare, both as quick actions, show or hide, remove and settings in the menu', async () => {
    const { menu } = await committed()
    const names = menu.flatMap((item) => ('name' in item ? [item.name] : []))
    expect(names).toEqual([
      'Open Glance',
      'Analyse selection',
      'Compare selection',
      'Quick analyse',
      'Quick compare',
      'Show or hide overlays',
      'Remove overlays',
      'Settings'
    ])
  })

  it('points at files that the build writes', async () => {
    const { main, ui } = await committed()
    expect(existsSync(join(folder, main))).toBe(true)
    expect(existsSync(join(folder, ui))).toBe(true)
  })

  it('names every command of menu and relaunch buttons in main.js', async () => {
    const { menu, relaunchButtons } = await committed()
    const { main } = await readBuiltPlugin(folder)
    const commands = [...menu, ...relaunchButtons].flatMap((it) =>
      'command' in it ? [it.command] : []
    )
    for (const command of commands) expect(main).toContain(command)
  })
})

const SCRIPT = `
  import change from './build-figma-plugin.manifest.js'
  console.log(JSON.stringify(change(JSON.parse(process.env.MANIFEST))))
`

/** What a build makes of the manifest in this environment, without the time of a whole build. */
async function changed(
  env: Record<string, string>,
  args: readonly string[] = []
): Promise<v.InferOutput<typeof manifestSchema>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, '--', ...args],
    { env: { ...process.env, ...env, MANIFEST: await readFile('manifest.json', 'utf8') } }
  )
  return v.parse(manifestSchema, JSON.parse(stdout))
}

describe("an organisation's build", () => {
  it('allows the domains it names and no others, and is published under its own id', async () => {
    const manifest = await changed({
      GLANCE_ALLOWED_DOMAINS: 'https://api.example.com, https://storage.example.com',
      GLANCE_NETWORK_REASON: 'Our own analysis service.',
      GLANCE_PLUGIN_ID: '1234567890'
    })
    expect(manifest.networkAccess).toEqual({
      allowedDomains: ['https://api.example.com', 'https://storage.example.com'],
      reasoning: 'Our own analysis service.'
    })
    expect(manifest.id).toBe('1234567890')
  })

  it('may allow no network at all', async () => {
    const { networkAccess } = await changed({ GLANCE_ALLOWED_DOMAINS: 'none' })
    expect(networkAccess).toEqual({ allowedDomains: ['none'] })
  })
})

describe('the build to publish', () => {
  it('asks for no network, whatever an organisation wants, and else differs only in lying in one folder', async () => {
    const wanted = {
      ...(await committed()),
      main: 'main.js',
      ui: 'ui.js',
      networkAccess: { allowedDomains: ['none'] }
    }
    expect((await readBuiltPlugin('build/publish')).manifest).toEqual(wanted)
    const env = { GLANCE_ALLOWED_DOMAINS: 'https://api.example.com' }
    expect(await changed(env, ['--publish'])).toEqual(wanted)
  })

  it('carries nothing that would call a service', async () => {
    const connecting = await panelScript(await readBuiltPlugin(folder))
    const published = await panelScript(await readBuiltPlugin('build/publish'))
    for (const trace of ['XMLHttpRequest', 'securitypolicyviolation', 'name:"provider"']) {
      expect(connecting).toContain(trace)
      expect(published).not.toContain(trace)
    }
  })
})
