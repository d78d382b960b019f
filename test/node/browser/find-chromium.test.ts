import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findChromium } from '../../../src/node/browser/find-chromium'
import { launchBrowser } from '../../../src/node/browser/launch-browser'
import { temporaryFolder } from '../../support/temporary-folder'

describe('finding a browser', () => {
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder(onTestFinished)
    vi.stubEnv('CHROMIUM_PATH', '')
  })
  afterEach(() => vi.unstubAllEnvs())

  const program = async (name: string): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, '#!/bin/sh\nexit 1\n')
    await chmod(path, 0o755)
    return path
  }

  it('takes the named one before all others', async () => {
    vi.stubEnv('CHROMIUM_PATH', await program('other'))
    const path = await program('named')
    expect(await findChromium(path)).toEqual({ executablePath: path, env: {} })
  })

  it('takes CHROMIUM_PATH before what is installed', async () => {
    const path = await program('own')
    vi.stubEnv('PATH', folder)
    await program('google-chrome')
    vi.stubEnv('CHROMIUM_PATH', path)
    expect((await findChromium()).executablePath).toBe(path)
  })

  it.runIf(process.platform === 'linux')(
    'takes an installed Chrome when none is named',
    async () => {
      vi.stubEnv('PATH', folder)
      const path = await program('google-chrome')
      expect((await findChromium()).executablePath).toBe(path)
    }
  )

  it('never takes another than the one that was named', async () => {
    await expect(findChromium(join(folder, 'missing'))).rejects.toThrow(/^--chromium names no/)
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'))
    await expect(findChromium()).rejects.toThrow(/^CHROMIUM_PATH names no/)
  })

  it('says so when a browser does not start', async () => {
    const path = await program('broken')
    const starting = launchBrowser({ executablePath: path, env: {} })
    await expect(starting).rejects.toMatchObject({ code: 'none' })
    await expect(starting).rejects.toThrow(path)
  })
})
