/** Licences whose terms the plugin keeps by carrying their notices. */
const CARRIED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']

/** Licences allowed by use: in the plugin, beside the service as files of their own, or to build and to test. */
const ALLOWED = {
  plugin: CARRIED,
  service: [...CARRIED, 'LGPL-3.0-or-later'],
  tools: [...CARRIED, 'MIT License', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'Zlib']
}

/**
 * Whether a licence, as SPDX writes it, allows a use. An expression with both `AND` and `OR` has to be read by a person.
 */
export function isAllowed(licence, use) {
  if (typeof licence !== 'string') return false
  const parts = licence.replace(/[()]/g, '').split(/ (AND|OR) /)
  const names = parts.filter((_, place) => place % 2 === 0)
  const joints = new Set(parts.filter((_, place) => place % 2 === 1))
  const allowed = (name) => ALLOWED[use].includes(name)
  if (joints.size > 1) return false
  return joints.has('OR') ? names.some(allowed) : names.every(allowed)
}

/**
 * All packages of a lockfile: `{ name, version, licence, use }`, those of the plugin first. `bundled` are the folders of
 * those in the plugin.
 */
export function listLicences({ packages }, bundled) {
  const inPlugin = new Set(bundled)
  const rows = Object.entries(packages)
    .filter(([folder, { link }]) => folder !== '' && !link)
    .map(([folder, { name, version, license, dev }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none named',
      use: inPlugin.has(folder) ? 'plugin' : dev ? 'tools' : 'service'
    }))
  const uses = Object.keys(ALLOWED)
  return rows.sort(
    (one, other) =>
      uses.indexOf(one.use) - uses.indexOf(other.use) || (one.name < other.name ? -1 : 1)
  )
}
