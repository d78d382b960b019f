import { dirname, join } from 'node:path'

/**
 * `build-figma-plugin --publish` makes the build for the Community, which asks for no network. It fills the folder of
 * `--output`, without the folder `build` in it.
 */
const PUBLISH = process.argv.includes('--publish')

/** Domains that the panel may reach, `none` alone for no network; empty to keep those of package.json. */
export const DOMAINS = PUBLISH
  ? ['none']
  : (process.env.GLANCE_ALLOWED_DOMAINS ?? '').split(/[\s,]+/).filter(Boolean)

/** Whether the panel may reach any network, so that a service can be connected. */
export const CONNECTS = !DOMAINS.includes('none')

/** Where a bundle goes, of where the build tool would put it. */
export function placeOf(outfile) {
  const folder = dirname(outfile)
  return PUBLISH ? join(dirname(folder), outfile.slice(folder.length)) : outfile
}

/** The same for the manifest, which names its files from its own folder. */
export function nameOf(file) {
  return PUBLISH ? file.replace(/^build\//, '') : file
}
