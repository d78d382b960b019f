import { execFile } from 'node:child_process'
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from './launch-browser'

const require = createRequire(import.meta.url)

/**
 * The browser that ships inside the npm package @sparticuz/chromium (Linux x64), unpacked once per
 * version beside the packages. Nothing is downloaded. null where the package is missing or cannot run.
 */
export async function packagedChromium(): Promise<Chromium | null> {
  const root = packageRoot()
  if (root === null || platform() !== 'linux' || arch() !== 'x64') return null
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const cache = join(root, '..', '..', '.cache')
  const folder = join(cache, `glance-chromium-${version}`)
  if (!(await isExecutable(join(folder, 'chromium')))) await unpack(root, cache, folder)
  return {
    packaged: true,
    executablePath: join(folder, 'chromium'),
    env: {
      // The package brings NSS for machines that have no browser libraries of their own.
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf')
    }
  }
}

function packageRoot(): string | null {
  try {
    return join(dirname(require.resolve('@sparticuz/chromium')), '..', '..')
  } catch {
    return null
  }
}

/** Unpacks aside and renames, so that processes starting together never see half a browser. */
async function unpack(root: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const aside = await mkdtemp(join(cache, 'unpacking-'))
  try {
    await unpackInto(root, aside)
    await writeFile(join(aside, 'fonts.conf'), fontConfig(folder))
    await rename(aside, folder)
  } catch (error) {
    if (!(await isExecutable(join(folder, 'chromium')))) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * The package unpacks into TMPDIR, and NSS only on Lambda: it gets that environment in a process of its own.
 */
async function unpackInto(root: string, folder: string): Promise<void> {
  const script =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env
  })
}

/** The machine's fonts where it has some, and always the package's: without any, text has no width. */
function fontConfig(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false
  )
}
