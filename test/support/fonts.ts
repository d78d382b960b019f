import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** A browser's environment with Inter as its only font: pictures of pages look the same on every machine. */
export async function testFonts(): Promise<Record<string, string>> {
  const host = createRequire(import.meta.url).resolve('@open-pencil/core/package.json')
  const folder = join(tmpdir(), `glance-test-fonts-${userInfo().username}`)
  const file = join(folder, 'fonts.conf')
  await mkdir(folder, { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(
    aside,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${join(dirname(host), 'assets')}</dir><cachedir>${join(folder, 'cache')}</cachedir>
<alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
<alias><family>system-ui</family><prefer><family>Inter</family></prefer></alias>
</fontconfig>`
  )
  // Renamed, so that a browser starting beside this one never reads half a file.
  await rename(aside, file)
  return { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: file }
}
