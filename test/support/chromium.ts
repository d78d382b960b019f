import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import packages from '../../package.json' with { type: 'json' }

export interface ChromiumInstall {
  executablePath: string
  env: Record<string, string>
}

const require = createRequire(import.meta.url)

/**
 * The browser the tests run in: CHROMIUM_PATH where it is set, otherwise the one that ships inside the
 * npm package @sparticuz/chromium (Linux x64), unpacked once per version. Nothing is downloaded.
 */
export async function installChromium(): Promise<ChromiumInstall> {
  const own = process.env.CHROMIUM_PATH
  if (own) return { executablePath: own, env: await fontEnv(await ownFolder()) }
  const folder = await unpackedFolder()
  return {
    executablePath: join(folder, 'chromium'),
    // The package brings NSS for machines that have no browser libraries of their own.
    env: { ...(await fontEnv(folder)), LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  }
}

async function unpackedFolder(): Promise<string> {
  const folder = join(
    tmpdir(),
    `glance-chromium-${packages.devDependencies['@sparticuz/chromium']}`
  )
  if (existsSync(join(folder, 'chromium'))) return folder
  // Unpacked aside and renamed, so that tests starting together never see half a browser.
  const aside = await mkdtemp(join(tmpdir(), 'glance-chromium-'))
  await unpackInto(aside)
  await rename(aside, folder).catch(async (error: unknown) => {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  })
  return folder
}

/** The package unpacks into TMPDIR, and only unpacks NSS where it believes to run on Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const before = { TMPDIR: process.env.TMPDIR, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    delete process.env.AWS_EXECUTION_ENV
    delete process.env.FONTCONFIG_PATH
    restore('TMPDIR', before.TMPDIR)
    restore('LD_LIBRARY_PATH', before.LD_LIBRARY_PATH)
  }
}

function restore(name: 'TMPDIR' | 'LD_LIBRARY_PATH', value: string | undefined): void {
  process.env[name] = value
  if (value === undefined) Reflect.deleteProperty(process.env, name)
}

async function ownFolder(): Promise<string> {
  const folder = join(tmpdir(), 'glance-chromium-own')
  await mkdir(folder, { recursive: true })
  return folder
}

/** Without a font of its own a bare machine draws text with no width; Inter comes with the host. */
async function fontEnv(folder: string): Promise<Record<string, string>> {
  const fonts = join(dirname(require.resolve('@open-pencil/core/package.json')), 'assets')
  const config = join(folder, 'fontconfig')
  await mkdir(config, { recursive: true })
  await writeFile(
    join(config, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${fonts}</dir><cachedir>${join(config, 'cache')}</cachedir>
<alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
<alias><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
</fontconfig>`
  )
  return { FONTCONFIG_PATH: config, FONTCONFIG_FILE: join(config, 'fonts.conf') }
}
